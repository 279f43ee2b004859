import type { ComponentProps } from 'react';
import { type ReactNode, useId } from 'react';
import { t } from '#shared/i18n/translate.ts';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface FieldProps {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled form field with its hint and, beside it, what is wrong with it. */
export function Field(props: FieldProps) {
  const id = useId();
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean);
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {props.label}
        </label>
        {props.optional ? <span className="text-xs text-muted">{t('Optional')}</span> : null}
      </div>
      {props.children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': Boolean(props.error),
      })}
      {props.hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {props.hint}
        </p>
      ) : null}
      {props.error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {props.error}
        </p>
      ) : null}
    </div>
  );
}

/** The platform's own select: the one list that works the same with keys, touch and a reader. */
export function Select<T extends string>({
  options,
  onChoose,
  ...select
}: Omit<ComponentProps<'select'>, 'onChange' | 'children'> & {
  options: readonly { value: T; label: string }[];
  onChoose(value: T): void;
}) {
  return (
    <select
      {...select}
      className="field-select h-8 w-full cursor-pointer rounded-control pr-8 pl-2 text-sm"
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function SelectField<T extends string>(
  props: Omit<FieldProps, 'children'> & {
    required?: boolean;
    disabled?: boolean;
    options: readonly { value: T; label: string }[];
    value: T;
    onChoose(value: T): void;
  },
) {
  const { options, value, required, disabled, onChoose, ...field } = props;
  return (
    <Field {...field}>
      {(control) => <Select {...control} {...{ options, value, required, disabled, onChoose }} />}
    </Field>
  );
}

/** A checkbox with its words beside it; the whole line is the target. */
export function CheckField(props: {
  label: ReactNode;
  hint?: string | undefined;
  checked: boolean;
  onChange(checked: boolean): void;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={props.checked}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => props.onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 cursor-pointer accent-(--accent-9)"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer text-sm font-medium wrap-anywhere">
          {props.label}
        </label>
        {props.hint ? (
          <p id={`${id}-hint`} className="text-xs text-muted">
            {props.hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
