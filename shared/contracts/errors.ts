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

export const issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issue>;

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  /** A client that is older than its server may not know the code. */
  code: z.catch(z.enum(errorCodes), 'internal'),
  /** What the message is about, for clients that word it themselves. */
  params: z.optional(z.record(z.string(), z.string())),
  message: z.string(),
  issues: z.optional(z.array(issue)),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
