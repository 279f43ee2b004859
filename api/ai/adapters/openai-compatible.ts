import OpenAI, { APIConnectionError, APIError } from 'openai';
import { cappedFetch } from './capped-fetch.ts';
import { serverErrorText } from './local/server-error-text.ts';
import { ModelError, waitOf } from './model-error.ts';
import { optionalParameters } from './optional-parameters.ts';
import {
  type OnTokens,
  type Picture,
  type Question,
  type TextModel,
  THINKING_TOKENS,
} from './text-model.ts';
import { answerForms, refusesForm } from './wire/answer-forms.ts';
import { chatMessages, chunkText, formInWords, promptText } from './wire/chat-messages.ts';
import { isStream, wholeAsEvent } from './wire/whole-as-event.ts';

export interface OpenAiCompatibleOptions {
  baseURL: string;
  apiKey: string;
  /** Null: the first model the server lists (a local server usually serves one). */
  model: string | null;
  /** Whether its models think as long as they are told; local servers are told nothing. */
  takesEffort?: boolean;
  /** Whether a person reads what the server says of an error: one of their own machine. */
  keepsWords?: boolean;
}

/**
 * OpenAI, xAI and local servers: Chat Completions with a JSON schema. A server that refuses the schema is
 * asked for any JSON object, and one that refuses this too is told the form in words.
 */
export function openAiCompatible(options: OpenAiCompatibleOptions): TextModel {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseURL,
    // Whoever asks sets a limit of its own.
    timeout: 300_000,
    maxRetries: 0,
    logLevel: 'off',
    // A redirect would carry the prompt to a place nobody chose.
    fetch: async (input, init) => {
      const response = await cappedFetch(input, { ...init, redirect: 'error' });
      return isStream(init) ? wholeAsEvent(response) : response;
    },
  });
  const effort = options.takesEffort ? { reasoning_effort: 'low' as const } : {};
  const counting = { stream_options: { include_usage: true } };
  const withOptional = optionalParameters({ effort, counting });
  const inForm = answerForms(['json_schema', 'json_object', 'text']);
  return {
    ask: (question, signal, onText, onTokens) =>
      withOptional((optional) =>
        inForm(async (form) => {
          const wordsOf = (error: unknown) =>
            options.keepsWords ? serverErrorText(error, promptText(question)) : undefined;
          try {
            const model = options.model ?? (await firstModel(client, signal));
            const limit = limitOf(options.takesEffort ?? false, question);
            const asked = { ...body(model, question, form), ...limit, ...optional.effort };
            return onText
              ? await streamed(client, { ...asked, ...optional.counting }, signal, onText, onTokens)
              : await whole(client, asked, signal, onTokens);
          } catch (error) {
            throw toFault(error, wordsOf);
          }
        }),
      ),
  };
}

type AnswerForm = 'json_schema' | 'json_object' | 'text';

type Body = ReturnType<typeof body> &
  Pick<OpenAI.ChatCompletionCreateParams, 'reasoning_effort' | 'stream_options'>;

async function whole(
  client: OpenAI,
  asked: Body,
  signal: AbortSignal,
  onTokens: OnTokens | undefined,
): Promise<string> {
  const answer = await client.chat.completions.create(asked, { signal });
  refuseErrorObject(answer);
  tellTokens(answer.usage, onTokens);
  const choice = answer.choices?.[0];
  refuseIncomplete(choice?.finish_reason, choice?.message?.refusal);
  const text = chunkText(choice?.message?.content);
  if (text === null) throw new ModelError('unreadable');
  return text;
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
      const piece = chunkText(choice?.delta?.content ?? wholeOf(choice));
      if (!piece) continue;
      text += piece;
      onText(piece);
    }
  } finally {
    tellTokens(counted, onTokens);
  }
  if (text === '') throw new ModelError('unreadable');
  return text;
}

/** Of a server that streams nothing and answers whole. */
function wholeOf(choice: object | undefined): string | null | undefined {
  return (choice as OpenAI.ChatCompletion.Choice | undefined)?.message?.content;
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

/** Some servers answer 200 and an error: as within a stream it has no status. */
function refuseErrorObject(answer: object): void {
  const { error } = answer as { error?: object };
  if (error) throw new APIError(undefined, error, undefined, undefined);
}

function refuseIncomplete(reason: string | null | undefined, refusal?: string | null): void {
  if (reason === 'content_filter' || refusal) throw new ModelError('filtered');
  if (reason === 'length') throw new ModelError('cut_short');
}

function body(model: string, question: Question, form: AnswerForm) {
  const { schema, schemaName: name, images = [] } = question;
  const told = form === 'json_schema' ? [] : [formInWords(schema)];
  const [rules, asked] = chatMessages(question, told);
  return {
    model,
    messages: [
      rules,
      images.length > 0 ? { ...asked, content: withPictures(asked.content, images) } : asked,
    ],
    ...(form === 'json_schema'
      ? { response_format: { type: form, json_schema: { name, strict: true, schema } } }
      : {}),
    ...(form === 'json_object' ? { response_format: { type: form } } : {}),
  };
}

function withPictures(text: string, images: Picture[]) {
  const pictures = images.map(({ mimeType, base64 }) => ({
    type: 'image_url' as const,
    image_url: { url: `data:${mimeType};base64,${base64}` },
  }));
  return [{ type: 'text' as const, text }, ...pictures];
}

/** Hosted models count what they think within the limit, and know it by its newer name only. */
function limitOf(takesEffort: boolean, { answerTokens }: Question) {
  return takesEffort
    ? { max_completion_tokens: answerTokens + THINKING_TOKENS }
    : { max_tokens: answerTokens };
}

async function firstModel(client: OpenAI, signal: AbortSignal): Promise<string> {
  const { data } = await client.models.list({ signal, timeout: 3_000 });
  // Ollama's list is null as long as it has none.
  const id = (data as OpenAI.Model[] | null)?.[0]?.id;
  if (!id) throw new ModelError('no_model');
  return id;
}

const noCredit = /insufficient_quota|credit|billing/i;
const badKey = /api.?key/i;
/** How a fault is named when it arrives inside a stream that began with 200. */
const namedFault = /rate.?limit|slow_down|too many requests|server busy|\b429\b/i;
const namedError = /server_error|overloaded|internal/i;

function toFault(error: unknown, wordsOf: (said: unknown) => string | undefined): ModelError {
  if (error instanceof ModelError) return error;
  // The SDK wraps what its fetch threw: a body over the limit arrives as a connection error.
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause;
  if (error instanceof APIConnectionError) return new ModelError('unreachable', { cause: error });
  // undici's word for a connection that broke in the middle of an answer.
  if (error instanceof TypeError) return new ModelError('unreachable', { cause: error });
  if (!(error instanceof APIError)) return new ModelError('unreadable', { cause: error });
  const { status } = error;
  const said = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`;
  // xAI answers a wrong key with 400 and `error` as a plain string.
  if (status === 401 || (badKey.test(said) && (status === 400 || status === 403))) {
    return new ModelError('key_refused', { cause: error });
  }
  if (status === 429 || status === 402 || (status === undefined && namedFault.test(said))) {
    if (status === 402 || noCredit.test(said)) return new ModelError('no_credit', { cause: error });
    const retryAfterSeconds = waitOf(error.headers?.get('retry-after'));
    return new ModelError('rate_limited', { retryAfterSeconds, cause: error });
  }
  const words = wordsOf(error.error);
  if (status === 404) return new ModelError('model_unknown', { words, cause: error });
  if (status === undefined && namedError.test(said)) {
    return new ModelError('internal', { words, cause: error });
  }
  if (status !== undefined && status >= 500 && !refusesForm(status, said)) {
    return new ModelError('internal', { status, words, cause: error });
  }
  const isOfForm = refusesForm(status, said);
  return new ModelError('request_refused', { status, words, isOfForm, cause: error });
}
