import { useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { DangerButton } from '#shared/ui/forms/busy-button.tsx';

/** A button that asks once more before all settings go back to their defaults. */
export function ResetSettings(props: { label: string; busy: boolean; onReset(): void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <DangerButton busy={props.busy} onClick={() => setAsked(true)}>
        {props.busy ? t('Resetting...') : props.label}
      </DangerButton>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Reset Settings')}
        confirmLabel={t('Reset')}
        onConfirm={props.onReset}
      >
        {t(
          'Are you sure you want to reset all settings to defaults? This action cannot be undone.',
        )}
      </ConfirmDialog>
    </>
  );
}
