import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { accountsForPosting, type PostingAccount } from '#api/domains/accounts/service.ts';
import type { ClaimedPost, Objection } from './engine/claimed-post.ts';
import { findObjections } from './find-objections.ts';
import { listPostedElsewhere } from './queries.ts';
import type { KnownText } from './same-text.ts';

/**
 * The rules once more, right before a post goes out: settings, accounts and other posts may have
 * changed since it was scheduled. Only an error holds it. Media is what it was when it was attached.
 */
export async function checkBeforeSending(
  db: Database,
  owner: string,
  { parts, account: sender, automation, replyToId }: ClaimedPost,
): Promise<Objection | null> {
  const accounts = await accountsOf(db, owner);
  const account = accounts.find(({ id }) => id === sender?.id) ?? null;
  const known = account && accounts.length > 1 ? await postedElsewhere(db, owner, account.id) : [];
  const findings = findObjections(
    {
      parts: parts.map((part) => ({ ...part, media: part.mediaIds.map(() => 'image' as const) })),
      platform: 'twitter',
      account,
      paidPartnership: false,
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

const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 10_000;
const remembered = new Map<string, { until: number; accounts: Promise<PostingAccount[]> }>();

/** Remembered for a moment: when thousands of posts are due at once, a read for each would delay them. */
function accountsOf(db: Database, owner: string): Promise<PostingAccount[]> {
  const now = performance.now();
  const known = remembered.get(owner);
  if (known && known.until > now) return known.accounts;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const accounts = withWorkspace(db, owner, (tx) => accountsForPosting(tx, owner));
  remembered.set(owner, { until: now + REMEMBERED_MS, accounts });
  // A failure is told to who asked and forgotten.
  accounts.catch(() => remembered.delete(owner));
  return accounts;
}
