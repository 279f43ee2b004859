import { Dialog, IconButton } from '@radix-ui/themes';
import { msg, t } from '#shared/i18n/translate.ts';
import { useFocusReturn } from '#shared/ui/focus-return.ts';
import { CloseIcon } from '#shared/ui/icons.tsx';

const moments = [
  msg('Press the spark under a post on X. Troupe reads that post and nothing else.'),
  msg('Choose persona and tone. The draft appears, with the number of characters X counts.'),
  msg("Insert puts it into X's own composer. Only you press Reply."),
];

/** The demo: the real thing in a picture, and what happens in it. */
export default function DemoDialog(props: { open: boolean; onClose(): void }) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => open || props.onClose()}>
      <Dialog.Content className="relative w-full max-w-[920px] p-6" {...focusReturn}>
        <Dialog.Title className="heading mb-1 pr-10 text-xl">
          {t('How a draft is made')}
        </Dialog.Title>
        <Dialog.Description className="mb-5 text-sm text-muted">
          {t('Troupe on X, as the browser test takes its picture.')}
        </Dialog.Description>
        <img
          src="/reply-on-x.png"
          alt={t(
            'A post on X with the Troupe draft beside it: persona, tone, provider and the text',
          )}
          width={1280}
          height={900}
          className="h-auto w-full rounded-card border border-line"
        />
        <ol className="mt-5 grid list-decimal gap-x-8 gap-y-2 pl-5 text-sm text-muted md:grid-cols-3">
          {moments.map((moment) => (
            <li key={moment}>{t(moment)}</li>
          ))}
        </ol>
        <Dialog.Close>
          <IconButton
            variant="ghost"
            color="gray"
            aria-label={t('Close')}
            className="absolute top-5 right-5 m-0"
          >
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
}
