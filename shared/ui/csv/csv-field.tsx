import { Button } from '@radix-ui/themes';
import { type ChangeEvent, useRef } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { Field } from '../forms/fields.tsx';

/** Chooses a CSV file. */
export function CsvField(props: {
  fileName: string | null;
  /** Which columns it may have. */
  hint: string;
  error: string | undefined;
  disabled: boolean;
  onPick(file: File): void;
}) {
  const input = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again counts as a change.
    event.target.value = '';
    if (file) props.onPick(file);
  }

  return (
    <Field label={t('CSV file')} hint={props.hint} error={props.error}>
      {(control) => (
        <div className="flex min-w-0 items-center gap-3">
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            tabIndex={-1}
            className="sr-only"
            disabled={props.disabled}
            onChange={pick}
          />
          <Button
            type="button"
            variant="soft"
            color="gray"
            disabled={props.disabled}
            onClick={() => input.current?.click()}
          >
            {props.fileName ? t('Change file') : t('Choose file')}
          </Button>
          <span className="min-w-0 truncate text-sm text-muted">{props.fileName}</span>
        </div>
      )}
    </Field>
  );
}
