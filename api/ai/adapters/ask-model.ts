import { randomBytes } from 'node:crypto';
import { type Objection, severityOf } from '../answer/objection.ts';
import { withoutThinking } from '../answer/without-thinking.ts';
import { answerLimit, guardStream, repeats } from '../guard/stream-guard.ts';
import { ModelError } from './model-error.ts';
import type { StructuredQuestion } from './provider.ts';
import type { OnTokens, Prompt, Question, TextModel } from './text-model.ts';

/** Who hears of the answers to a question: their `content` as it grows, and what each took. */
export interface Listening {
  onText?: ((soFar: string) => void) | undefined;
  onTokens?: OnTokens | undefined;
}

/**
 * Asks a model and reads its answer: one more try after a passing fault, one repair after an answer that
 * cannot be read, that refuses or that has an objection, so many milliseconds in all. Of two answers the
 * one with the lighter objection counts, the second where they are equal. Throws ModelError, `unsafe`
 * where both answers are harmful.
 */
export async function askModel<T>(
  model: TextModel,
  question: StructuredQuestion<T>,
  client: AbortSignal,
  timeLimitMs: number,
  { onText, onTokens }: Listening = {},
): Promise<T> {
  const canary = `trp-${randomBytes(8).toString('hex')}`;
  const nonce = randomBytes(12).toString('hex');
  const prompt = question.prompt({ canary, nonce });
  /** What no answer may repeat. */
  const secrets = [canary, ...(prompt.rules ?? [])];
  const { jsonSchema, schemaName, images = [] } = question;
  /** Left for passing faults; one for the whole question, its repair included. */
  let retries = 1;

  async function askPatiently(asked: Question, signal: AbortSignal): Promise<string> {
    try {
      return await model.ask(asked, signal, onText && guardStream(secrets, onText), onTokens);
    } catch (error) {
      const passing = error instanceof ModelError && error.passing;
      if (!passing || signal.aborted || retries === 0) throw error;
      retries -= 1;
      return await askPatiently(asked, signal);
    }
  }

  async function answer(told: Prompt, signal: AbortSignal): Promise<Attempt<T>> {
    try {
      const { system, user, answerTokens } = told;
      const asked = { system, user, answerTokens, schema: jsonSchema, schemaName, images };
      const text = await askPatiently(asked, signal);
      if (text.length > answerLimit) throw new ModelError('too_large');
      if (repeats(withoutThinking(text).text, secrets)) throw new ModelError('leaked');
      const read = question.read(text);
      if ('complaint' in read) return read;
      return { ...read, objection: (await question.objection?.(read.value)) ?? null };
    } catch (error) {
      // About the same text a model often answers the second time.
      if (!(error instanceof ModelError) || !(error.fault in COMPLAINTS)) throw error;
      return { complaint: COMPLAINTS[error.fault as keyof typeof COMPLAINTS], error };
    }
  }

  return withDeadline(client, timeLimitMs, async (signal) => {
    const first = await answer(prompt, signal);
    const complaint = 'complaint' in first ? first.complaint : first.objection?.ask;
    if (complaint === undefined && 'value' in first) return first.value;
    const second = await answer(repairPrompt(prompt, complaint ?? ''), signal).catch((error) => {
      // What was only objected to is a text still, whatever becomes of the second.
      if ('value' in first && !client.aborted) return first;
      throw error;
    });
    return better(first, second);
  });
}

/** The complaint in the repair prompt, by the fault of the first answer. */
const COMPLAINTS = {
  filtered: 'it refused. Write a harmless text for the same task',
  cut_short: 'it broke off. Write a whole, shorter one',
  unreadable: 'it was empty',
  leaked: 'it repeated the rules or a marker',
} satisfies Partial<Record<ModelError['fault'], string>>;

type Attempt<T> =
  | { value: T; objection: Objection | null }
  | { complaint: string; error?: ModelError };

/** Throws the fault of two answers that are none, and of two that may not be shown. */
function better<T>(first: Attempt<T>, second: Attempt<T>): T {
  const read = [second, first].flatMap((one) => ('value' in one ? [one] : []));
  const [best] = read.toSorted((a, b) => severityOf(a.objection) - severityOf(b.objection));
  if (!best) {
    const failed = [second, first].flatMap((one) =>
      'error' in one && one.error ? [one.error] : [],
    );
    throw failed[0] ?? new ModelError('unreadable');
  }
  if (best.objection?.kind === 'harmful') throw new ModelError('unsafe');
  if (best.objection?.kind === 'unusable') throw new ModelError('filtered');
  return best.value;
}

async function withDeadline<T>(
  client: AbortSignal,
  timeLimitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const timer = setTimeout(cancel, timeLimitMs);
  client.addEventListener('abort', cancel, { once: true });
  if (client.aborted) cancel();
  try {
    return await work(controller.signal);
  } catch (error) {
    if (client.aborted) throw new ModelError('cancelled', { cause: error });
    if (controller.signal.aborted) throw new ModelError('timed_out', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    client.removeEventListener('abort', cancel);
  }
}

/** What a model hears when its first answer did not have the asked form. */
export function repairPrompt(prompt: Prompt, complaint: string): Prompt {
  return {
    ...prompt,
    user: `${prompt.user}\nYour last answer was not usable: ${complaint}. Answer again with nothing but one JSON object of the asked form.`,
  };
}
