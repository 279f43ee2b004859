import type { z } from 'zod/mini';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Says in a sentence what a contract refuses without words of its own. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  const field = fieldName(issue.path ?? []);
  const is = /[^u]s$/.test(field) ? 'are' : 'is';
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return `${field} ${is} required`;
    const kind = kinds[issue.expected];
    if (kind) return `${field} must be ${kind}`;
  }
  if (issue.code === 'too_big') {
    const isNumber = issue.origin === 'number' || issue.origin === 'int';
    return isNumber ? `${field} is too large` : `${field} ${is} too long`;
  }
  if (issue.code === 'invalid_value') return `${field} is not one of the known choices`;
  return `${field} ${is} not valid`;
}

/** `viralContentIds` is 'Viral content', `parts.0` is 'Parts'. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? 'input';
  const words = name.replace(/Ids?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
