import { Button, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { z } from 'zod/mini';
import {
  createExtensionKey,
  DEFAULT_KEY_DAYS,
  type KeyDays,
  keyDays,
} from '#shared/contracts/extension-keys.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { CheckIcon, CopyIcon } from '#shared/ui/action-icons.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { Field, Select } from '#shared/ui/forms/fields.tsx';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { useCreateExtensionKey } from './extension-key-queries.ts';

const useKeptName = createPersistedForm('extension-key-name', z.string(), '');

/** Names and makes a key, then shows it this once. */
export function CreateExtensionKey() {
  const [name, setName, setNameAfter] = useKeptName();
  const create = useCreateExtensionKey();
  const [days, setDays] = useState<KeyDays>(DEFAULT_KEY_DAYS);
  const draft = { name };
  const { formProps, issueOf, change } = useDraftForm<typeof draft>({
    draft,
    onChange: (next) => setName(next.name),
    contract: createExtensionKey.body,
    input: draft,
    serverError: create.error,
    onValid: () => setNameAfter(create.mutateAsync({ name, days }), ''),
  });
  const { form, onSubmit } = formProps;

  return (
    <>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <Field label={t('Key name')} error={issueOf('name')}>
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <TextField.Root
                {...control}
                className="min-w-0 flex-1 basis-40"
                autoComplete="off"
                placeholder={t('Laptop')}
                value={name}
                onChange={(event) => change({ name: event.target.value })}
              />
              <div className="w-32">
                <Select
                  aria-label={t('Valid for')}
                  options={keyDays.map((n) => ({
                    value: String(n),
                    label: tn(n, '{n} day', '{n} days'),
                  }))}
                  value={String(days)}
                  onChoose={(chosen) => setDays(Number(chosen) as KeyDays)}
                />
              </div>
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
