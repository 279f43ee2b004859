import { withWorkspace } from '#api/db/tenant.ts';
import { POSTS_PER_READ } from '#api/providers/x/post-figures.ts';
import type { GiveWay } from '#api/queue/yield-to-publisher.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { asAccount, type Tools } from './as-account.ts';
import { claimDuePosts, type DuePost } from './claim-due-posts.ts';
import { isDaily, nextRead } from './next-read.ts';
import { keepReading, lockPosts, putOffPosts } from './queries.ts';

/** In one run; what is left then is due a minute later. */
const MOST_CLAIMS = 40;
const AT_ONCE = 6;

type Answer = Awaited<ReturnType<Tools['x']['postFigures']>>;

/**
 * Reads the figures of every post that is due, up to 100 posts of an account in a call, and notes
 * when each is due next. While X is down nothing more is asked; what was taken comes again.
 */
export async function readMetrics(ctx: Tools, giveWay?: GiveWay): Promise<void> {
  for (let claim = 0; claim < MOST_CLAIMS; claim += 1) {
    const { posts, isAll } = await claimDuePosts(ctx.across);
    const waiting = byAccount(posts);
    let isDown = false;
    const work = async () => {
      for (let next = waiting.pop(); next && !isDown; next = waiting.pop()) {
        await giveWay?.();
        isDown = (await readAccount(ctx, next)) || isDown;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (isAll || isDown) return;
  }
}

function byAccount(posts: DuePost[]): DuePost[][] {
  const groups = new Map<string, DuePost[]>();
  for (const post of posts) {
    const key = `${post.workspaceId} ${post.accountId}`;
    const group = groups.get(key);
    if (group) group.push(post);
    else groups.set(key, [post]);
  }
  return [...groups.values()];
}

/** Answers whether X is down. What one account may not ask keeps no other one waiting. */
async function readAccount(ctx: Tools, posts: DuePost[]): Promise<boolean> {
  const [{ workspaceId: owner, accountId }] = posts as [DuePost];
  for (const some of batches(posts)) {
    const ids = some.flatMap(({ parts }) => parts.map(({ externalId }) => externalId));
    const asked =
      ids.length === 0
        ? { answer: { figures: [], gone: [] } }
        : await asAccount(ctx, owner, accountId, (token) => ctx.x.postFigures(token, ids));
    if ('later' in asked) {
      await withWorkspace(ctx.db, owner, (tx) =>
        putOffPosts(tx, owner, accountId, asked.later).execute(),
      );
      return asked.isDown;
    }
    await keep(ctx, owner, some, asked.answer);
  }
  return false;
}

/** A post's parts are read together. */
function batches(posts: DuePost[]): DuePost[][] {
  const all: DuePost[][] = [];
  let room = 0;
  for (const post of posts) {
    if (room < post.parts.length || all.length === 0) {
      all.push([]);
      room = POSTS_PER_READ;
    }
    all.at(-1)?.push(post);
    room -= post.parts.length;
  }
  return all;
}

async function keep(
  { db }: Tools,
  owner: string,
  posts: DuePost[],
  { figures, gone }: Answer,
): Promise<void> {
  const told = new Map(figures.map((one) => [one.id, one]));
  const parts = posts.flatMap(({ id: postId, parts }) =>
    parts.flatMap(({ position, externalId }) => {
      const reached = told.get(externalId);
      return reached ? [{ ...reached, postId, position }] : [];
    }),
  );
  const missing = new Set(gone);
  await withWorkspace(db, owner, async (tx) => {
    const locked = await lockPosts(
      tx,
      owner,
      posts.map(({ id }) => id),
    ).execute();
    // One that was deleted meanwhile has nothing left to keep figures with.
    const here = new Map(locked.map((post) => [post.id, post]));
    const next = posts.flatMap(({ id, parts: all }) => {
      const now = here.get(id);
      if (!now) return [];
      const isGone = all.every(({ externalId }) => missing.has(externalId));
      const still = isDaily(now.age) ? now.unchanged + 1 : 0;
      const after = (unchanged: number) => (isGone ? null : nextRead(now.age, unchanged));
      return { id, whenMoved: after(0), whenStill: after(still), still };
    });
    const kept = parts.filter(({ postId }) => here.has(postId));
    const { rows } = await keepReading(tx, owner, kept, next);
    if (rows[0]?.hasMoved) announce(tx, owner, 'metrics');
  });
}
