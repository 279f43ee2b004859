import type { KeyboardEvent, ReactNode, RefObject, SubmitEvent } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from './busy-button.tsx';
import { useFormIssues } from './form-issues.ts';
import type { PersistedEdit } from './persisted-edit.ts';

/** What a form is given whose draft belongs to its dialog, so that nothing typed is ever lost. */
export interface DraftFormProps<Draft> {
  draft: Draft;
  onChange(draft: Draft): void;
  serverError: Error | null;
  onSubmit(): void;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
}

/** The same for a form that edits a row: what was typed is kept until it is saved. */
export const editProps = <Draft,>(
  edit: PersistedEdit<Draft>,
  update: { error: Error | null; isPending: boolean },
) => ({
  draft: edit.draft,
  onChange: edit.change,
  serverError: update.error,
  busy: update.isPending,
  submitLabel: t('Save Changes'),
  busyLabel: t('Saving...'),
});

type NameOf<Draft, Value> = {
  [Name in keyof Draft]: Draft[Name] extends Value ? Name : never;
}[keyof Draft] &
  string;

/** The props that bind a field to a part of the draft: its value, what is wrong, how it changes. */
export function bindFields<Draft>(
  draft: Draft,
  change: (part: Partial<Draft>) => void,
  issueOf: (field: keyof Draft & string) => string | undefined = () => undefined,
) {
  const changeTo = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => {
    const part: Partial<Draft> = {};
    part[name] = value;
    change(part);
  };
  return {
    text: <Name extends NameOf<Draft, string>>(name: Name) => ({
      value: draft[name] as string,
      error: issueOf(name),
      onType: (typed: string) => changeTo(name, typed as Draft[Name]),
    }),
    choice: <Name extends NameOf<Draft, string>>(name: Name) => ({
      value: draft[name],
      error: issueOf(name),
      onChoose: (value: Draft[Name]) => changeTo(name, value),
    }),
    check: <Name extends NameOf<Draft, boolean>>(name: Name) => ({
      checked: draft[name] as boolean,
      onChange: (checked: boolean) => changeTo(name, checked as Draft[Name]),
    }),
  };
}

/** `useFormIssues` for a draft: the props of a `DraftForm` and those of its fields. */
export function useDraftForm<Draft>(
  options: Parameters<typeof useFormIssues<Draft>>[0] & {
    draft: Draft;
    onChange(draft: Draft): void;
  },
) {
  const issues = useFormIssues<Draft>(options);
  const change = (part: Partial<Draft>) => {
    issues.touched(part);
    options.onChange({ ...options.draft, ...part });
  };
  const { form, refusal, submit: onSubmit, issueOf } = issues;
  const formProps = { form, refusal, onSubmit };
  return { formProps, issueOf, change, ...bindFields(options.draft, change, issueOf) };
}

/** Fields, what is refused of the whole, and the button that sends. */
export function DraftForm({
  form,
  onSubmit,
  onKeyDown,
  ...props
}: {
  form: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent): void;
  onKeyDown?(event: KeyboardEvent): void;
  refusal: string | null;
  busy: boolean;
  submitLabel: ReactNode;
  busyLabel: ReactNode;
  children: ReactNode;
}) {
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-5"
    >
      {props.children}
      <Refusal>{props.refusal}</Refusal>
      <BusyButton type="submit" size="3" busy={props.busy}>
        {props.busy ? props.busyLabel : props.submitLabel}
      </BusyButton>
    </form>
  );
}
