/**
 * Sentences of one way of talking, by what stands before them. They hold for any subject, begin in
 * lower case and carry no full stop; `[a|b]` stands for either, `[a|]` for a word or none.
 */
export interface Register {
  /** Before a sentence, with its mark. */
  leads: string[];
  /** About a subject, under a post as well as on its own. */
  view: string[];
  /** Under a question about the subject. */
  question: string[];
  /** Under somebody's release, or news of their own. */
  launch: string[];
  /** Under a complaint or a loss. */
  pain: string[];
  /** Under something from somebody's life. */
  personal: string[];
  /** Second sentences that need no subject. */
  tails: string[];
}
