import type { Persona } from '#shared/contracts/personas.ts';
import { CreatePersonaDialog } from './create-persona-dialog.tsx';
import { DeletePersonaDialog } from './delete-persona-dialog.tsx';
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
