import type { FailureMode } from './failure-mode.ts';
import { type Heard, modelAnswer, tokens } from './model-answer.ts';
import { type Answer, endless, type StreamedAnswer } from './send-answer.ts';

interface Part {
  text?: string;
  image_url?: { url?: string };
}

interface ChatRequest {
  model?: string;
  messages?: { role: string; content: string | Part[] }[];
  stream_options?: { include_usage?: boolean };
  response_format?: { type?: string; json_schema?: { schema?: Heard['schema'] } };
}

export function heardByOpenAi(body: ChatRequest): Heard {
  const messages = body.messages ?? [];
  const parts = messages.flatMap(({ role, content }) =>
    (typeof content === 'string' ? [{ text: content }] : content).map((part) => ({
      role,
      ...part,
    })),
  );
  const texts = (asked: string) =>
    parts.flatMap(({ role, text }) => (role === asked && text !== undefined ? [text] : []));
  return {
    model: body.model ?? '',
    system: texts('system')[0] ?? '',
    messages: texts('user'),
    pictures: parts.flatMap(({ image_url }) => image_url?.url ?? []),
    schema: body.response_format?.json_schema?.schema ?? schemaInWords(texts('system')[0]),
    wantsUsage: body.stream_options?.include_usage === true,
  };
}

/** Of a question whose form stands in its prompt. */
export function schemaInWords(system = ''): Heard['schema'] {
  const json = /JSON Schema[^:{]*: (\{.*\})$/m.exec(system)?.[1];
  return json ? (JSON.parse(json) as Heard['schema']) : {};
}

/** `POST /v1/chat/completions` as OpenAI answers it. */
export function openAiChat(heard: Heard, fault: FailureMode): Answer | StreamedAnswer {
  if (fault === 'endless') {
    const begun = '{"choices": [{"message": {"content": "';
    return { events: endless(begun), ending: 'stall', type: 'application/json' };
  }
  if (fault === 'malformed') return { status: 200, body: '{"id": "chatcmpl", "choices": [' };
  const message =
    fault === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : {
          role: 'assistant',
          content: modelAnswer(heard, fault),
          refusal: null,
          ...(fault === 'thinking' ? { reasoning_content: 'They want a draft.' } : {}),
        };
  const finish = fault === 'cut-short' ? 'length' : 'stop';
  return {
    status: 200,
    body: {
      id: 'chatcmpl-sandbox',
      object: 'chat.completion',
      created: 0,
      model: heard.model,
      choices: fault === 'no-choices' ? [] : [{ index: 0, message, finish_reason: finish }],
      usage: openAiUsage(heard),
    },
  };
}

export function openAiUsage({ thinksApart }: Heard) {
  const { prompt, thought, written } = tokens;
  return {
    prompt_tokens: prompt,
    completion_tokens: thinksApart ? written : written + thought,
    total_tokens: prompt + written + thought,
    completion_tokens_details: { reasoning_tokens: thought },
  };
}

const error = (status: number, code: string, message: string, headers = {}): Answer => ({
  status,
  headers: { 'x-request-id': 'req_sandbox', ...headers },
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
});

export const openAiErrors: Partial<Record<FailureMode, Answer>> = {
  'bad-key': error(401, 'invalid_api_key', 'Incorrect API key provided: sk-secret-key.'),
  'rate-limited': error(429, 'rate_limit_exceeded', 'Rate limit reached.', { 'retry-after': '7' }),
  'no-credit': error(429, 'insufficient_quota', 'You exceeded your current quota.'),
  'server-error': error(500, 'server_error', 'The server had an error at /srv/internal/path.'),
  'unknown-model': error(404, 'model_not_found', 'The model does not exist.'),
};

/** As llama.cpp and LM Studio word them. */
export const localErrors: Partial<Record<FailureMode, Answer>> = {
  ...openAiErrors,
  'no-memory': error(500, 'server_error', 'failed to load model: unable to allocate CPU buffer'),
  'error-object': { status: 200, body: { error: 'Model unloaded by user.' } },
  'busy-object': { status: 200, body: { error: { code: 429, message: 'Too many requests.' } } },
};

/** What a server answers that does not know the asked form of an answer; undefined: it knows it. */
export function formRefusal(
  { response_format: form }: ChatRequest,
  fault: FailureMode,
): Answer | undefined {
  const isRefused =
    (fault === 'no-schema' && form?.type === 'json_schema') || (fault === 'no-form' && form);
  if (!isRefused) return undefined;
  return { status: 400, body: { error: "'response_format.type' must be 'text'" } };
}

const plainError = (status: number, code: string | number, text: string): Answer => ({
  status,
  body: { code, error: text },
});

/** xAI speaks OpenAI's protocol, but its errors carry a plain string and a wrong key is a 400. */
export const grokErrors: Partial<Record<FailureMode, Answer>> = {
  ...openAiErrors,
  'bad-key': plainError(
    400,
    'Client specified an invalid argument',
    'Incorrect API key provided: gs***UQ. You can obtain an API key from https://console.x.ai.',
  ),
  'no-credit': plainError(429, 429, 'You ran out of credits.'),
  'rate-limited': plainError(429, 429, 'Too many requests.'),
};
