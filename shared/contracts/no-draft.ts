import { z } from 'zod/mini';

/** Why Troupe drafts nothing under a post: what the post is read as. */
export const noDraftSituations = [
  'grief',
  'hostile',
  'scam',
  'incident',
  'complaint',
  'question',
  'not_understood',
] as const;
export const noDraftSituation = z.enum(noDraftSituations);
export type NoDraftSituation = z.infer<typeof noDraftSituation>;

/** The sentence of the error `no_draft`, in English. */
export const noDraftMessages: Record<NoDraftSituation, string> = {
  grief: 'This post is about a loss or a hard time. Enter what you want to tell the author.',
  hostile: 'This post is hostile. Troupe does not draft a reply to it.',
  scam: 'This post looks like a scam. Troupe does not draft a reply to it.',
  incident: 'This post is about an incident. Enter what you want to say about it.',
  complaint: 'This post is a complaint. Enter what you want to answer.',
  question: 'This post asks a question. Enter your answer.',
  not_understood: 'Troupe does not understand this post well enough. Enter what you want to say.',
};
