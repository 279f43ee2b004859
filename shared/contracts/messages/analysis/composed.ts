/** Counts within a sentence, and sentences and halves of sentences in a row. */
export const composed = {
  'count.posts': { one: '{n} post', text: '{n:number} posts' },
  'count.words': { one: '{n} word', text: '{n:number} words' },
  'count.times': { one: '{n} time', text: '{n:number} times' },
  'count.sentences': { one: '{n} sentence', text: '{n:number} sentences' },
  'count.lines': { one: '{n} line', text: '{n:number} lines' },
  'composed.sentences': '{sentences:sentences}',
  'composed.clauses': '{clauses:clauses}',
} as const;
