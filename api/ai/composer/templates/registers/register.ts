/**
 * Sentences of one way of talking. They hold for any subject, begin in lower case and carry no full
 * stop. `[a|b]` stands for either, `[a|]` for a word or none, and `fillTemplate` puts the subject in:
 * `{f}` with its article, `{F}` without, and `{is}`, `{does}`, `{has}`, `{s}`, `{it}`, `{its}` and
 * `{them}` agreeing with it.
 */
export interface Register {
  /** Before a sentence, with its mark. */
  leads: string[];
  /** About a subject. */
  view: string[];
  /** Second sentences that need no subject. */
  tails: string[];
}
