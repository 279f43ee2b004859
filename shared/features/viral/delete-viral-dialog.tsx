import type { ViralContent } from '#shared/contracts/viral.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { useDeleteViral } from './queries.ts';

/** Asks before a text goes. Stays mounted while it closes, so that the sentence stays whole. */
export function DeleteViralDialog(props: { content: ViralContent | null; onClose(): void }) {
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
