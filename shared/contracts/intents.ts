/**
 * What a reply is to do to the post, where the person presses instead of typing it. Without zod: X's
 * page gets this list.
 */
export const intents = [
  'agree',
  'disagree',
  'ask',
  'thank',
  'congratulate',
  'condolences',
  'decline',
] as const;

/** What a typed point is: the reply itself, or a note about it. */
export const pointKinds = ['text', 'note'] as const;
export type PointIs = (typeof pointKinds)[number];

/** One of them. A server that does not know the field drafts without it. */
export type Intent = (typeof intents)[number];
