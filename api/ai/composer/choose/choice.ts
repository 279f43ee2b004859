/** What somebody would say first: whole sentences, and what may follow where there is room. */
export interface Choice {
  sentences: string[];
  more: string[];
  /** A point takes the words somebody leads in and closes with; what is given comes before all else. */
  kind: 'given' | 'point' | 'ask' | 'plain';
}

/** A choice that stands as it is. */
export function plainly(sentences: string[], more: string[] = []): Choice {
  return { sentences, more, kind: 'plain' };
}
