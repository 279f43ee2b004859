import type { z } from 'zod/mini';
import type { Label } from '#shared/contracts/messages/labels.ts';
import { checkMessage } from '#shared/contracts/messages/message.ts';

const otherKinds = {
  string: 'field.not-text',
  number: 'field.not-a-number',
  int: 'field.not-whole',
  boolean: 'field.not-a-flag',
} as const;

/** Says in a sentence what a contract refuses without words of its own. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  const field = fieldName(issue.path ?? []);
  const isPlural = /[^u]s$/.test(field);
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) {
      return checkMessage(isPlural ? 'field.are-required' : 'field.required', { field });
    }
    if (issue.expected in otherKinds) {
      return checkMessage(otherKinds[issue.expected as keyof typeof otherKinds], { field });
    }
  }
  if (issue.code === 'too_big') {
    const isNumber = issue.origin === 'number' || issue.origin === 'int';
    if (isNumber) return checkMessage('field.too-large', { field });
    return checkMessage(isPlural ? 'field.are-too-long' : 'field.is-too-long', { field });
  }
  if (issue.code === 'invalid_value') {
    return checkMessage('field.not-a-choice', { field, things: 'choices' });
  }
  return checkMessage(isPlural ? 'field.are-not-valid' : 'field.not-valid', { field });
}

/** `viralContentIds` is 'Viral content', `parts.0` is 'Parts'. */
function fieldName(path: readonly PropertyKey[]): Label {
  const name = path.findLast((part) => typeof part === 'string') ?? 'input';
  const words = name.replace(/Ids?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  // One that no contract words by itself has no label, and stays English.
  return (words.charAt(0).toUpperCase() + words.slice(1)) as Label;
}
