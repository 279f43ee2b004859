/** What somebody would say first: whole sentences, and what may follow where there is room. */
export interface Choice {
  sentences: string[];
  more: string[];
  /** What is given comes before all else. */
  kind: 'given' | 'plain';
}

/** A choice that stands as it is. */
export function plainly(sentences: string[], more: string[] = []): Choice {
  return { sentences, more, kind: 'plain' };
}
