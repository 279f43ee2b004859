import { randomBytes } from 'node:crypto';
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
 * Asks a model and parses its answer: one more try after a passing fault, one repair after an
 * answer of the wrong form or with an objection, so many milliseconds in all. Throws ModelError.
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

  async function answer({ system, messages }: Prompt, signal: AbortSignal): Promise<Parsed<T>> {
    const asked = { system, messages, schema: jsonSchema, schemaName, images };
    const text = await askPatiently(asked, signal);
    if (text.length > answerLimit) throw new ModelError('too_large');
    if (repeats(text, secrets)) throw new ModelError('leaked');
    const json = parseJson(text);
    if (json === undefined) return { ok: false, complaint: 'it was not JSON' };
    const parsed = question.schema.safeParse(json);
    if (parsed.success) return { ok: true, value: parsed.data };
    const [issue] = parsed.error.issues;
    return { ok: false, complaint: `${issue?.path.join('.') || 'answer'}: ${issue?.message}` };
  }

  return withDeadline(client, timeLimitMs, async (signal) => {
    const first = await answer(prompt, signal);
    const complaint = first.ok
      ? ((await question.objection?.(first.value)) ?? '')
      : first.complaint;
    if (first.ok && complaint === '') return first.value;
    const second = await answer(repairPrompt(prompt, complaint), signal).catch((error) => {
      // What was only objected to is a text still, whatever becomes of the second.
      if (first.ok && !client.aborted) return first;
      throw error;
    });
    if (second.ok) return second.value;
    if (first.ok) return first.value;
    throw new ModelError('unreadable');
  });
}

type Parsed<T> = { ok: true; value: T } | { ok: false; complaint: string };

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

/** Small models wrap JSON in a code block or in a sentence; the outermost braces are the answer. */
function parseJson(text: string): unknown {
  const inner = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(inner);
  } catch {
    return undefined;
  }
}

/** What a model hears when its first answer did not have the asked form. */
export function repairPrompt(prompt: Prompt, complaint: string): Prompt {
  return {
    ...prompt,
    messages: [
      ...prompt.messages,
      `Your last answer was not usable: ${complaint}. Answer again with nothing but one JSON object of the asked form.`,
    ],
  };
}
