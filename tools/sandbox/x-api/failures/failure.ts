import { z } from 'zod';

export const endpointNames = [
  'token',
  'revoke',
  'me',
  'user',
  'create',
  'list',
  'delete',
  'timeline',
  'upload',
  'chunk',
  'media_status',
  'media_metadata',
] as const;
export type EndpointName = (typeof endpointNames)[number];

const where = {
  endpoint: z.enum([...endpointNames, 'any']).default('any'),
  /** How many calls it hits. */
  times: z.union([z.int().positive(), z.literal('always')]).default(1),
};

/** Spoils the next calls of an endpoint. `_before`: X has not accepted; `_after`: it has. */
const callFailure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rate_limited'),
    ...where,
    resetSeconds: z.int().positive().default(60),
    shape: z.enum(['problem', 'legacy']).default('problem'),
  }),
  z.strictObject({
    kind: z.enum([
      'usage_capped',
      'no_credit',
      'unauthorized',
      'left_out',
      'hang_before',
      'reset_before',
      'hang_after',
      'reset_after',
      'cut_body',
    ]),
    ...where,
  }),
  z.strictObject({
    kind: z.enum(['server_error', 'server_error_after']),
    ...where,
    status: z.int().min(500).max(599).default(503),
  }),
  z.strictObject({ kind: z.literal('web_page'), ...where, status: z.int().default(403) }),
  /** Any answer at all, to the letter; `accepted`: X has done the work all the same. */
  z.strictObject({
    kind: z.literal('odd_answer'),
    ...where,
    status: z.int().min(200).max(599).default(403),
    contentType: z.string().default('application/json; charset=utf-8'),
    body: z.string(),
    accepted: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('slow'), ...where, delayMs: z.int().positive() }),
]);
export type CallFailure = z.output<typeof callFailure>;

/** Changes this X itself; those with a username hit everybody when none is given. */
const worldFailure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['expired_token', 'revoked_token', 'dead_refresh_token']),
    username: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('slow_timeline'), delaySeconds: z.number().min(0) }),
  z.strictObject({ kind: z.literal('naming'), names: z.enum(['tweet', 'post']) }),
  z.strictObject({ kind: z.enum(['duplicate_guard', 'rate_limits']), on: z.boolean() }),
  /** Answers to a refresh; where X does not rotate, the refresh token stays good. */
  z.strictObject({
    kind: z.literal('token_answers'),
    rotates: z.boolean().default(true),
    changes: z.record(z.string(), z.unknown()).default({}),
    leftOut: z.array(z.string()).default([]),
  }),
  z.strictObject({ kind: z.literal('clear') }),
]);

export const fault = z.discriminatedUnion('kind', [callFailure, worldFailure]);
export type FailureInput = z.input<typeof fault>;
export type TokenAnswers = Extract<z.output<typeof worldFailure>, { kind: 'token_answers' }>;
