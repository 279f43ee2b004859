import { useState } from 'react';
import { createWorkspace } from '#shared/contracts/workspaces.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { useCreateWorkspace } from './queries.ts';

interface Naming {
  open: boolean;
  onClose(): void;
  /** Goes on in the new one. */
  onMade(id: string): void;
}

export function NewWorkspaceDialog(props: Naming) {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('New workspace')}
      description={t('With its own members, personas, X accounts and settings.')}
    >
      <NameForm {...props} />
    </FormDialog>
  );
}

function NameForm({ onMade }: Naming) {
  const [draft, setDraft] = useState({ name: '' });
  const create = useCreateWorkspace();
  const { formProps, text } = useDraftForm<typeof draft>({
    draft,
    onChange: setDraft,
    contract: createWorkspace.body,
    input: draft,
    serverError: create.error,
    onValid: () => create.mutate(draft.name, { onSuccess: ({ id }) => onMade(id) }),
  });
  const { form, refusal, onSubmit } = formProps;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <LineField label={t('Name')} maxLength={100} {...text('name')} />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={create.isPending}>
        {create.isPending ? t('Creating...') : t('Create workspace')}
      </BusyButton>
    </form>
  );
}
