import { z } from 'zod/mini';
import { choice } from './checks.ts';
import { endpoint } from './endpoint.ts';
import {
  drafting,
  generateContentInput,
  generatedContent,
  generatedReply,
  generateReplyInput,
  unfilledContent,
} from './generation.ts';
import { checkMessage } from './messages/message.ts';

/*
 * Drafts of a language model in the person's browser, in two calls: the server writes the prompt, and
 * then checks, finishes and keeps what the model made of it. Both are told the same input.
 */

/** What a whole answer of the model may take. */
export const DEVICE_TIME_LIMIT_MS = 120_000;
export const DEVICE_ANSWER_LIMIT = 64_000;

const replyInput = z.omit(generateReplyInput, { provider: true });
const contentInput = z.omit(generateContentInput, { provider: true });

const brief = z.object({
  system: z.string(),
  /** What the user role says: one message; extensions of before take several. */
  messages: z.array(z.string()),
  /** JSON Schema of the answer. */
  schema: z.record(z.string(), z.unknown()),
  /** The language that the draft is to be in, by its ISO 639 code. */
  language: z.string(),
  /** Most tokens of the answer, and the context that prompt and answer need. An older server says neither. */
  answerTokens: z.optional(z.int()),
  contextTokens: z.optional(z.int()),
});
export type DeviceBrief = z.infer<typeof brief>;

/** Why the model wrote nothing: the built-in composer then writes, and says so. */
export const deviceFaults = [
  'failed',
  'declined',
  'timed_out',
  'language',
  'too_long',
  'no_space',
  'crashed',
  'busy',
] as const;
export type DeviceFault = (typeof deviceFaults)[number];

const answer = {
  /** The answer as the model gave it. */
  text: z._default(
    z
      .string()
      .check(
        z.maxLength(
          DEVICE_ANSWER_LIMIT,
          checkMessage('field.too-long', { field: 'Text', n: DEVICE_ANSWER_LIMIT }),
        ),
      ),
    '',
  ),
  fault: z.optional(choice(deviceFaults, 'Kind', 'types')),
};

export const briefDeviceReply = endpoint({
  ...drafting,
  path: '/api/ai/device/reply/brief',
  summary: 'What a model in the browser is to be asked for a reply to a post',
  body: replyInput,
  bodySize: 'post',
  response: brief,
});

export const finishDeviceReply = endpoint({
  ...drafting,
  path: '/api/ai/device/reply/finish',
  summary: 'Checks, finishes and keeps the reply of a model in the browser',
  body: z.extend(replyInput, answer),
  bodySize: 'post',
  response: generatedReply,
});

export const briefDeviceContent = endpoint({
  ...drafting,
  path: '/api/ai/device/content/brief',
  summary: 'What a model in the browser is to be asked for a text of a persona',
  body: contentInput,
  bodySize: 'post',
  unfilled: unfilledContent,
  response: brief,
});

export const finishDeviceContent = endpoint({
  ...drafting,
  path: '/api/ai/device/content/finish',
  summary: 'Checks, finishes and keeps the text of a model in the browser',
  body: z.extend(contentInput, answer),
  bodySize: 'post',
  unfilled: unfilledContent,
  response: generatedContent,
});
