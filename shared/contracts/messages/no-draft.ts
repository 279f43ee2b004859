/** Why Troupe drafts nothing under a post, by what the post is read as. */
const readings = {
  'no-draft.grief':
    'This post is about a loss or a hard time. Enter what you want to tell the author.',
  'no-draft.hostile': 'This post is hostile. Troupe does not draft a reply to it.',
  'no-draft.scam': 'This post looks like a scam. Troupe does not draft a reply to it.',
  'no-draft.incident': 'This post is about an incident. Enter what you want to say about it.',
  'no-draft.complaint': 'This post is a complaint. Enter what you want to answer.',
  'no-draft.question': 'This post asks a question. Enter your answer.',
  'no-draft.news': 'This post is news. Enter what you want to say about it.',
  'no-draft.opinion': 'This post is an opinion. Enter what you think of it.',
  'no-draft.joke': 'This post is a joke. Enter what you want to answer.',
  'no-draft.not_understood':
    'Troupe does not understand this post well enough. Enter what you want to say.',
} as const;

/** The same, whatever the post is. */
export const noDraft = {
  ...readings,
  'no-draft.nothing_new': 'Troupe has nothing new to say to this post. Enter what you want to say.',
  'no-draft.no_subject': 'Troupe cannot tell what this post is about. Enter what you want to say.',
  'no-draft.language':
    'Troupe does not know the language of this post. Enter what you want to say.',
  'no-draft.unsafe': 'The model wrote nothing that fits this post. Enter what you want to say.',
  'no-draft.point_or_note': 'Is this your reply, or a note about it?',
  'no-draft.needs_model': 'A note needs an AI model. Enter your reply.',
  'no-draft.revise_needs_model': 'Changing a draft takes an AI model. Change the text yourself.',
  'no-draft.bare_topic': 'What happened? What do you want to say about it?',
} as const;

type ReasonOf<Code> = Code extends `no-draft.${infer S}` ? S : never;
export type NoDraftReason = ReasonOf<keyof typeof noDraft>;
/** What a post may be read as. */
export type NoDraftSituation = ReasonOf<keyof typeof readings>;
