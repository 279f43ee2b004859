import { useState } from 'react';
import { createWorkspace } from '#shared/contracts/workspaces.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
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
  const [name, setName] = useState('');
  const create = useCreateWorkspace();
  const input = { name };
  const { form, issueOf, refusal, submit, touched } = useFormIssues<typeof input>({
    contract: createWorkspace.body,
    input,
    serverError: create.error,
    onValid: () => create.mutate(name, { onSuccess: ({ id }) => onMade(id) }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <LineField
        label={t('Name')}
        error={issueOf('name')}
        value={name}
        maxLength={100}
        onType={(text) => {
          setName(text);
          touched({ name: text });
        }}
      />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={create.isPending}>
        {create.isPending ? t('Creating...') : t('Create workspace')}
      </BusyButton>
    </form>
  );
}
