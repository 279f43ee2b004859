/** What is said of a draft: what was changed in it, and what its figures stand on. */
export const draft = {
  'draft.built-in': 'Built-in, no AI model.',
  'draft.your-reply': 'Your reply, with typing slips corrected. No AI model.',
  'draft.style-described':
    'The built-in provider learns a style from posts, not from a description of one.',
  'draft.removed-markup': 'Removed markup or disguised characters.',
  'draft.removed-link': 'Removed a link that you did not ask for.',
  'draft.removed-address': 'Removed a wallet or contract address that you did not ask for.',
  'draft.removed-code': 'Removed an encoded text that you did not ask for.',
  'draft.removed-command': 'Removed a command to a bot that you did not ask for.',
  'draft.removed-bait': 'Removed a request for wallet secrets or contact that you did not ask for.',
  'draft.removed-handle': 'Removed a mention that neither you nor the post named.',
  'draft.removed-cashtag': 'Removed a ticker that neither you nor the post named.',
  'draft.rephrased': 'Rephrased: {phrases:text}.',
  'draft.em-dashes': 'Replaced em dashes.',
  'draft.lists-of-three': 'Broke up lists of three.',
  'draft.varied-sentences': 'Varied the length of sentences.',
  'draft.matched-casing': "Matched this persona's casing and punctuation.",
  'draft.replaced': 'The first version did not fit and was written again.',
  'draft.shortened': 'Shortened to {n:number} characters.',
  'draft.split': 'Split into posts that fit.',
  'draft.fewer-posts': 'Shortened to {n:number} posts.',
  'draft.profit-claim': '"{quote:text}" reads like a promise of profit. Change it before posting.',
  'draft.almost-the-same':
    'Almost the same as an earlier post: {quote:text} Change it before posting.',
  'draft.similar': 'Similar to an earlier post: {quote:text}',
  'draft.check-figures': 'Check: {figures:text}. Neither you nor the post gave these numbers.',
  'draft.reads-bearish':
    'It reads as bearish, and you asked for bullish: change the claim or the tone.',
  'draft.reads-bullish':
    'It reads as bullish, and you asked for bearish: change the claim or the tone.',
  'draft.pictures-not-loaded': 'Pictures of the post that could not be loaded: {n:number}.',
  'draft.pictures-refused': '{provider:name} takes no pictures and wrote without them.',
  'draft.other-than-post': 'The draft is not in {language:language}, the language of the post.',
  'draft.usage': '{input:grouped} + {output:grouped} tokens, about {cost:price}.',
  'draft.tokens': '{input:grouped} + {output:grouped} tokens.',
  'draft.confidence': 'Confidence {n:number}%: {sum:list}.',
  'factor.model': '{n:number} for a language model',
  'factor.built-in': '{n:number} for the built-in provider',
  'factor.subject': '{n:signed} it names the subject',
  'factor.samples': '{n:signed} at least 20 samples of the voice',
  'factor.removed': '{n:signed} text had to be removed',
  'factor.not-new': '{n:signed} not a new draft',
} as const;

export type DraftFactor = keyof typeof draft extends infer C
  ? C extends `factor.${infer F}`
    ? F
    : never
  : never;
