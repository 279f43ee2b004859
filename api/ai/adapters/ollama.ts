import { z } from 'zod';
import { cappedFetch } from './capped-fetch.ts';
import { serverErrorText } from './local/server-error-text.ts';
import { ModelError, waitOf } from './model-error.ts';
import { optionalParameters } from './optional-parameters.ts';
import type { OnTokens, Picture, Question, TextModel } from './text-model.ts';
import { answerForms, refusesForm } from './wire/answer-forms.ts';
import { chatMessages, formInWords, promptText } from './wire/chat-messages.ts';
import { contextSize } from './wire/context-size.ts';
import { jsonLines } from './wire/json-lines.ts';

export interface OllamaOptions {
  /** Without a path: `http://127.0.0.1:11434`. */
  url: string;
  /** As its list of models names it. */
  model: string;
}

/** Minutes that a model stays in memory after an answer. */
const KEPT_MINUTES = 10;

/**
 * Ollama by its own `/api/chat` (its docs/api.md): the model does not think, the answer has the form of the schema, and the
 * context is as large as the question needs. Its OpenAI protocol can say none of these.
 */
export function ollama({ url, model }: OllamaOptions): TextModel {
  const withOptional = optionalParameters({ thinking: { think: false } });
  const inForm = answerForms(['schema', 'json', 'text']);
  const sizeFor = keptContext();
  return {
    ask: (question, signal, onText, onTokens) =>
      withOptional(({ thinking }) =>
        inForm(async (form) => {
          const { schema, images = [] } = question;
          const told = form === 'schema' ? [] : [formInWords(schema)];
          const messages = chatMessages(question, told);
          const texts = messages.map(({ content }) => content);
          const faultOf = faultsOf(promptText(question));
          const body = {
            model,
            messages: withImages(messages, images),
            ...formOf(form, question),
            ...thinking,
            stream: true,
            keep_alive: `${KEPT_MINUTES}m`,
            options: {
              num_ctx: sizeFor(contextSize(texts, images.length, question.answerTokens)),
              num_predict: question.answerTokens,
            },
          };
          try {
            const response = await post(`${url}/api/chat`, body, signal);
            if (!response.ok) throw faultOf.refusal(response, await response.text());
            return await readAnswer(response, faultOf.error, onText, onTokens);
          } catch (error) {
            throw faultOf.thrown(error);
          }
        }),
      ),
  };
}

/** A model is loaded anew for another size: while it stays loaded, it keeps the largest that it was asked for. */
function keptContext(): (needed: number) => number {
  let size = 0;
  let until = 0;
  return (needed) => {
    const now = performance.now();
    size = now < until ? Math.max(size, needed) : needed;
    until = now + KEPT_MINUTES * 60_000;
    return size;
  };
}

/** Ollama takes pictures beside the text that asks about them: the last one. */
function withImages(messages: object[], images: Picture[]): object[] {
  if (images.length === 0) return messages;
  const shown = { images: images.map(({ base64 }) => base64) };
  return messages.with(-1, { ...messages.at(-1), ...shown });
}

function formOf(form: 'schema' | 'json' | 'text', { schema }: Question): { format?: unknown } {
  if (form === 'text') return {};
  return { format: form === 'schema' ? schema : 'json' };
}

function post(url: string, body: object, signal: AbortSignal): Promise<Response> {
  return cappedFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A redirect would carry the prompt to a place nobody chose.
    redirect: 'error',
    signal,
  });
}

const counted = z.number().int().nonnegative().optional().catch(undefined);
const line = z.object({
  /** What it thinks, where it cannot be told not to, stands beside the content and is no part of the answer. */
  message: z.object({ content: z.string().catch('') }).optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: counted,
  eval_count: counted,
  error: z.unknown().optional(),
});

async function readAnswer(
  response: Response,
  errorOf: (said: unknown) => ModelError,
  onText: ((piece: string) => void) | undefined,
  onTokens: OnTokens | undefined,
): Promise<string> {
  let text = '';
  for await (const value of jsonLines(response)) {
    const read = line.safeParse(value);
    if (!read.success) throw new ModelError('unreadable');
    const { message, done, done_reason: reason, error } = read.data;
    if (error) throw errorOf(error);
    const piece = message?.content ?? '';
    text += piece;
    if (piece !== '') onText?.(piece);
    if (!done) continue;
    const { prompt_eval_count: input = 0, eval_count: output = 0 } = read.data;
    onTokens?.({ input, output });
    if (reason === 'length') throw new ModelError('cut_short');
    if (text === '') throw new ModelError('unreadable');
    return text;
  }
  throw new ModelError('cut_short');
}

const busy = /too many requests|rate.?limit|server busy|maximum pending requests/i;

/** Names what went wrong, in the server's own words where these quote nothing of the prompt. */
function faultsOf(prompt: string) {
  /** Within an answer that began with 200. */
  function error(said: unknown): ModelError {
    if (busy.test(JSON.stringify(said))) return new ModelError('rate_limited');
    return new ModelError('request_refused', { words: serverErrorText(said, prompt) });
  }
  return {
    error,
    refusal({ status, headers }: Response, body: string): ModelError {
      const said = parsed(body);
      const words = serverErrorText(said, prompt);
      if (status === 429 || (status === 503 && busy.test(body))) {
        return new ModelError('rate_limited', {
          retryAfterSeconds: waitOf(headers.get('retry-after')),
        });
      }
      if (status === 404) return new ModelError('model_unknown', { words });
      if (status >= 500 && status !== 501) return new ModelError('internal', { status, words });
      const isOfForm = refusesForm(status, body);
      return new ModelError('request_refused', { status, words, isOfForm });
    },
    thrown(thrown: unknown): unknown {
      if (thrown instanceof ModelError) return thrown;
      // What listens to the stream has refused it, or the fetch has wrapped why it ended.
      if (thrown instanceof Error && thrown.cause instanceof ModelError) return thrown.cause;
      if (thrown instanceof SyntaxError) return new ModelError('unreadable', { cause: thrown });
      return new ModelError('unreachable', { cause: thrown });
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
