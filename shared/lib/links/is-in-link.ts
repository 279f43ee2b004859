import type { FoundLink } from '../text/find-links.ts';

/** Whether one of the links, which are in text order, holds the text from `start` to `end`. */
export function isInLink(links: readonly FoundLink[], start: number, end: number): boolean {
  let low = 0;
  let high = links.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const link = links[low];
  return link !== undefined && link.start <= start && end <= link.end;
}
