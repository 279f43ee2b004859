import { message } from '#shared/contracts/messages/message.ts';
import { weightedLength } from '../text/weighted-length.ts';
import { eachPart } from './post-rule.ts';

/** No part is longer than the account may post, counted as X counts. */
export const lengthRule = eachPart((text, { limit }) => {
  const more = weightedLength(text) - limit;
  if (more <= 0) return null;
  return {
    id: 'length',
    level: 'error',
    reason: message('finding.too-long', { more }),
    source: message('source.counting'),
  };
});
