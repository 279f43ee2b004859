import { z } from 'zod/mini';

export const errorCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'misdirected',
  'invalid',
  'no_draft',
  'rate_limited',
  'provider_failed',
  'provider_unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What stands in the places of a message (`messages/`). */
export const messageParams = z.record(z.string(), z.string());

/** What is wrong with one field: the code of its message, and its English. An older server sends English alone. */
export const issue = z.object({
  path: z.string(),
  code: z.optional(z.string()),
  params: z.optional(messageParams),
  message: z.string(),
});
export type Issue = z.infer<typeof issue>;

/** Why something failed. `reason` is the code of the message; an older server sends English alone. */
export const failure = z.object({
  /** A client that is older than its server may not know the code. */
  code: z.catch(z.enum(errorCodes), 'internal'),
  reason: z.optional(z.string()),
  params: z.optional(messageParams),
  message: z.string(),
});
export type Failure = z.infer<typeof failure>;
/** What a person is told of it. */
export type FailureReason = Omit<Failure, 'code'>;

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  ...failure.shape,
  issues: z.optional(z.array(issue)),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
