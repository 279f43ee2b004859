import type { FailureMode } from './failure-mode.ts';
import { geminiUsage } from './gemini-answers.ts';
import { type Heard, modelAnswer } from './model-answer.ts';
import { openAiUsage } from './openai-answers.ts';
import { endless, type StreamedAnswer } from './send-answer.ts';

/** What each protocol says where: its chunks, its errors within a stream, its last word. */
export interface Protocol {
  chunk(piece: string, finish: string | null): unknown;
  fault(kind: 'error-midway' | 'limit-midway'): unknown;
  /** Puts one JSON value on the wire. */
  frame(json: string): string;
  last: string[];
  finishes: { whole: string; cut: string };
}

/** `stream: true` as OpenAI answers it. */
export function openAiStream(heard: Heard, fault: FailureMode): StreamedAnswer {
  if (fault === 'refusal') {
    const delta = { refusal: 'I cannot help with that.' };
    const choices = [{ index: 0, delta, finish_reason: null }];
    const chunk = JSON.stringify({ object: 'chat.completion.chunk', choices });
    return { events: [lineFeed(chunk)], ending: 'close' };
  }
  return streamed(heard, fault, {
    chunk: (content, finish) => ({
      id: 'chatcmpl-sandbox',
      object: 'chat.completion.chunk',
      created: 0,
      model: heard.model,
      choices:
        fault === 'no-choices' ? [] : [{ index: 0, delta: { content }, finish_reason: finish }],
    }),
    fault: (kind) =>
      kind === 'limit-midway'
        ? { error: { message: 'Slow down.', type: 'requests', code: 'rate_limit_exceeded' } }
        : { error: { message: 'The server had an error.', type: 'server_error', code: null } },
    frame: lineFeed,
    last: [
      ...(heard.wantsUsage
        ? [lineFeed(JSON.stringify({ choices: [], usage: openAiUsage(heard) }))]
        : []),
      'data: [DONE]\n\n',
    ],
    finishes: { whole: 'stop', cut: 'length' },
  });
}

/** `:streamGenerateContent?alt=sse` as Gemini answers it: no last word, lines end in CRLF. */
export function geminiStream(heard: Heard, fault: FailureMode): StreamedAnswer {
  if (fault === 'refusal') {
    const blocked = { promptFeedback: { blockReason: 'SAFETY' } };
    return { events: [carriageReturn(JSON.stringify(blocked))], ending: 'close' };
  }
  return streamed(heard, fault, {
    chunk: (text, finish) => ({
      candidates:
        fault === 'no-choices'
          ? []
          : [
              {
                content: { parts: [{ text }], role: 'model' },
                ...(finish ? { finishReason: finish } : {}),
                index: 0,
              },
            ],
      usageMetadata: geminiUsage,
    }),
    fault: () => ({ error: { code: 500, message: 'Internal.', status: 'INTERNAL' } }),
    frame: carriageReturn,
    last: [],
    finishes: { whole: 'STOP', cut: 'MAX_TOKENS' },
  });
}

/** The answer of a model in pieces, as a protocol says them. */
export function streamed(heard: Heard, fault: FailureMode, protocol: Protocol): StreamedAnswer {
  const { chunk, frame, last, finishes } = protocol;
  const say = (value: unknown) => frame(JSON.stringify(value));
  const text = modelAnswer(heard, fault);
  const size = fault === 'splintered' ? 1 : Math.max(6, Math.ceil(text.length / 300));
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  const chunks = pieces.map((piece) => say(chunk(piece, null)));
  const begun = chunks.slice(0, 8);
  switch (fault) {
    case 'break-midway':
      return { events: begun, ending: 'break' };
    case 'stall-midway':
      return { events: begun, ending: 'stall' };
    case 'endless':
      return { events: endless(say(chunk('gm ', null))), ending: 'stall' };
    case 'end-midway':
      return { events: begun, ending: 'close' };
    case 'garble-midway':
    case 'malformed':
      return { events: [...begun, frame('{"choices": [')], ending: 'close' };
    case 'error-midway':
    case 'limit-midway':
      return { events: [...begun, say(protocol.fault(fault))], ending: 'close' };
    default: {
      const finish = say(chunk('', fault === 'cut-short' ? finishes.cut : finishes.whole));
      return { events: [...chunks, finish, ...last], ending: 'close' };
    }
  }
}

/** A server-sent event. */
const lineFeed = (json: string) => `data: ${json}\n\n`;
const carriageReturn = (json: string) => `data: ${json}\r\n\r\n`;
