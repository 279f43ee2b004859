import type { Persona } from '#shared/contracts/personas.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { useDeletePersona } from './change-queries.ts';
import { CreatePersonaDialog } from './create-persona-dialog.tsx';
import { PersonaSettingsDialog } from './persona-settings-dialog.tsx';

export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'settings'; persona: Persona; atComments?: string | null }
  | { kind: 'delete'; persona: Persona };

/** The dialogs of the persona screen, at most one of them open. Loaded apart from the screen. */
export default function PersonaDialogs(props: { open: OpenDialog | null; onClose(): void }) {
  const { open, onClose } = props;
  return (
    <>
      <CreatePersonaDialog open={open?.kind === 'create'} onClose={onClose} />
      {open?.kind === 'settings' ? (
        <PersonaSettingsDialog
          persona={open.persona}
          atComments={open.atComments ?? null}
          onClose={onClose}
        />
      ) : null}
      <DeletePersonaDialog
        persona={open?.kind === 'delete' ? open.persona : null}
        onClose={onClose}
      />
    </>
  );
}

/** Asks before a persona goes. Stays mounted while it closes, so that the sentence stays whole. */
function DeletePersonaDialog(props: { persona: Persona | null; onClose(): void }) {
  const asked = useRetainedValue(props.persona);
  const remove = useDeletePersona();
  if (!asked) return null;

  return (
    <ConfirmDialog
      open={props.persona !== null}
      onClose={props.onClose}
      title={t('Delete Persona')}
      confirmLabel={t('Delete')}
      onConfirm={() => remove.mutate(asked.id, { onSuccess: focusHeading })}
    >
      {t('Are you sure you want to delete "{name}"? This action cannot be undone.', {
        name: asked.name,
      })}
    </ConfirmDialog>
  );
}
