import { message } from '#shared/contracts/messages/message.ts';
import type { PostRule } from './post-rule.ts';

/** Where a person can send the reply by X's own button. */
export function replyIntentUrl(text: string, replyToId: string): string {
  return `https://x.com/intent/post?in_reply_to=${encodeURIComponent(replyToId)}&text=${encodeURIComponent(text)}`;
}

/** X lets an app answer only those who mentioned or quoted the account: everybody else by hand. */
export const replyRule: PostRule = ({ parts, replyToId, platform }) => {
  const [first] = parts;
  if (replyToId === null || platform !== 'twitter' || !first) return [];
  return [
    {
      id: 'reply',
      level: 'note',
      part: 0,
      reason: message('finding.reply-by-hand', { url: replyIntentUrl(first.text, replyToId) }),
      source: message('source.changelog-february'),
      fixed: null,
    },
  ];
};
