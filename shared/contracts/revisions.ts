/**
 * What a press changes in a draft. Without zod: X's page gets this list.
 */
export const revisions = ['shorter', 'longer', 'plainer', 'warmer', 'more_direct'] as const;

/** One of them. A server that does not know the field writes another draft. */
export type Revision = (typeof revisions)[number];

/** A draft, and what is to change in it: by a press, by the person's own words, or both. */
export interface Revise {
  text: string;
  how?: Revision | undefined;
  words?: string | undefined;
}

export const MOST_WORDS = 500;
