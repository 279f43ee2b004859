import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { settleApprovals } from '#api/domains/notifications/public.ts';
import { issueOf } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type {
  changePosts as changePostsCall,
  PostChange,
} from '#shared/contracts/publishing-worklist.ts';
import { findPosts, lockPosts, type PostRow } from '../queries.ts';
import { followContent } from '../review/follow-content.ts';
import { ofOthers, othersAmong } from '../rules/own-posts.ts';
import type { Precheck } from '../schedule/precheck-posts.ts';
import { approveSome } from '../schedule/release-approved.ts';
import { lockSchedule } from '../schedule/schedule-posts.ts';
import { deletePosts, updatePending } from '../schedule/write-queries.ts';
import { refusalOf } from './may-change.ts';
import { movePosts, precheckMoves } from './move-posts.ts';
import { setPersona } from './set-persona.ts';
import { sealSnapshot, takeSnapshot } from './snapshot.ts';

type Refused = Map<string, Message>;

/** Does the same to each of many posts, in one transaction: those that allow it, the others say why not. */
export async function changePosts(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  owner: string,
  { posts, change }: z.output<typeof changePostsCall.body>,
): Promise<EndpointResponse<typeof changePostsCall>> {
  const asked = new Map(posts.map((post) => [post.id, post]));
  const ids = [...asked.keys()];
  const isMove = change.action === 'move' || change.action === 'queue';
  const precheck = isMove ? await precheckMoves(db, owner, ids, change) : null;
  return withTextTransaction(db, owner, async (tx) => {
    await lockSchedule(tx, owner);
    const locks = new Map(
      (await lockPosts(tx, owner, ids).execute()).map((lock) => [lock.id, lock]),
    );
    const others = await othersAmong(tx, owner, ids);
    const found = new Map((await findPosts(tx, owner, ids).execute()).map((row) => [row.id, row]));
    const refused: Refused = new Map();
    const allowed: PostRow[] = [];
    for (const [id, post] of asked) {
      const row = found.get(id);
      const reason = others.has(id) ? ofOthers : refusalOf(change.action, post, locks.get(id), row);
      if (reason) refused.set(id, reason);
      else if (row) allowed.push(row);
    }
    if (allowed.length === 0) return { changed: [], refused: toIssues(refused), undo: null };
    const before = await takeSnapshot(
      tx,
      owner,
      allowed.map(({ id }) => id),
      change.action === 'delete',
    );
    const left = await carryOut(tx, owner, allowed, change, precheck);
    for (const [id, reason] of left) refused.set(id, reason);
    announce(tx, owner, 'posts');
    const changed = ids.filter((id) => !refused.has(id));
    return {
      changed,
      refused: toIssues(refused),
      undo: changed.length === 0 ? null : sealSnapshot(sealer, owner, before),
    };
  });
}

function toIssues(refused: Refused) {
  return [...refused].map(([id, reason]) => issueOf(id, reason));
}

/** Answers those that were not changed, and why. */
async function carryOut(
  tx: Db,
  owner: string,
  rows: PostRow[],
  change: PostChange,
  precheck: Precheck | null,
): Promise<Refused> {
  const ids = rows.map(({ id }) => id);
  if (change.action === 'move' || change.action === 'queue') {
    const refused = await movePosts(tx, owner, rows, change, precheck);
    await followContent(tx, owner, ids);
    return refused;
  }
  if (change.action === 'approve') {
    return approveSome(tx, owner, ids);
  }
  if (change.action === 'persona') await setPersona(tx, owner, rows, change.personaId);
  if (change.action === 'hold') await updatePending(tx, owner, { ids }, null, null).execute();
  if (change.action === 'delete') {
    await deletePosts(tx, owner, ids).execute();
    await settleApprovals(tx, owner);
  }
  return new Map();
}
