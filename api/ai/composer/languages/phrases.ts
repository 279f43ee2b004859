/** What a post in another language does, as far as its words show it for sure. */
export const foreignSituations = ['gn', 'gm', 'congrats'] as const;
export type ForeignSituation = (typeof foreignSituations)[number];

/** Whole sentences, without a full stop; `more` may follow any of `first`. */
interface Lines {
  first: string[];
  more?: string[];
}

/** What the composer can say in a language, and by which words it knows what was said. */
export interface Phrases {
  /** Sources of patterns. */
  marks: Record<ForeignSituation, string>;
  lines: Record<ForeignSituation, Lines>;
  /** Before a point, and where an intent needs no subject on their own; none praises. */
  intents: Record<'agree' | 'disagree' | 'thank' | 'condolences' | 'decline', string[]>;
  /** An order to write about `subject`. */
  order: RegExp;
  /** An order to say `said`, which stands in the text as it is. */
  say: RegExp;
  /** Posts about a subject, which stands in `{x}`. */
  about: string[];
}
