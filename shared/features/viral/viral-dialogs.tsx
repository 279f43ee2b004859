import type { ViralContent } from '#shared/contracts/viral.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { useDeleteViral } from './queries.ts';
import { TrainDialog } from './train-dialog.tsx';

export type OpenDialog =
  | { kind: 'train'; contents: ViralContent[] }
  | { kind: 'delete'; content: ViralContent };

/** The dialogs of the library, at most one of them open. Loaded apart from the screen. */
export default function ViralDialogs(props: {
  open: OpenDialog | null;
  onClose(): void;
  onStarted(): void;
}) {
  const { open, onClose } = props;
  return (
    <>
      {open?.kind === 'train' ? (
        <TrainDialog contents={open.contents} onClose={onClose} onStarted={props.onStarted} />
      ) : null}
      <DeleteViralDialog
        content={open?.kind === 'delete' ? open.content : null}
        onClose={onClose}
      />
    </>
  );
}

/** Asks before a text goes. Stays mounted while it closes, so that the sentence stays whole. */
function DeleteViralDialog(props: { content: ViralContent | null; onClose(): void }) {
  const asked = useRetainedValue(props.content);
  const remove = useDeleteViral();
  if (!asked) return null;

  return (
    <ConfirmDialog
      open={props.content !== null}
      onClose={props.onClose}
      title={t('Delete Viral Content')}
      confirmLabel={t('Delete')}
      onConfirm={() => remove.mutate(asked.id, { onSuccess: focusHeading })}
    >
      {t('Are you sure you want to delete "{title}"? This action cannot be undone.', {
        title: asked.title,
      })}
    </ConfirmDialog>
  );
}
