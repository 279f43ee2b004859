import { findLinks } from '../text/find-links.ts';

const POST_USD = 0.015;
const POST_WITH_LINK_USD = 0.2;

/** What X charges the app for these posts, in US dollars; a post with a link costs much more. */
export function postCost(texts: readonly string[]): number {
  const sum = texts.reduce(
    (total, text) => total + (findLinks(text).length > 0 ? POST_WITH_LINK_USD : POST_USD),
    0,
  );
  return Math.round(sum * 1_000) / 1_000;
}
