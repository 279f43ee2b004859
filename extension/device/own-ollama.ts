import { z } from 'zod/mini';
import type { DeviceBrief } from '#shared/contracts/device-drafts.ts';
import { type LocalModel, parameterCount } from '#shared/lib/local-models/local-model.ts';

/** Where Ollama listens unless its owner has moved it. */
export const OLLAMA_ADDRESS = 'http://127.0.0.1:11434';

const SEARCH_MS = 3_000;
/** Minutes that the model stays in memory after an answer. */
const KEPT_MINUTES = 10;
const CONTEXT_TOKENS = 4_096;
const ANSWER_TOKENS = 400;
/** Characters of an error of Ollama that a person reads. */
const LONGEST_ERROR = 200;

const tags = z.object({
  models: z.nullish(
    z.array(
      z.object({
        name: z.string(),
        size: z.catch(z.number(), 0),
        remote_host: z.nullish(z.string()),
        details: z.nullish(
          z.object({ family: z.nullish(z.string()), parameter_size: z.nullish(z.string()) }),
        ),
      }),
    ),
  ),
});
const written = z.object({ message: z.object({ content: z.string() }) });
const failure = z.object({ error: z.string() });

/** `refused`: Ollama answers, and takes no calls of browser extensions until its owner allows them. */
export type FoundOllama =
  | { state: 'found'; models: LocalModel[] }
  | { state: 'refused' }
  | { state: 'absent' };

/** Asks the Ollama of this computer for the models that write text. */
export async function findOllama(url: string): Promise<FoundOllama> {
  try {
    const signal = AbortSignal.timeout(SEARCH_MS);
    const response = await fetch(`${url}/api/tags`, { signal, redirect: 'error' });
    if (response.status === 403) return { state: 'refused' };
    const { models } = tags.parse(await response.json());
    const here = (models ?? []).filter(
      ({ name, remote_host: remote, details }) =>
        !remote && !/bert/i.test(details?.family ?? '') && !/embed|rerank/i.test(name),
    );
    const [first] = here;
    // Browsers name the extension in calls that are no GET alone, and Ollama goes by that.
    const shown = first && (await post(`${url}/api/show`, { model: first.name }, signal));
    if (shown?.status === 403) return { state: 'refused' };
    return {
      state: 'found',
      models: here.map(({ name, size, details }) => ({
        name,
        bytes: size > 0 ? size : null,
        parameters: parameterCount(details?.parameter_size ?? undefined, name),
      })),
    };
  } catch {
    return { state: 'absent' };
  }
}

export type OllamaAnswer = { text: string } | { failed: 'absent' | 'refused' } | { says: string };

/** One answer of the model by `/api/chat` (Ollama's docs/api.md): it does not think, and follows the schema. */
export async function askOllama(
  { url, model }: { url: string; model: string },
  { system, messages, schema, answerTokens, contextTokens }: DeviceBrief,
  signal: AbortSignal,
): Promise<OllamaAnswer> {
  const chat = `${url}/api/chat`;
  const asked = messages.map((content) => ({ role: 'user', content }));
  const body = {
    model,
    messages: [{ role: 'system', content: system }, ...asked],
    format: schema,
    think: false,
    stream: false,
    keep_alive: `${KEPT_MINUTES}m`,
    options: {
      num_ctx: contextTokens ?? CONTEXT_TOKENS,
      num_predict: answerTokens ?? ANSWER_TOKENS,
    },
  };
  const first = await post(chat, body, signal);
  // A model that cannot think refuses to be told not to.
  const isOfThinking = first.status === 400 && /think/i.test(errorIn(first.answer) ?? '');
  const second = isOfThinking ? await post(chat, { ...body, think: undefined }, signal) : first;
  const { status, answer } = second;
  if (status === 0) return { failed: 'absent' };
  if (status === 403) return { failed: 'refused' };
  // What cannot be read is for the server to judge.
  if (status === 200) return { text: written.safeParse(answer).data?.message.content ?? '' };
  return { says: errorIn(answer)?.slice(0, LONGEST_ERROR) ?? `HTTP ${status}` };
}

const errorIn = (answer: unknown) => failure.safeParse(answer).data?.error;

/** Status 0: nothing answers there. An answer that is no JSON is null. Throws AbortError when cancelled. */
async function post(
  address: string,
  body: object,
  signal: AbortSignal,
): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    const answer: unknown = await response.json().catch(() => null);
    signal.throwIfAborted();
    return { status: response.status, answer };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 0, answer: null };
  }
}
