import type { FailureMode } from './failure-mode.ts';
import { type Heard, modelAnswer, tokens } from './model-answer.ts';
import { schemaInWords } from './openai-answers.ts';
import type { Answer, StreamedAnswer } from './send-answer.ts';
import { streamed } from './streamed-answers.ts';

interface ChatRequest {
  model?: string;
  messages?: { role: string; content: string; images?: string[] }[];
  format?: 'json' | Heard['schema'];
}

export function heardByOllama({ model = '', messages = [], format }: ChatRequest): Heard {
  const texts = (asked: string) =>
    messages.flatMap(({ role, content }) => (role === asked ? [content] : []));
  const system = texts('system')[0] ?? '';
  return {
    model,
    system,
    messages: texts('user'),
    pictures: messages.flatMap(({ images = [] }) => images),
    schema: typeof format === 'object' ? format : schemaInWords(system),
  };
}

/** `POST /api/chat` as Ollama answers it: one JSON object a line, or one alone where no stream is asked for. */
export function ollamaChat(
  heard: Heard,
  fault: FailureMode,
  streaming: boolean,
): Answer | StreamedAnswer {
  if (!streaming) {
    const message = { role: 'assistant', content: modelAnswer(heard, fault) };
    return { status: 200, body: { model: heard.model, message, done: true, ...counts } };
  }
  if (fault === 'quoting-error') return failure(400, `cannot read: ${heard.messages.join(' ')}`);
  const { model } = heard;
  const line = (rest: object) => ({ model, created_at: '2026-11-28T10:00:00Z', ...rest });
  // Cut in bytes below: its characters stay as they are.
  const isCut = fault === 'splintered';
  const said = streamed(heard, isCut ? 'none' : fault, {
    chunk: (content, finish) =>
      line({
        message: { role: 'assistant', content },
        done: finish !== null,
        ...(finish === null ? {} : { done_reason: finish, ...counts }),
      }),
    fault: (kind) => ({
      error: kind === 'limit-midway' ? 'server busy, please try again' : 'an unknown error',
    }),
    frame: (json) => `${json}\n`,
    last: [],
    finishes: { whole: 'stop', cut: 'length' },
  });
  const thought = { role: 'assistant', content: '', thinking: 'They want a draft.' };
  const thinking = `${JSON.stringify(line({ message: thought, done: false }))}\n`;
  const events = fault === 'thinking' ? [thinking, thinking, ...said.events] : said.events;
  return {
    ...said,
    events: isCut ? splinters([...events].join('')) : events,
    type: 'application/x-ndjson',
  };
}

const counts = {
  prompt_eval_count: tokens.prompt,
  eval_count: tokens.thought + tokens.written,
};

/** Cut where no line ends, and within characters. */
function splinters(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const size = 5;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
}

const failure = (status: number, error: string): Answer => ({ status, body: { error } });

export const ollamaErrors: Partial<Record<FailureMode, Answer>> = {
  'bad-key': failure(401, 'unauthorized'),
  'rate-limited': failure(429, 'too many requests'),
  'server-error': failure(500, 'llama runner process has terminated: exit status 2'),
  'unknown-model': failure(404, "model 'qwen3:4b' not found"),
  'no-memory': failure(
    500,
    'model requires more system memory (9.9 GiB) than is available (5.1 GiB)',
  ),
  'error-object': failure(200, 'an unknown error was encountered while running the model'),
  'busy-object': failure(200, 'server busy, please try again. maximum pending requests exceeded'),
  malformed: { status: 200, body: '<html>' },
};

/** What Ollama answers to a `format` that its version does not know; undefined: it knows it. */
export function ollamaFormRefusal({ format }: ChatRequest, fault: FailureMode): Answer | undefined {
  const isRefused =
    (fault === 'no-schema' && typeof format === 'object') || (fault === 'no-form' && format);
  if (!isRefused) return undefined;
  return failure(400, 'json: cannot unmarshal object into Go struct field ChatRequest.format');
}
