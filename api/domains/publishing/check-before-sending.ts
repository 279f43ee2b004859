import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import type { ClaimedPost, Objection } from './engine/claimed-post.ts';
import { findObjections } from './find-objections.ts';
import { listMediaKinds } from './media-queries.ts';
import { textsAround } from './same-text.ts';
import { surroundingsOf } from './surroundings.ts';

/**
 * The rules once more, right before a post goes out: settings, accounts and other posts may have
 * changed since it was scheduled. Only an error holds it; two alike hold the one that comes later.
 */
export async function checkBeforeSending(
  db: Database,
  owner: string,
  { id, parts, account, replyToId }: ClaimedPost,
): Promise<Objection | null> {
  return withWorkspace(db, owner, async (tx) => {
    const { now, isModerated, accounts } = await surroundingsOf(tx, owner, []);
    const mediaIds = parts.flatMap((part) => part.mediaIds);
    const kinds = new Map(
      mediaIds.length === 0
        ? []
        : (await listMediaKinds(tx, owner, mediaIds).execute()).map((one) => [one.id, one.kind]),
    );
    const known = await textsAround(tx, owner, [now]);
    const findings = findObjections(
      {
        parts: parts.map((part) => ({
          ...part,
          media: part.mediaIds.flatMap((mediaId) => kinds.get(mediaId) ?? []),
        })),
        platform: 'twitter',
        account: accounts.find((one) => one.id === account?.id) ?? null,
        paidPartnership: false,
        replyToId,
      },
      isModerated,
      known.filter(({ postId, isPosted }) => isPosted && postId !== id),
    );
    const error = findings.find(({ level }) => level === 'error');
    return error ? { reason: 'moderation', detail: error.message } : null;
  });
}
