import { message } from '#shared/contracts/messages/message.ts';
import { weightedLength } from '../text/weighted-length.ts';
import { eachPart } from './post-rule.ts';

/** No part is longer than the account may post, counted as X counts. */
export const lengthRule = eachPart((text, { limit, platform }) => {
  const length = weightedLength(text);
  if (length <= limit) return null;
  const code = platform === 'twitter' ? 'finding.too-long-on-x' : 'finding.too-long';
  return {
    id: 'length',
    level: 'error',
    reason: message(code, { n: length, more: length - limit, limit }),
    source: message('source.counting'),
  };
});
