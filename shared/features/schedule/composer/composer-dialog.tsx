import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Composer } from './form/composer.tsx';
import type { ComposerStart } from './open-composer.ts';

/** The composer over any screen. Closing keeps what was typed as a draft. */
export function ComposerDialog(props: { open: ComposerStart | null; onClose(): void }) {
  return (
    <FormDialog
      wide="composer"
      open={props.open !== null}
      onClose={props.onClose}
      title={t('Compose')}
      description={t('Your draft is saved automatically. Nothing is posted until you schedule it.')}
    >
      {props.open ? <Composer start={props.open} around="dialog" onDone={props.onClose} /> : null}
    </FormDialog>
  );
}
