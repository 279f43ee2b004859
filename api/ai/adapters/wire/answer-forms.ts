import { ModelError } from '../model-error.ts';

/**
 * Requests the answer in the first supported form. When the server refuses a form, requests the next one
 * and remembers the refusal for all later calls.
 */
export function answerForms<const F>(forms: readonly [F, ...F[]]) {
  let from = 0;
  return async <A>(ask: (form: F) => Promise<A>): Promise<A> => {
    for (let at = from; ; at += 1) {
      try {
        return await ask(forms[at] as F);
      } catch (error) {
        if (at + 1 >= forms.length || !isOfForm(error)) throw error;
        from = Math.max(from, at + 1);
      }
    }
  };
}

function isOfForm(error: unknown): boolean {
  return error instanceof ModelError && error.detail.isOfForm === true;
}

const form = /response_format|json_schema|json_object|json schema|grammar|\bformat\b/i;

/** Whether a server refuses the form of the answer, by its status and words. */
export function refusesForm(status: number | undefined, words: string): boolean {
  const isRefusal = status === 400 || status === 422 || status === 501;
  return isRefusal && form.test(words);
}
