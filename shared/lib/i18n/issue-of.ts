import type { Issue } from '#shared/contracts/errors.ts';
import { wireParams } from '#shared/contracts/messages/any-message.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { messageText } from './localize-message.ts';

/** What is wrong with one field, as the answer has it. */
export function issueOf(path: string, reason: Message): Issue {
  const { code, params } = reason;
  return { path, code, params: wireParams(params), message: messageText(reason) };
}
