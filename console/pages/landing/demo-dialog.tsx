import { msg, t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';

const moments = [
  msg('Press the spark under a post on X. Troupe reads that post and nothing else.'),
  msg('Choose persona and tone. The draft appears, with the number of characters X counts.'),
  msg("Insert puts it into X's own composer. Only you press Reply."),
];

/** The demo: the real thing in a picture, and what happens in it. */
export default function DemoDialog(props: { open: boolean; onClose(): void }) {
  return (
    <FormDialog
      wide="picture"
      open={props.open}
      onClose={props.onClose}
      title={t('How it works')}
      description={t('Troupe on X')}
    >
      <img
        src="/reply-on-x.webp"
        alt={t('A post on X with the Troupe draft beside it: persona, tone, provider and the text')}
        width={1280}
        height={900}
        className="h-auto w-full rounded-card border border-line"
      />
      <ol className="mt-5 grid list-decimal gap-x-8 gap-y-2 pl-5 text-sm text-muted md:grid-cols-3">
        {moments.map((moment) => (
          <li key={moment}>{t(moment)}</li>
        ))}
      </ol>
    </FormDialog>
  );
}
