import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod/mini';
import { ApiError } from '#shared/client/api-client.ts';
import { isAway } from '#shared/client/error-sentence.ts';
import {
  checkText,
  failureText,
  loadServerMessages,
  serverMessage,
} from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { whenIdle } from '../hooks/when-idle.ts';

/** A file input is hidden behind its button, which is not what is wrong. */
const FIRST_WRONG = '[aria-invalid="true"]:not([type="file"])';

interface FormIssues<T> {
  form: RefObject<HTMLFormElement | null>;
  /** What is wrong with a field, until it is touched again. */
  issueOf(field: keyof T & string): string | undefined;
  /** What the server says of the whole, where it names no field, or that it says nothing. */
  refusal: string | null;
  /** Notes a change: what was said of these fields no longer holds. */
  touched(part: Partial<T>): void;
  submit(event: SubmitEvent): void;
}

/**
 * What is wrong with a form, by field: first what the contract says, before anything is sent, then
 * what the server answered. `metadata.notes` belongs to the field `notes`, `tweets.2` to `tweets`.
 */
export function useFormIssues<T>(options: {
  contract: z.ZodMiniType;
  input: unknown;
  serverError: Error | null;
  onValid(): void;
  onInvalid?(issues: Partial<Record<string, string>>): void;
}): FormIssues<T> {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Record<string, string>>({});
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const answer = options.serverError instanceof ApiError ? options.serverError.body : null;
  const answered = answer?.issues ?? [];
  const issues = {
    ...byField(answered.map((issue) => [issue.path, serverMessage(issue)])),
    ...mapValues(found, checkText),
  };
  useEffect(() => whenIdle(() => void loadServerMessages()?.catch(() => {})), []);
  useEffect(() => {
    if (options.serverError) focusWhatToMend(form.current);
  }, [options.serverError]);

  return {
    form,
    refusal: edited.size === 0 && answered.length === 0 ? sentenceOf(options.serverError) : null,
    issueOf: (field) => (edited.has(field) ? undefined : issues[field]),
    touched: (part) => setEdited(new Set([...edited, ...Object.keys(part)])),
    submit(event) {
      event.preventDefault();
      const parsed = options.contract.safeParse(options.input);
      const wrong = parsed.error?.issues ?? [];
      const said = byField(wrong.map(({ path, message }) => [path.join('.'), message]));
      const tell = () => {
        // The focus needs the rendered state of the first wrong field.
        flushSync(() => {
          setFound(said);
          setEdited(new Set());
        });
        if (parsed.success) return options.onValid();
        options.onInvalid?.(mapValues(said, checkText));
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus());
      };
      const waited = parsed.success ? undefined : loadServerMessages();
      if (waited) void waited.then(tell, tell);
      else tell();
    },
  };
}

function sentenceOf(error: Error | null): string | null {
  if (isAway(error)) return t('The server could not be reached. What you wrote is still here.');
  return error instanceof ApiError && error.body ? failureText(error.body) : null;
}

/** From the button that was pressed, or from nowhere; who has moved on stays there. */
function focusWhatToMend(form: HTMLFormElement | null): void {
  const active = document.activeElement;
  if (!form || !active) return;
  // Of all that belongs to the form: its button may stand outside of it.
  const button = [...form.elements].find((one) => one.matches('[type="submit"]'));
  if (active !== button && !active.contains(form)) return;
  const wrong = form.querySelector<HTMLElement>(FIRST_WRONG);
  (wrong ?? (button as HTMLElement | undefined))?.focus();
}

function byField(issues: readonly [path: string, text: string][]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, text] of issues) {
    const field = path.split('.').findLast((word) => !/^\d+$/.test(word));
    if (field !== undefined) found[field] ??= text;
  }
  return found;
}

function mapValues(values: Record<string, string>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
