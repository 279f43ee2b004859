import { findLinks } from '../find-links.ts';

const POST_USD = 0.015;
const POST_WITH_LINK_USD = 0.2;

/** What X charges the app for these posts, in US dollars; a post with a link costs much more. */
export function postCost(texts: readonly string[]): number {
  const cents = texts.reduce(
    (sum, text) => sum + (findLinks(text).length > 0 ? POST_WITH_LINK_USD : POST_USD) * 1_000,
    0,
  );
  return Math.round(cents) / 1_000;
}

/** For people: `$0.015`, `$0.20`. */
export function usd(amount: number): string {
  return `$${amount.toFixed(amount * 100 === Math.round(amount * 100) ? 2 : 3)}`;
}
