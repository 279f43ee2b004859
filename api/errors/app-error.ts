import type { ErrorCode, Issue } from '#shared/contracts/errors.ts';

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
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: ErrorCode,
    /** One sentence for a person. */
    message: string,
    readonly extra: {
      params?: Record<string, string>;
      issues?: Issue[];
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: extra.cause });
  }

  get status(): (typeof statuses)[ErrorCode] {
    return statuses[this.code];
  }
}

/** No such row in this workspace; also somebody else's. */
export function notFound(what: string): Problem {
  return new Problem('not_found', `${what} not found`);
}

/** Nobody has this session or key; also when they have gone with their account. */
export function signedOut(): Problem {
  return new Problem('unauthorized', 'You are signed out.');
}

/** No such call; also one that this server keeps to itself. */
export function noSuchCall(): Problem {
  return new Problem('not_found', 'There is no such call.');
}
