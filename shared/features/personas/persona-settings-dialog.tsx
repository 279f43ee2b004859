import { useState } from 'react';
import type { Persona } from '#shared/contracts/personas.ts';
import { FormDialog } from '#shared/ui/dialogs.tsx';
import { draftOf, serverIssues, toSettingsInput } from './persona-draft.ts';
import { PersonaForm } from './persona-form.tsx';
import { useUpdatePersonaSettings } from './queries.ts';

/** Opens prefilled with the persona and closes when it is saved. */
export function PersonaSettingsDialog({ persona, onClose }: { persona: Persona; onClose(): void }) {
  const [draft, setDraft] = useState(() => draftOf(persona));
  const update = useUpdatePersonaSettings(persona.id);

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Persona Settings"
      description="Update your AI persona configuration and behaviors"
    >
      <PersonaForm
        draft={draft}
        onChange={setDraft}
        serverIssues={serverIssues(update.error)}
        onSubmit={() => update.mutate(toSettingsInput(draft, persona), { onSuccess: onClose })}
        busy={update.isPending}
        submitLabel="Save Changes"
        busyLabel="Updating..."
      />
    </FormDialog>
  );
}
