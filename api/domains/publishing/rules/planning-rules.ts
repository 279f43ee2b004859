import type { Message } from '#shared/contracts/messages/message.ts';
import type { KnownText } from './same-text-findings.ts';
import { type Judged, validatePost } from './validate-post.ts';

/** What the texts of a plan are judged by. */
export interface PlanningRules {
  platform: Judged['platform'];
  account: Judged['account'];
  isModerated: boolean;
  /** Other posts to compare with. */
  known: KnownText[];
}

/** Why a text may not be scheduled at all; null when it may. */
export function refusalOf(rules: PlanningRules, text: string): Message | null {
  return findingsOn(rules, text).find(({ level }) => level === 'error')?.reason ?? null;
}

/** The same, and what only repeats another post: why it may not go out without a person's look. */
export function objectionTo(rules: PlanningRules, text: string): Message | null {
  const found = findingsOn(rules, text).find(
    ({ level, id }) => level === 'error' || id === 'same-text',
  );
  return found?.reason ?? null;
}

function findingsOn({ platform, account, isModerated, known }: PlanningRules, text: string) {
  const parts = [{ text, mediaIds: [], media: [] }];
  const post = { parts, platform, account, madeWithAi: false, paidPartnership: false };
  return validatePost(post, isModerated, known);
}
