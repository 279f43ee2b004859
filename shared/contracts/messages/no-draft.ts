/** Why Troupe drafts nothing under a post, by what the post is read as. */
export const noDraft = {
  'no-draft.grief':
    'This post is about a loss or a hard time. Enter what you want to tell the author.',
  'no-draft.hostile': 'This post is hostile. Troupe does not draft a reply to it.',
  'no-draft.scam': 'This post looks like a scam. Troupe does not draft a reply to it.',
  'no-draft.incident': 'This post is about an incident. Enter what you want to say about it.',
  'no-draft.complaint': 'This post is a complaint. Enter what you want to answer.',
  'no-draft.question': 'This post asks a question. Enter your answer.',
  'no-draft.nothing_new': 'Troupe has nothing new to say to this post. Enter what you want to say.',
  'no-draft.not_understood':
    'Troupe does not understand this post well enough. Enter what you want to say.',
} as const;

export type NoDraftSituation = keyof typeof noDraft extends `no-draft.${infer S}` ? S : never;

/** What a post may be read as; `nothing_new` is no reading of a post. */
export const noDraftSituations = Object.keys(noDraft)
  .map((code) => code.slice('no-draft.'.length) as NoDraftSituation)
  .filter((situation) => situation !== 'nothing_new');
