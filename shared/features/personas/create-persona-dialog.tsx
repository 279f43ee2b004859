import { z } from 'zod/mini';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { useCreatePersona } from './change-queries.ts';
import { PersonaForm } from './persona-form.tsx';
import { emptyDraft, personaDraft, toCreateInput } from './persona-form-state.ts';

/** The picture is not there any more after a reload. */
const newPersona = z.extend(personaDraft, { profileImageUrl: z.catch(z.string(), '') });
const useKeptPersona = createPersistedForm('new-persona', newPersona, emptyDraft);

/** Closing keeps what was typed; only a created persona empties the form. */
export function CreatePersonaDialog(props: { open: boolean; onClose(): void }) {
  const [draft, setDraft, setDraftAfter] = useKeptPersona();
  const create = useCreatePersona();

  function submit() {
    const input = toCreateInput(draft);
    setDraftAfter(create.mutateAsync(input, { onSuccess: props.onClose }), emptyDraft);
  }

  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Create New Persona')}
      description={t('Give it a name, a character and a voice. You can change everything later.')}
    >
      <PersonaForm
        draft={draft}
        onChange={setDraft}
        serverError={create.error}
        onSubmit={submit}
        busy={create.isPending}
        submitLabel={t('Create Persona')}
        busyLabel={t('Creating...')}
      />
    </FormDialog>
  );
}
