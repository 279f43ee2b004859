import { message } from '#shared/contracts/messages/message.ts';
import { findLinks } from '../text/find-links.ts';
import { postCost } from './post-cost.ts';
import { eachPartOnX } from './post-rule.ts';

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
