import { cashtagRule } from './cashtag-rule.ts';
import { cryptoAddressRule } from './crypto-address-rule.ts';
import { lengthRule } from './length-rule.ts';
import { linkCostRule } from './link-cost-rule.ts';
import { mediaRule } from './media-rule.ts';
import { moderationRule } from './moderation-rule.ts';
import { paidPartnershipRule } from './paid-partnership-rule.ts';
import { placeholderRule } from './placeholder-rule.ts';
import type { CheckedPost, PostRule } from './post-rule.ts';
import { privateKeyRule } from './private-key-rule.ts';
import { replyRule } from './reply-rule.ts';
import type { RuleViolation } from './rule-violation.ts';
import { seedPhraseRule } from './seed-phrase-rule.ts';
import { walletDrainerRule } from './wallet-drainer-rule.ts';

const rules: PostRule[] = [
  mediaRule,
  lengthRule,
  cashtagRule,
  seedPhraseRule,
  privateKeyRule,
  walletDrainerRule,
  moderationRule,
  cryptoAddressRule,
  paidPartnershipRule,
  replyRule,
  placeholderRule,
  linkCostRule,
];

/**
 * What X's rules and ours object to in a post by itself: errors first, then warnings and notes.
 * Whether it repeats another post only the API can tell.
 */
export function checkPostRules(post: CheckedPost): RuleViolation[] {
  const found = rules.flatMap((rule) => rule(post));
  const order: RuleViolation['level'][] = ['error', 'warning', 'note'];
  return order.flatMap((level) => found.filter((finding) => finding.level === level));
}
