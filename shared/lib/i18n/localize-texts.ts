import type { AnyMessage, TextMessages } from '#shared/contracts/messages/any-message.ts';
import { replaceInTree } from '../replace-in-tree.ts';

/**
 * An answer with its texts as `localize` writes their messages; what has none, or an unknown one, stays
 * English. What an older version stored has no messages at all.
 */
export function localizeTexts<T extends { messages?: TextMessages }>(
  answer: T,
  localize: (message: AnyMessage) => string | null,
): T {
  return replaceInTree(answer, (value, path) => {
    const message = typeof value === 'string' ? answer.messages?.[path] : undefined;
    return message ? (localize(message) ?? undefined) : undefined;
  }) as T;
}
