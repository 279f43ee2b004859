import { TextField } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { DangerButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Field } from '#shared/ui/forms/fields.tsx';
import type { ApiKey } from './settings-edits.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** A key of somebody else's service: once saved it is never shown again, only replaced or cleared. */
export function KeyField(props: {
  fields: SettingsFields;
  name: ApiKey;
  label: string;
  hint: string;
}) {
  const { fields, name } = props;
  const place = `api.${name}` as const;
  const saved = fields.saved.api[name] ?? '';
  const edit = fields.edit(place);
  const [replacing, setReplacing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = typeof edit === 'string' && edit !== '' ? edit : '';

  function keep() {
    setReplacing(false);
    fields.change(place, saved);
  }

  return (
    <Field label={props.label} hint={props.hint} error={fields.issueOf(place)}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <TextField.Root
            {...control}
            ref={input}
            type={saved && edit === undefined && !replacing ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            className="min-w-0 flex-1 basis-56"
            readOnly={saved !== '' && !replacing && typed === ''}
            value={saved && edit === undefined && !replacing ? saved : typed}
            placeholder={edit === '' && !replacing ? t('Cleared when you save') : t('Not set')}
            // Nothing typed is no change: the saved key stays.
            onChange={({ target }) => fields.change(place, target.value || saved)}
          />
          {saved === '' ? null : replacing || edit !== undefined ? (
            <SecondaryButton onClick={keep}>{t('Keep the saved key')}</SecondaryButton>
          ) : (
            <>
              <SecondaryButton
                aria-label={t('Replace {name}', { name: props.label })}
                onClick={() => {
                  setReplacing(true);
                  input.current?.focus();
                }}
              >
                {t('Replace')}
              </SecondaryButton>
              <DangerButton
                aria-label={t('Clear {name}', { name: props.label })}
                onClick={() => fields.change(place, '')}
              >
                {t('Clear')}
              </DangerButton>
            </>
          )}
        </div>
      )}
    </Field>
  );
}
