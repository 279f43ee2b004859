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

/** The first of each list, then the second of each; what one has more stands at the end. */
export function inTurns(one: string[], other: string[]): string[] {
  const most = Math.max(one.length, other.length);
  return Array.from({ length: most }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((line) => line !== undefined);
}
