import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import type { ClaimedPost, Objection } from './engine/claimed-post.ts';
import { findObjections } from './find-objections.ts';
import { listPostedElsewhere } from './queries.ts';
import type { KnownText } from './same-text.ts';

/** A medium that went through the rules already. */
const attached = { kind: 'image', saysAi: false } as const;

/**
 * The rules once more, right before a post goes out: settings, accounts and other posts may have
 * changed since it was scheduled. Only an error holds it. Media is what it was when it was attached.
 * Reads nothing for a workspace with one account: thousands of posts may be due at once.
 */
export async function checkBeforeSending(
  db: Database,
  {
    workspaceId,
    parts,
    account: sender,
    automation,
    replyToId,
    madeWithAi,
    paidPartnership,
  }: ClaimedPost,
): Promise<Objection | null> {
  const account = sender && { ...sender, platform: 'twitter' as const };
  const known = sender && !sender.isOnly ? await postedElsewhere(db, workspaceId, sender.id) : [];
  const findings = findObjections(
    {
      parts: parts.map((part) => ({ ...part, media: part.mediaIds.map(() => attached) })),
      platform: 'twitter',
      account,
      madeWithAi,
      paidPartnership,
      replyToId,
    },
    automation.contentModeration,
    known,
  );
  const error = findings.find(({ level }) => level === 'error');
  return error ? { reason: 'moderation', detail: error.message } : null;
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
