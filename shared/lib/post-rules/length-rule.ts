import { weightedLength } from '../text/weighted-length.ts';
import { eachPart } from './post-rule.ts';

/** No part is longer than the account may post, counted as X counts. */
export const lengthRule = eachPart((text, { limit, platform }) => {
  const length = weightedLength(text);
  if (length <= limit) return null;
  const counting = platform === 'twitter' ? ' as X counts them' : '';
  return {
    id: 'length',
    level: 'error',
    message: `${length} characters${counting}, ${length - limit} more than the ${limit} that fit.`,
    source: 'X: Counting characters (docs.x.com/fundamentals/counting-characters)',
  };
});
