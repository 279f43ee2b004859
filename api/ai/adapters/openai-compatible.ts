import OpenAI, { APIConnectionError, APIError } from 'openai';
import { cappedFetch } from './capped-fetch.ts';
import { ModelError, waitOf } from './model-error.ts';
import { optionalParameters } from './optional-parameters.ts';
import type { OnTokens, Picture, Question, TextModel } from './text-model.ts';

export interface OpenAiCompatibleOptions {
  baseURL: string;
  apiKey: string;
  /** Null: the first model the server lists (a local server usually serves one). */
  model: string | null;
  /** Whether its models think as long as they are told; local servers are told nothing. */
  takesEffort?: boolean;
}

/** OpenAI, xAI and local servers: Chat Completions with a JSON schema. */
export function openAiCompatible(options: OpenAiCompatibleOptions): TextModel {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseURL,
    // Whoever asks sets a limit of its own.
    timeout: 300_000,
    maxRetries: 0,
    logLevel: 'off',
    // A redirect would carry the prompt to a place nobody chose.
    fetch: (input, init) => cappedFetch(input, { ...init, redirect: 'error' }),
  });
  const effort = options.takesEffort ? { reasoning_effort: 'low' as const } : {};
  const counting = { stream_options: { include_usage: true } };
  const withOptional = optionalParameters({ effort, counting });
  return {
    ask: (question, signal, onText, onTokens) =>
      withOptional(async (optional) => {
        try {
          const model = options.model ?? (await firstModel(client, signal));
          const asked = { ...body(model, question), ...optional.effort };
          return onText
            ? await streamed(client, { ...asked, ...optional.counting }, signal, onText, onTokens)
            : await whole(client, asked, signal, onTokens);
        } catch (error) {
          throw toFault(error);
        }
      }),
  };
}

type Body = ReturnType<typeof body> &
  Pick<OpenAI.ChatCompletionCreateParams, 'reasoning_effort' | 'stream_options'>;

async function whole(
  client: OpenAI,
  asked: Body,
  signal: AbortSignal,
  onTokens: OnTokens | undefined,
): Promise<string> {
  const answer = await client.chat.completions.create(asked, { signal });
  tellTokens(answer.usage, onTokens);
  const choice = answer.choices?.[0];
  refuseIncomplete(choice?.finish_reason, choice?.message?.refusal);
  if (typeof choice?.message?.content !== 'string') throw new ModelError('unreadable');
  return choice.message.content;
}

async function streamed(
  client: OpenAI,
  asked: Body,
  signal: AbortSignal,
  onText: (piece: string) => void,
  onTokens: OnTokens | undefined,
): Promise<string> {
  const chunks = await client.chat.completions.create({ ...asked, stream: true }, { signal });
  let text = '';
  // Some servers count with every chunk: the last one is right.
  let counted: OpenAI.CompletionUsage | null | undefined;
  try {
    for await (const { choices, usage } of chunks) {
      counted = usage ?? counted;
      const choice = choices?.[0];
      refuseIncomplete(choice?.finish_reason, choice?.delta?.refusal);
      const piece = choice?.delta?.content;
      if (typeof piece !== 'string' || piece === '') continue;
      text += piece;
      onText(piece);
    }
  } finally {
    tellTokens(counted, onTokens);
  }
  if (text === '') throw new ModelError('unreadable');
  return text;
}

/** xAI counts what was thought beside the completion, OpenAI within it: the total has it either way. */
function tellTokens(
  usage: OpenAI.CompletionUsage | null | undefined,
  onTokens: OnTokens | undefined,
): void {
  if (!usage) return;
  const { prompt_tokens: input, completion_tokens: completed, total_tokens: total } = usage;
  onTokens?.({ input, output: Math.max(completed, total - input) });
}

function refuseIncomplete(reason: string | null | undefined, refusal?: string | null): void {
  if (reason === 'content_filter' || refusal) throw new ModelError('filtered');
  if (reason === 'length') throw new ModelError('cut_short');
}

function body(model: string, question: Question) {
  const texts = question.messages.map((content) => ({ role: 'user' as const, content }));
  return {
    model,
    messages: [
      { role: 'system' as const, content: question.system },
      ...texts,
      ...(question.images?.length ? [pictureMessage(question.images)] : []),
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name: question.schemaName, strict: true, schema: question.schema },
    },
  };
}

function pictureMessage(images: Picture[]) {
  const content = images.map(({ mimeType, base64 }) => ({
    type: 'image_url' as const,
    image_url: { url: `data:${mimeType};base64,${base64}` },
  }));
  return { role: 'user' as const, content };
}

async function firstModel(client: OpenAI, signal: AbortSignal): Promise<string> {
  const { data } = await client.models.list({ signal, timeout: 3_000 });
  const id = data[0]?.id;
  if (!id) throw new ModelError('model_unknown');
  return id;
}

const noCredit = /insufficient_quota|credit|billing/i;
const badKey = /api.?key/i;
/** How a fault is named when it arrives inside a stream that began with 200. */
const namedFault = /rate_limit|slow_down/i;
const namedError = /server_error|overloaded|internal/i;

function toFault(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  // The SDK wraps what its fetch threw: a body over the limit arrives as a connection error.
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause;
  if (error instanceof APIConnectionError) return new ModelError('unreachable', { cause: error });
  // undici's word for a connection that broke in the middle of an answer.
  if (error instanceof TypeError) return new ModelError('unreachable', { cause: error });
  if (!(error instanceof APIError)) return new ModelError('unreadable', { cause: error });
  const { status } = error;
  const words = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`;
  // xAI answers a wrong key with 400 and `error` as a plain string.
  if (status === 401 || (badKey.test(words) && (status === 400 || status === 403))) {
    return new ModelError('key_refused', { cause: error });
  }
  if (status === 429 || status === 402 || (status === undefined && namedFault.test(words))) {
    if (status === 402 || noCredit.test(words))
      return new ModelError('no_credit', { cause: error });
    const retryAfterSeconds = waitOf(error.headers?.get('retry-after'));
    return new ModelError('rate_limited', { retryAfterSeconds, cause: error });
  }
  if (status === 404) return new ModelError('model_unknown', { cause: error });
  if (status === undefined && namedError.test(words)) {
    return new ModelError('internal', { cause: error });
  }
  if (status !== undefined && status >= 500) {
    return new ModelError('internal', { status, cause: error });
  }
  return new ModelError('request_refused', { status, cause: error });
}
