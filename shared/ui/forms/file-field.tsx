import { type ChangeEvent, useRef } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from './busy-button.tsx';
import { Field } from './fields.tsx';

export function FileField(props: {
  label: string;
  hint: string;
  error: string | undefined;
  accept: string;
  fileName: string | null;
  disabled: boolean;
  onPick(file: File): void;
  /** Given while the file is being read: the button stops that. */
  onCancel?: (() => void) | undefined;
}) {
  const { onCancel } = props;
  const input = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again counts as a change.
    event.target.value = '';
    if (file) props.onPick(file);
  }

  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <div className="flex min-w-0 items-center gap-3">
          <input
            {...control}
            ref={input}
            type="file"
            accept={props.accept}
            tabIndex={-1}
            className="sr-only"
            disabled={props.disabled}
            onChange={pick}
          />
          <SecondaryButton
            disabled={props.disabled}
            onClick={onCancel ?? (() => input.current?.click())}
          >
            {onCancel ? t('Cancel') : props.fileName ? t('Change file') : t('Choose file')}
          </SecondaryButton>
          <span className="min-w-0 truncate text-sm text-muted">{props.fileName}</span>
        </div>
      )}
    </Field>
  );
}
