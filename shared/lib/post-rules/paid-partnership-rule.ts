import { message } from '#shared/contracts/messages/message.ts';
import { eachPart, readingText } from './post-rule.ts';

const promotion =
  /(?:^|[^\p{L}\p{N}_])#(?:ad|ads|sponsored|paidpartnership|partner)(?![\p{L}\p{N}_])|\b(?:sponsored by|paid partnership|in (?:paid )?partnership with|brand ambassador|(?:promo|discount|referral|invite|affiliate) (?:code|link)|use (?:my|our) (?:code|link)|with (?:my|our) (?:code|link)|sign up (?:with|through|via) (?:my|our))\b|[?&](?:ref|referral|aff|affiliate|invite)(?:_?(?:id|code))?=/u;

/** X wants paid promotion to be marked as such. */
export const paidPartnershipRule = eachPart((text, { paidPartnership }) => {
  if (paidPartnership || !promotion.test(readingText(text))) return null;
  return {
    id: 'paid-partnership',
    level: 'warning',
    reason: message('finding.paid-partnership'),
    label: 'paidPartnership',
    source: message('source.partnership-policy'),
  };
});
