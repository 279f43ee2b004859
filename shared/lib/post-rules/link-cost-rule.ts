import { findLinks } from '../text/find-links.ts';
import { postCost, usd } from './post-cost.ts';
import { eachPartOnX } from './post-rule.ts';

/** A link makes a post thirteen times as dear: said before it is sent, never held against it. */
export const linkCostRule = eachPartOnX((text) => {
  const [link] = findLinks(text);
  if (!link) return null;
  return {
    id: 'link-cost',
    level: 'note',
    message: `X charges ${usd(postCost([text]))} for a post with a link and ${usd(postCost(['']))} without. The link: ${link.url}`,
    source: 'X: Pricing (docs.x.com/x-api/getting-started/pricing)',
  };
});
