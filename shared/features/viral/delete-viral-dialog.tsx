import { useState } from 'react';
import type { ViralContent } from '#shared/contracts/viral.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/dialogs.tsx';
import { useDeleteViral } from './queries.ts';

/** Asks before a text goes. Stays mounted while it closes, so that the sentence stays whole. */
export function DeleteViralDialog(props: { content: ViralContent | null; onClose(): void }) {
  const [asked, setAsked] = useState(props.content);
  const remove = useDeleteViral();
  if (props.content && props.content !== asked) setAsked(props.content);
  if (!asked) return null;

  return (
    <ConfirmDialog
      open={props.content !== null}
      onOpenChange={(open) => open || props.onClose()}
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

// The button that had the focus is gone with its card.
function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
