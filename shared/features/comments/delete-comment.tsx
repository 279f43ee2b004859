import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useDeleteComment } from './queries.ts';

export function DeleteComment(props: {
  id: string;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}) {
  const remove = useDeleteComment(props.id);
  return (
    <ConfirmDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Delete this comment?')}
      confirmLabel={t('Delete')}
      onConfirm={() => remove.mutate(undefined, { onSuccess: props.onDeleted })}
    >
      {t('Its text is deleted for everybody. Replies stay.')}
    </ConfirmDialog>
  );
}
