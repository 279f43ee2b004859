/**
 * Sentences of one way of talking. They hold for any subject, begin in
 * lower case and carry no full stop; `[a|b]` stands for either, `[a|]` for a word or none.
 */
export interface Register {
  /** Before a sentence, with its mark. */
  leads: string[];
  /** About a subject. */
  view: string[];
  /** Second sentences that need no subject. */
  tails: string[];
}
