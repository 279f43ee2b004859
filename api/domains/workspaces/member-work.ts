import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor, Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { notifyMembers } from '#api/domains/notifications/public.ts';
import { workOfMembers } from '#api/domains/publishing/public.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import type { removeMember } from '#shared/contracts/members.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { powersOf, type Standing } from '#shared/lib/rights/account-powers.ts';
import { campaignsOf, heldWork, ownersOf, type readStandings } from './public.ts';
import { findUsername } from './queries.ts';

/** What would be published of a member though nobody else has approved it. */
export interface MemberWork {
  posts: { id: string; accountId: string | null }[];
  campaigns: number;
}

export async function workOf(tx: Db, member: Member): Promise<MemberWork> {
  const [posts, campaigns] = await Promise.all([
    workOfMembers.unseenPostsOf(tx, member.workspaceId, member.userId),
    campaignsOf(tx, member),
  ]);
  return { posts, campaigns };
}

type Standings = Awaited<ReturnType<typeof readStandings>>;

type Fate = z.output<typeof removeMember.query>;

/**
 * Prepares the end of a membership: only where it is released the database does not hold the work.
 * Throws `forbidden` where the actor may not publish it, `invalid` for who cannot take it over.
 */
export async function settleFate(
  tx: Db,
  actor: Actor,
  { of, accounts }: Standings,
  { userId, found, fate }: { userId: string; found: MemberWork; fate: Fate },
): Promise<void> {
  if (fate.work === 'hand_over') return expectHeir(of.get(fate.to ?? ''), userId, fate.to);
  if (fate.work !== 'release') return;
  if (userId === actor.userId) throw forbidden(message('rule.own-work-waits'));
  const concerned = new Set(found.posts.map(({ accountId }) => accountId));
  const own = of.get(actor.userId) as Standing;
  const refused = accounts.find(
    ({ id }) =>
      (found.campaigns > 0 || concerned.has(id)) && powersOf(own, id).writes !== 'publish',
  );
  if (refused) {
    throw forbidden(message('rule.work-not-yours', { username: refused.username }));
  }
  await sql`select set_config('app.keep_work', 'on', true)`.execute(tx);
}

function expectHeir(heir: Standing | undefined, userId: string, to: string | undefined): void {
  if (heir && to !== userId && roleMay(heir.role, 'posts.write')) return;
  throw fieldError('invalid', 'to', message('rule.cannot-take-posts'));
}

/** What the database has put on hold: the other owners are notified, and an heir has the posts. */
export async function tellOfWork(
  tx: Db,
  actor: Actor,
  userId: string,
  { posts, campaigns }: MemberWork,
  fate: Fate = { work: 'hold' },
): Promise<void> {
  const { workspaceId: owner } = actor;
  if (fate.work === 'release' || posts.length + campaigns === 0) return;
  if (fate.work === 'hand_over' && fate.to) {
    const ids = posts.map(({ id }) => id);
    await workOfMembers.handOverPosts(tx, actor, ids, fate.to);
  }
  const { username } = await findUsername(tx, userId).executeTakeFirstOrThrow();
  const owners = (await ownersOf(tx, owner)).filter((id) => id !== actor.userId && id !== userId);
  await notifyMembers(tx, owner, owners, heldWork(username, posts.length, campaigns));
}

const forbidden = (reason: Message) => new AppError('forbidden', reason);
