import OpenAI, { APIConnectionError, APIError } from 'openai';
import { cappedFetch } from './capped-fetch.ts';
import { ModelFault } from './model-fault.ts';
import type { Question, TextModel } from './text-model.ts';

export interface OpenAiCompatibleOptions {
  baseURL: string;
  apiKey: string;
  /** Null: the first model the server lists (a local server usually serves one). */
  model: string | null;
}

/** OpenAI, xAI and local servers: Chat Completions with a JSON schema. */
export function openAiCompatible(options: OpenAiCompatibleOptions): TextModel {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseURL,
    timeout: 30_000,
    maxRetries: 0,
    logLevel: 'off',
    fetch: cappedFetch,
  });
  return {
    async ask(question, signal) {
      try {
        const model = options.model ?? (await firstModel(client, signal));
        const answer = await client.chat.completions.create(body(model, question), { signal });
        const choice = answer.choices?.[0];
        if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) {
          throw new ModelFault('filtered');
        }
        if (typeof choice?.message?.content !== 'string') throw new ModelFault('unreadable');
        return choice.message.content;
      } catch (error) {
        throw toFault(error);
      }
    },
  };
}

function body(model: string, question: Question) {
  return {
    model,
    messages: [
      { role: 'system' as const, content: question.system },
      ...question.messages.map((content) => ({ role: 'user' as const, content })),
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name: question.schemaName, strict: true, schema: question.schema },
    },
  };
}

async function firstModel(client: OpenAI, signal: AbortSignal): Promise<string> {
  const { data } = await client.models.list({ signal, timeout: 3_000 });
  const id = data[0]?.id;
  if (!id) throw new ModelFault('model_unknown');
  return id;
}

const noCredit = /insufficient_quota|credit|billing/i;
const badKey = /api.?key/i;

function toFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  // The SDK wraps what its fetch threw: a body over the limit arrives as a connection error.
  if (error instanceof Error && error.cause instanceof ModelFault) return error.cause;
  if (error instanceof APIConnectionError) return new ModelFault('unreachable', { cause: error });
  if (!(error instanceof APIError)) return new ModelFault('unreadable', { cause: error });
  const { status } = error;
  const words = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`;
  // xAI answers a wrong key with 400 and `error` as a plain string.
  if (status === 401 || (badKey.test(words) && (status === 400 || status === 403))) {
    return new ModelFault('key_refused', { cause: error });
  }
  if (status === 429 || status === 402) {
    if (status === 402 || noCredit.test(words))
      return new ModelFault('no_credit', { cause: error });
    return new ModelFault('rate_limited', { ...retryAfter(error), cause: error });
  }
  if (status === 404) return new ModelFault('model_unknown', { cause: error });
  if (status !== undefined && status >= 500) {
    return new ModelFault('internal', { status, cause: error });
  }
  return new ModelFault('request_refused', { ...(status ? { status } : {}), cause: error });
}

function retryAfter(error: APIError): { retryAfterSeconds?: number } {
  const seconds = Math.ceil(Number(error.headers?.get('retry-after')));
  return seconds > 0 && seconds <= 3_600 ? { retryAfterSeconds: seconds } : {};
}
