import type { z } from 'zod/mini';
import { Problem } from '#api/errors/app-error.ts';
import { MALFORMED_ID, UNFILLED } from '#shared/contracts/common.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Issue } from '#shared/contracts/errors.ts';
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
  const malformed = parsed.error.issues.some((issue) => issue.message === MALFORMED_ID);
  throw refusal(malformed ? 'bad_request' : 'invalid', parsed.error, unfilled);
}

function refusal(
  code: 'bad_request' | 'invalid',
  error: z.core.$ZodError,
  unfilled?: Endpoint['unfilled'],
): Problem {
  const issues: Issue[] = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.path.length === 0 ? 'The body must be a JSON object.' : issue.message,
  }));
  const isUnfilled = error.issues.some(
    (issue) => unfilled?.fields.includes(issue.path.join('.')) && isEmpty(issue),
  );
  const sentence = isUnfilled ? unfilled?.sentence : issues[0]?.message;
  return new Problem(code, sentence ?? 'The input is not valid.', { issues });
}

/** Left out, of a kind that a form cannot send, or nothing that can be seen. */
function isEmpty(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' || (issue.code === 'custom' && issue.params === UNFILLED);
}
