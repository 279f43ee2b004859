import type { z } from 'zod/mini';
import { AppError, issueOf } from '#api/errors/app-error.ts';
import { MALFORMED_ID, UNFILLED } from '#shared/contracts/common.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { message, readCheckMessage } from '#shared/contracts/messages/message.ts';
import { plainIssue } from './plain-issue.ts';

/** Parses parameters of the address: a failure is malformed, 400. */
export function parseAddress<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { error: plainIssue });
  if (parsed.success) return parsed.data;
  throw refusal('bad_request', parsed.error);
}

/** Parses a body: a broken rule is 422, a malformed id 400. */
export function parseBody<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  unfilled?: Endpoint['unfilled'],
): T {
  const parsed = schema.safeParse(value, { error: plainIssue });
  if (parsed.success) return parsed.data;
  const malformed = parsed.error.issues.some(({ message: text }) => text === MALFORMED_ID);
  throw refusal(malformed ? 'bad_request' : 'invalid', parsed.error, unfilled);
}

function refusal(
  code: 'bad_request' | 'invalid',
  error: z.core.$ZodError,
  unfilled?: Endpoint['unfilled'],
): AppError {
  const issues = error.issues.map(({ path, message: text }) => ({
    path: path.join('.'),
    reason:
      path.length === 0
        ? message('protocol.not-an-object')
        : (readCheckMessage(text) ?? message('request.invalid')),
  }));
  const isUnfilled = error.issues.some(
    (issue) => unfilled?.fields.includes(issue.path.join('.')) && isEmpty(issue),
  );
  const reason = (isUnfilled && unfilled?.reason) || issues[0]?.reason;
  return new AppError(code, reason ?? message('request.invalid'), {
    issues: issues.map(({ path, reason }) => issueOf(path, reason)),
  });
}

/** Left out, of a kind that a form cannot send, or nothing that can be seen. */
function isEmpty(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' || (issue.code === 'custom' && issue.params === UNFILLED);
}
