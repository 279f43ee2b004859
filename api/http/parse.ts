import type { z } from 'zod';
import { MALFORMED_ID } from '#shared/contracts/common.ts';
import type { Issue } from '#shared/contracts/errors.ts';
import { Problem } from './problem.ts';

/** Parses parameters of the address: a failure is malformed, 400. */
export function parseAddress<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal('bad_request', parsed.error);
}

/** Parses a body: a broken rule is 422, a malformed id 400. */
export function parseBody<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const malformed = parsed.error.issues.some((issue) => issue.message === MALFORMED_ID);
  throw refusal(malformed ? 'bad_request' : 'invalid', parsed.error);
}

function refusal(code: 'bad_request' | 'invalid', error: z.ZodError): Problem {
  const issues: Issue[] = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.path.length === 0 ? 'The body must be a JSON object.' : issue.message,
  }));
  return new Problem(code, issues[0]?.message ?? 'The input is not valid.', { issues });
}
