import { isFullDisk } from '#api/db/full-disk.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { ErrorBody, Failure } from '#shared/contracts/errors.ts';
import { wireParams } from '#shared/contracts/messages/any-message.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { mapForeignKeyViolation } from './map-foreign-key-violation.ts';
import { RawAnswer } from './route.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

/** A handler's value as its contract has it: an address to go to, other bytes, nothing, or JSON. */
export function success(status: number, value: unknown): Response {
  if (status === 302) return new Response(null, { status, headers: { location: String(value) } });
  if (value instanceof RawAnswer) {
    return new Response(value.body as BodyInit, { status, headers: value.headers });
  }
  if (status === 204) return new Response(null, { status });
  return new Response(JSON.stringify(value), { status, headers: JSON_HEADERS });
}

/** The one form of an error (`shared/contracts/errors.ts`), with Retry-After where it says when. */
export function failure(problem: AppError, requestId: string): Response {
  const { retryAfterSeconds } = problem.extra;
  return new Response(JSON.stringify(errorBodyOf(problem, requestId)), {
    status: problem.status,
    headers: retryAfterSeconds
      ? { ...JSON_HEADERS, 'retry-after': String(retryAfterSeconds) }
      : JSON_HEADERS,
  });
}

export function errorBodyOf(error: AppError, requestId: string): ErrorBody {
  const { issues } = error.extra;
  return { ...failureOf(error), ...(issues ? { issues } : {}), requestId };
}

/** The error of a part, within an answer that succeeds. */
export function failureOf({ code, reason, message, extra }: AppError): Failure {
  const params = { ...wireParams(reason.params), ...extra.params };
  return { code, reason: reason.code, params, message };
}

/** Anything thrown becomes a AppError; what nobody foresaw becomes a generic one. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const again = { retryAfterSeconds: 2, cause: error };
  if (isFullDisk(error)) {
    return new AppError('provider_unavailable', message('request.disk-full'), {
      ...again,
      retryAfterSeconds: 30,
    });
  }
  if (isDatabaseDown(error)) {
    return new AppError('provider_unavailable', message('request.database-down'), again);
  }
  if (TOOK_TOO_LONG.includes(codeOf(error))) {
    return new AppError('provider_unavailable', message('request.database-slow'), again);
  }
  const gone = mapForeignKeyViolation(error);
  if (gone) return gone;
  return new AppError('internal', message('request.failed'), { cause: error });
}

const DOWN =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|57P01|57P02|57P03|58030|08\w{3}|53\w{3})$/;
const DOWN_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Query read timeout/;

/** Whether the database is away or full, by Postgres' and the socket's codes: a later try may pass. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return DOWN.test(codeOf(error)) || DOWN_TEXT.test(error.message);
}

/** Postgres' codes of a statement that ran into its time limit, and of one of two that waited for each other. */
const TOOK_TOO_LONG = ['57014', '40P01'];

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
