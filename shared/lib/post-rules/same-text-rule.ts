import { message } from '#shared/contracts/messages/message.ts';
import { excerpt } from '../text/format.ts';
import type { RuleViolation } from './rule-violation.ts';

/** An earlier or planned text of the same workspace. */
export interface NearText {
  text: string;
  similarity: number;
  /** Whether it goes out, or went out, from the account of the post that is looked at. */
  isSameAccount: boolean;
  isPosted: boolean;
}

/** Shorter than this many characters two posts may well be the same: gm. */
export const SHORTEST_COMPARED = 20;

/** X forbids alike texts from several accounts, and refuses an account's own text the second time. */
export function sameTextFinding(part: number, near: NearText): RuleViolation {
  const quote = `"${excerpt(near.text)}"`;
  const like = near.isPosted ? 'finding.like-earlier' : 'finding.like-scheduled';
  return {
    id: 'same-text',
    level: near.isSameAccount ? 'warning' : 'error',
    part,
    reason: message(near.isSameAccount ? like : `${like}-elsewhere`, { quote }),
    source: message('source.similar-content'),
    fixed: null,
  };
}
