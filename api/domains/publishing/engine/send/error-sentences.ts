import type { XError } from '#api/providers/x/x-error.ts';

const sayings: [RegExp, string][] = [
  [
    /maximum of one cashtag/i,
    'X takes only one cashtag ($SYMBOL) per post from an app. Remove the others and try again.',
  ],
  [
    /reply to this conversation is not allowed/i,
    'X lets an app reply only to people who mentioned or quoted this account. Open the post on X and reply there.',
  ],
  [/quoting this post is not allowed/i, 'X does not let an app quote this post. Quote it on X.'],
  [/deleted or not visible/i, 'The post that this one answers is gone or cannot be seen.'],
  [
    /not permitted to perform this action/i,
    'X refused it without a reason. Most often the text is longer than this account may post.',
  ],
  [/media ids are invalid/i, 'X no longer has the media of this post. Attach it again.'],
  [/suspended/i, 'X has suspended this account.'],
];

/** Why X said no for good, in plain words; X's own sentence where we have no better one. */
export function publishErrorSentence({ status, detail }: XError): string {
  if (status === 402) {
    return 'The X app is out of credits. Add credits in the X developer console and try again.';
  }
  if (status === 429) {
    return 'The X app has used up its monthly limit. X takes posts again when the month is over.';
  }
  const known = sayings.find(([pattern]) => pattern.test(detail));
  return known?.[1] ?? `X refused it: ${detail}`;
}

const DUPLICATE = /duplicate (?:content|post|tweet|status)|status is a duplicate/i;

/** X's word that it has this text already: a sign that an earlier call did arrive. */
export function isDuplicate({ status, detail }: XError): boolean {
  return status === 403 && DUPLICATE.test(detail);
}
