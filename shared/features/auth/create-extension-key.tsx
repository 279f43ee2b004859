import { Button, TextField } from '@radix-ui/themes';
import { type SubmitEvent, useState } from 'react';
import { z } from 'zod/mini';
import { ApiError } from '#shared/client/api-client.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { checkText } from '#shared/i18n/check-text.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon, CopyIcon } from '#shared/ui/action-icons.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { Field } from '#shared/ui/forms/fields.tsx';
import { createPersistedDraft } from '#shared/ui/forms/persisted-form.ts';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { useCreateExtensionKey } from './extension-key-queries.ts';
import { useAuthentication } from './queries.ts';

const useKeptName = createPersistedDraft('extension-key-name', z.string(), '');

/** Names and makes a key, then shows it this once. */
export function CreateExtensionKey() {
  const { user } = useAuthentication();
  const [name, setName, setNameAfter] = useKeptName(user?.id ?? '');
  const [wrong, setWrong] = useState<string>();
  const create = useCreateExtensionKey();
  const [refused] = create.error instanceof ApiError ? (create.error.body?.issues ?? []) : [];

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const parsed = createExtensionKey.body.safeParse({ name });
    setWrong(parsed.error?.issues[0]?.message);
    if (parsed.success) setNameAfter(create.mutateAsync(name), '');
  }

  return (
    <>
      <form noValidate onSubmit={submit}>
        <Field
          label={t('Key name')}
          error={wrong ? checkText(wrong) : refused && serverMessage(refused)}
        >
          {(control) => (
            <div className="flex gap-3">
              <TextField.Root
                {...control}
                className="min-w-0 flex-1"
                autoComplete="off"
                placeholder={t('Laptop')}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  setWrong(undefined);
                }}
              />
              <BusyButton type="submit" busy={create.isPending}>
                {create.isPending ? t('Creating...') : t('Create Key')}
              </BusyButton>
            </div>
          )}
        </Field>
      </form>
      {create.data ? <NewKey apiKey={create.data.key} /> : null}
    </>
  );
}

function NewKey({ apiKey }: { apiKey: string }) {
  const { copied, copy } = useCopy();
  const said = {
    done: t('Key copied to clipboard'),
    failed: t('The clipboard is not available. Select the key and copy it.'),
  };

  return (
    <div className="mt-5 rounded-card border border-line bg-link-tint p-4">
      <p className="text-sm font-medium">{t('Copy this key now. It is shown only once.')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <output
          aria-label={t('New key')}
          className="min-w-0 flex-1 basis-64 font-mono text-sm wrap-anywhere select-all"
        >
          {apiKey}
        </output>
        <Button variant="solid" onClick={() => void copy(apiKey, said)}>
          {copied ? <CheckIcon /> : <CopyIcon />} {copied ? t('Copied') : t('Copy')}
        </Button>
      </div>
    </div>
  );
}
