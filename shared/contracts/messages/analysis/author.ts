/** What is read of how somebody writes, from posts of theirs. */
export const author = {
  'author.manner': '{manner:opening} in {n:number} of {all:number} posts',
  'author.manners':
    '{manner:opening} in {n:number} of {all:number} posts, {next:label} in {more:number}',
  'author.own-experience': 'speaks of own experience',
  'author.for-others': 'speaks for a team or a community',
  'author.to-reader': 'speaks to the reader',
  'author.impersonal': 'writes impersonally',
  'author.bullish': 'bullish in {n:number} and bearish in {more:number}',
  'author.bearish': 'bearish in {n:number} and bullish in {more:number}',
  'author.both': 'both bullish ({n:number}) and bearish ({more:number})',
  'author.counted': 'Built-in, no AI model: counted from {posts:message}.',
  'author.few-posts': 'Give at least {n:number} posts for a steady reading.',
  'author.not-english':
    'Most posts are not in English: only their form was read, and the example is in English.',
  'author.example-left-out':
    "{provider:text}'s example was too similar to one of the posts and was left out.",
  'author.example-needs-model': 'An example needs an AI model.',
} as const;

/** Manners of writing. */
export const authorLabels = [
  'humorous',
  'confrontational',
  'excited',
  'casual',
  'technical',
  'measured',
  'lively',
  'wordless',
  'opinionated',
  'careful',
  'curious',
  'matter-of-fact',
] as const;
