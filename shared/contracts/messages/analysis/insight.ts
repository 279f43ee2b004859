/** What the texts of a library have in common, and when to use it. */
export const insight = {
  'insight.few-figures': {
    one: '{trait}: in {having} of your {n} post; too few metrics to compare.',
    text: '{trait:message}: in {having:number} of your {n:number} posts; too few metrics to compare.',
  },
  'insight.no-difference':
    '{trait:message}: in {having:number} of your {n:number} posts; their engagement does not differ clearly.',
  'insight.better':
    '{trait:message}: in {having:number} of your {n:number} posts; median engagement {rate:number}% with it, {without:number}% without.',
  'insight.worse':
    '{trait:message}: in {having:number} of your {n:number} posts; median engagement {rate:number}% with it, {without:number}% without, so it did worse.',
  'insight.against': 'Your own metrics do not support it; use it for variety only.',
  'insight.evidence': '"{quote:text}" ({n:number}% engagement)',
  'trait.question-opening': 'Opening with a question',
  'when.question-opening': 'When readers can answer from what they have seen themselves.',
  'trait.number-opening': 'Opening with a number',
  'when.number-opening': 'When you have the number and can name its source.',
  'trait.contrarian-opening': 'Opening against a common opinion',
  'when.contrarian-opening': 'When you can defend the other side in the replies.',
  'trait.story-opening': 'Opening with your own story',
  'when.story-opening': 'When it happened to you; begin where it happened.',
  'trait.news-opening': 'Opening like news',
  'when.news-opening': 'When you are among the first to say it and have the source at hand.',
  'trait.list-opening': 'Promising a list or a how-to',
  'when.list-opening': 'When the rest of the post keeps the promise of the first line.',
  'trait.short-opening': 'A first line of at most eight words',
  'when.short-opening': 'When the first line can stand alone.',
  'trait.question-end': 'Ending with a question',
  'when.question-end': 'When you want answers and have the time to read them.',
  'trait.question': 'Asking anywhere',
  'when.question': 'When the question is one that you do not answer yourself.',
  'trait.number': 'Naming a concrete number',
  'when.number': 'When the number is your own. Readers can tell a guess.',
  'trait.amount': 'Naming a percentage or an amount of money',
  'when.amount': 'When a result or a price is the point of the post.',
  'trait.feeling': 'Strong feeling',
  'when.feeling': 'When you really feel it. Readers can tell when you do not.',
  'trait.emoji': 'Emoji',
  'when.emoji': 'When the tone is light.',
  'trait.humour': 'Humour',
  'when.humour': 'When the joke is on you or on the market, not on a person.',
  'trait.request': 'Asking readers to do something',
  'when.request': 'When one small thing is asked, at the end of the post.',
  'trait.media': 'A picture or a video',
  'when.media': 'When the picture shows what words would have to describe.',
  'trait.short-lines': 'Short lines with breaks between them',
  'when.short-lines': 'When each line is a step of its own.',
  'trait.list': 'A list',
  'when.list': 'When the items are of one kind and in an order.',
  'trait.one-block': 'One block without a break',
  'when.one-block': 'When there is one short thought.',
  'trait.short': 'At most 100 characters',
  'when.short': 'When one line says it all.',
  'trait.medium': 'Between 100 and 280 characters',
  'when.medium': 'When the point needs one reason and no more.',
  'trait.long': 'More than 280 characters',
  'when.long': 'When you have a story or an argument that holds to the end.',
} as const;

export type TraitId = keyof typeof insight extends infer C
  ? C extends `trait.${infer Id}`
    ? Id
    : never
  : never;

/** What insights are about. */
export const insightLabels = [
  'hooks',
  'questions',
  'numbers',
  'emotion',
  'call to action',
  'media',
  'structure',
  'length',
] as const;
