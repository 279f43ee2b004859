import type { XError } from '#api/providers/x/x-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';

const sayings: [RegExp, Message][] = [
  [/maximum of one cashtag/i, message('x.one-cashtag')],
  [/reply to this conversation is not allowed/i, message('x.no-reply')],
  [/quoting this post is not allowed/i, message('x.no-quote')],
  [/deleted or not visible/i, message('x.answered-post-gone')],
  [/not permitted to perform this action/i, message('x.not-permitted')],
  [/media ids are invalid/i, message('x.media-gone')],
  [/suspended/i, message('x.suspended')],
];

/** Why X said no for good, in plain words; X's own sentence where we have no better one. */
export function refusalOf({ status, detail }: XError): Message {
  if (status === 402) return message('x.no-credits');
  if (status === 429) return message('x.monthly-limit');
  const known = sayings.find(([pattern]) => pattern.test(detail));
  return known?.[1] ?? message('x.refused', { why: detail });
}

const DUPLICATE = /duplicate (?:content|post|tweet|status)|status is a duplicate/i;

/** X's word that it has this text already: a sign that an earlier call did arrive. */
export function isDuplicate({ status, detail }: XError): boolean {
  return status === 403 && DUPLICATE.test(detail);
}
