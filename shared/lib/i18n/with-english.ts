import type { TextMessages } from '#shared/contracts/messages/any-message.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { replaceInTree } from '../replace-in-tree.ts';
import { messageText } from './localize-message.ts';

/** An answer with its messages as English texts. */
type English<A> = A extends Message
  ? string
  : A extends object
    ? { [K in keyof A]: English<A[K]> }
    : A;

/** An answer whose messages stand as English where they were, and beside it by their paths. */
export function withEnglish<A extends object>(answer: A): English<A> & { messages: TextMessages } {
  const messages: TextMessages = {};
  const texts = replaceInTree(answer, (value, path) => {
    if (!isMessage(value)) return undefined;
    messages[path] = value;
    return messageText(value);
  });
  return { ...(texts as object), messages } as English<A> & { messages: TextMessages };
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'code' in value && 'params' in value;
}
