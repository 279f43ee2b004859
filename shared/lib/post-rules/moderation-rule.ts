import { message } from '#shared/contracts/messages/message.ts';
import { eachPart, readingText } from './post-rule.ts';

/** Slurs that have no other meaning; with the digits that stand in for letters. */
const slurs =
  /(?<!\p{L})(?:n[i1!]gg(?:er|a)s?|f[a4@]gg?[o0]ts?|k[i1]kes?|tr[a4]nn(?:y|ies)|w[e3]tb[a4]cks?|r[e3]t[a4]rd(?:s|ed)?|c[o0]{2}ns?|g[o0]{2}ks?|raghe[a4]ds?)(?!\p{L})/u;

const threats =
  /\b(?:kill|hang|shoot|hurt) (?:yourself|yourselves|urself)\b|\bkys\b|\b(?:i|we)(?:'ll| will| am going to|'m going to| are going to|'re going to) (?:kill|murder|shoot|stab|rape|hunt down|beat up) (?:you|u|him|her|them)\b|\b(?:i )?hope (?:you|u|he|she|they) (?:die|dies|get raped|gets raped|get cancer|gets cancer)\b|\byou (?:should|deserve to) (?:die|be shot|be killed)\b/u;

/** Hateful words and threats, by a short list: it keeps accidents back and is no judge of people. */
export const moderationRule = eachPart((text, { isModerated }) => {
  const read = readingText(text);
  const isThreat = threats.test(read);
  if (!isThreat && !slurs.test(read)) return null;
  return {
    id: 'moderation',
    level: isModerated ? 'error' : 'note',
    reason: message(isThreat ? 'finding.threat' : 'finding.slur'),
    source: message(isModerated ? 'source.moderation-on' : 'source.moderation-off'),
  };
});
