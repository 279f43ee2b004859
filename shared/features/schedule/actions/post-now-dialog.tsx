import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { useActOnPost } from '../act-queries.ts';

export function PostNowDialog(props: { post: ScheduledPost | null; onClose(): void }) {
  const asked = useRetainedValue(props.post);
  if (!asked) return null;
  return <AskToSend post={asked} open={props.post !== null} onClose={props.onClose} />;
}

function AskToSend(props: { post: ScheduledPost; open: boolean; onClose(): void }) {
  const act = useActOnPost(props.post);
  return (
    <ConfirmDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Post Now')}
      confirmLabel={t('Post now')}
      onConfirm={() => act.mutate({ action: 'now' })}
    >
      {t(
        '"{content}" is posted to X immediately, regardless of its scheduled time and your limits.',
        {
          content: excerpt(props.post.content),
        },
      )}
    </ConfirmDialog>
  );
}
