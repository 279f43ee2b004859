import type { ErrorCode, Issue } from '#shared/contracts/errors.ts';
import { wireParams } from '#shared/contracts/messages/any-message.ts';
import type { Label } from '#shared/contracts/messages/labels.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';

const statuses = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  misdirected: 421,
  invalid: 422,
  no_draft: 422,
  rate_limited: 429,
  internal: 500,
  provider_failed: 502,
  provider_unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** An answer that is not a success: thrown anywhere below a route, turned into the error body at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    /** What a person is told. */
    readonly reason: Message,
    readonly extra: {
      /** What a program is told besides what stands in the sentence. */
      params?: Record<string, string>;
      issues?: Issue[];
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(messageText(reason), { cause: extra.cause });
  }

  get status(): (typeof statuses)[ErrorCode] {
    return statuses[this.code];
  }
}

/** What is wrong with one field, as the answer has it. */
export function issueOf(path: string, reason: Message): Issue {
  const { code, params } = reason;
  return { path, code, params: wireParams(params), message: messageText(reason) };
}

/** One field is the reason. */
export function fieldError(
  code: ErrorCode,
  path: string,
  reason: Message,
  cause?: unknown,
): AppError {
  return new AppError(code, reason, { issues: [issueOf(path, reason)], cause });
}

/** No such row in this workspace; also somebody else's. */
export function notFound(what: Label): AppError {
  return new AppError('not_found', message('rule.not-found', { field: what }));
}

/** Nobody has this session or key; also when they have gone with their account. */
export function signedOut(): AppError {
  return new AppError('unauthorized', message('request.signed-out'));
}

/** No such call; also one that this server keeps to itself. */
export function noSuchCall(): AppError {
  return new AppError('not_found', message('request.no-such-call'));
}
