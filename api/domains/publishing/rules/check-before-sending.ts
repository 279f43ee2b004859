import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { anyPlaceholder, placeholderMessage } from '#shared/lib/text/campaign-placeholders.ts';
import type { ClaimedPost, PostViolation } from '../engine/claimed-post.ts';
import type { KnownText } from './same-text-findings.ts';
import { listPostedElsewhere } from './text-queries.ts';
import { type Judged, validatePost } from './validate-post.ts';

/** A medium that went through the rules already. */
const attached = { kind: 'image', saysAi: false } as const;

/**
 * The rules once more, right before a post goes out: settings, accounts and other posts may have
 * changed since it was scheduled. Only an error holds it. Media is what it was when it was attached.
 * Reads nothing for a workspace with one account: thousands of posts may be due at once.
 */
export async function checkBeforeSending(
  db: Database,
  claimed: ClaimedPost,
): Promise<PostViolation | null> {
  const { workspaceId, account: sender, automation, parts, isOfCampaign } = claimed;
  const placeholder = isOfCampaign
    ? anyPlaceholder(parts.map(({ text }) => text).join('\n'))
    : null;
  if (placeholder !== null) {
    return { reason: 'moderation', detail: placeholderMessage(placeholder) };
  }
  const known = sender && !sender.isOnly ? await postedElsewhere(db, workspaceId, sender.id) : [];
  const post: Judged = {
    parts: parts.map(({ text, mediaIds, poll }) => ({
      text,
      mediaIds,
      poll,
      media: mediaIds.map(() => attached),
    })),
    platform: 'twitter',
    account: sender && { ...sender, platform: 'twitter' },
    madeWithAi: claimed.madeWithAi,
    paidPartnership: claimed.paidPartnership,
    replyToId: claimed.replyToId,
  };
  const judged: Parameters<typeof validatePost> = [post, automation.contentModeration, known];
  const findings = isShort(post, known)
    ? validatePost(...judged)
    : await runTextTask('validate-post', judged, { owner: workspaceId });
  const error = findings.find(({ level }) => level === 'error');
  return error ? { reason: 'moderation', detail: error.reason } : null;
}

/** Characters. What is as short takes less than handing it to a thread. */
const SHORT = 2_000;

function isShort({ parts }: Judged, known: KnownText[]): boolean {
  return known.length === 0 && parts.reduce((sum, { text }) => sum + text.length, 0) <= SHORT;
}

async function postedElsewhere(
  db: Database,
  owner: string,
  accountId: string,
): Promise<KnownText[]> {
  const rows = await withWorkspace(db, owner, (tx) =>
    listPostedElsewhere(tx, owner, accountId).execute(),
  );
  return rows.map((row) => ({ ...row, isPosted: true }));
}
