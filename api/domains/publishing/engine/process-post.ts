import { MOST_TRIES } from '#api/config/publishing-limits.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { applyPublishPolicy } from './claim/publish-policy.ts';
import type { ClaimedPost } from './claimed-post.ts';
import { ended, held } from './failure-outcomes.ts';
import type { PublishingTools } from './publishing-tools.ts';
import { openAttempts } from './reconcile/find-on-x.ts';
import { lookUpPost } from './reconcile/reconcile-post.ts';
import { publishPost } from './send/publish-post.ts';

/**
 * Does with a claimed post what is to be done, and never throws. `ahead` counts, by workspace, the
 * posts that were let through in this round, against the limits of the settings.
 */
export async function processPost(
  tools: PublishingTools,
  post: ClaimedPost,
  ahead: Map<string, number>,
): Promise<void> {
  const { record, ctx } = tools;
  try {
    if (post.status === 'unknown') return await lookUpPost(tools, post);
    const before = ahead.get(post.workspaceId) ?? 0;
    const verdict = applyPublishPolicy(post, before);
    if (verdict.kind === 'hold') {
      const { reason, detail } = verdict.objection;
      await record(post, null, held(post, reason, detail));
    } else if (verdict.kind === 'wait') {
      const { ms, detail } = verdict;
      await record(post, null, { event: 'put_off', detail, afterMs: ms });
    } else {
      ahead.set(post.workspaceId, before + 1);
      await publishPost(tools, post);
    }
  } catch (error) {
    ctx.log.error({ err: error, postId: post.id }, 'publishing a post failed in an unforeseen way');
    await recover(tools, post).catch((lost) =>
      // Its lease runs out, and whoever takes it over sees what was begun.
      ctx.log.error({ err: lost, postId: post.id }, 'could not hand a post back'),
    );
  }
}

/** A fault of ours: another try later, and in the end a person, who is told only what is true. */
async function recover(tools: PublishingTools, post: ClaimedPost): Promise<void> {
  const { db, limits, record } = tools;
  const part = post.parts.find(({ externalId }) => externalId === null);
  const attempts = part ? await openAttempts(db, post, part.position) : [];
  const mayBeOnX = attempts.some(({ isNew }) => isNew);
  const detail = message('post.own-fault');
  if (post.tries + 1 >= MOST_TRIES) {
    const last = mayBeOnX ? { event: 'ask' as const, detail } : ended(post, detail);
    await record(post, null, { ...last, countsAsTry: true });
    return;
  }
  await record(post, null, {
    event: mayBeOnX ? 'lose_answer' : 'put_off',
    detail,
    afterMs: Math.min(limits.retryMs * 2 ** post.tries, limits.longestRetryMs),
    countsAsTry: true,
  });
}
