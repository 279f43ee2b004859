import { message } from '#shared/contracts/messages/message.ts';
import { findLinks } from '../text/find-links.ts';
import { eachPartOnX } from './post-rule.ts';

const POST_USD = 0.015;
const POST_WITH_LINK_USD = 0.2;

/** A link makes a post thirteen times as dear: said before it is sent, never held against it. */
export const linkCostRule = eachPartOnX((text) => {
  const [link] = findLinks(text);
  if (!link) return null;
  return {
    id: 'link-cost',
    level: 'note',
    reason: message('finding.link-cost', {
      with: postCost([text]),
      without: postCost(['']),
      url: link.url,
    }),
    source: message('source.pricing'),
  };
});

/** What X charges the app for these posts, in US dollars; a post with a link costs much more. */
export function postCost(texts: readonly string[]): number {
  const sum = texts.reduce(
    (total, text) => total + (findLinks(text).length > 0 ? POST_WITH_LINK_USD : POST_USD),
    0,
  );
  return Math.round(sum * 1_000) / 1_000;
}
