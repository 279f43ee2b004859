import { postCost } from '#shared/lib/post-rules/link-cost-rule.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { KnownText } from './same-text-findings.ts';
import { type Judged, validatePost } from './validate-post.ts';

export interface CheckedText {
  findings: RuleViolation[];
  /** Weighted characters of each part. */
  lengths: number[];
  /** What X charges for sending it, in US dollars. */
  costUsd: number;
}

/** Everything that a person is told of a text before they schedule it. Pure. */
export function checkText(post: Judged, isModerated: boolean, known: KnownText[]): CheckedText {
  const texts = post.parts.map(({ text }) => text);
  return {
    findings: validatePost(post, isModerated, known),
    lengths: texts.map(weightedLength),
    costUsd: post.platform === 'twitter' ? postCost(texts) : 0,
  };
}
