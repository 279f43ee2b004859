import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from './busy-button.tsx';

/**
 * Fields above, one button that starts and one that cancels, and what went wrong in place.
 * `form` and `onSubmit` are those of `useFormIssues`.
 */
export function TaskForm({
  form,
  ...props
}: {
  label: string;
  action: string;
  busyLabel: string;
  busy: boolean;
  error: Error | null;
  form: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent): void;
  onCancel(): void;
  children: ReactNode;
}) {
  const { error } = props;
  const cancelled = error?.name === 'AbortError';
  return (
    <form
      ref={form}
      noValidate
      aria-label={props.label}
      className="grid content-start gap-4"
      onSubmit={props.onSubmit}
    >
      {props.children}
      {error && !cancelled ? (
        <p role="alert" className="text-sm text-danger">
          {errorSentence(error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" size="3" busy={props.busy}>
          {props.busy ? props.busyLabel : props.action}
        </BusyButton>
        {props.busy ? (
          <SecondaryButton
            size="3"
            onClick={() => {
              props.onCancel();
              form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
            }}
          >
            {t('Cancel')}
          </SecondaryButton>
        ) : null}
      </div>
    </form>
  );
}

/** Where a result will stand beside its form; below a form on a phone it says nothing new. */
export function ResultPlaceholder({ children }: { children: string }) {
  return (
    <p
      data-placeholder=""
      className="hidden h-full min-h-24 place-content-center rounded-card border border-dashed border-line p-6 text-center text-muted lg:grid"
    >
      {children}
    </p>
  );
}
