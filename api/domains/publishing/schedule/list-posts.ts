import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { countCommentsOfPosts } from '#api/domains/comments/public.ts';
import { postUrl } from '#api/providers/x/post-url.ts';
import type { listScheduledPosts, ScheduledPost } from '#shared/contracts/publishing.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import {
  findPost,
  listAttempts,
  listRows as listHalf,
  listPast,
  listUpcoming,
} from '../queries.ts';
import { readInstant } from '../rules/resolve-post.ts';
import { noPost } from './post-errors.ts';
import { toScheduledPost } from './post-view.ts';

/** What is to come, the next first, then what has been, the latest first. */
export async function listPosts(
  ctx: Pick<Context, 'db' | 'xAuthorizeUrl'>,
  owner: string,
  { from, to, ...where }: z.output<typeof listScheduledPosts.query>,
): Promise<ScheduledPost[]> {
  const asked = {
    from: from && readInstant(from, 'UTC'),
    to: to && readInstant(to, 'UTC'),
    ...where,
  };
  const halves = await withWorkspace(ctx.db, owner, (tx) =>
    Promise.all([listUpcoming(tx, owner, asked).execute(), listPast(tx, owner, asked).execute()]),
  );
  return halves.flat().map((row) => toScheduledPost(row, ctx));
}

const MOST_WORDS = 8;

/** The same as short rows, ten times as many of them; with words only those whose text has each. */
export async function listRows(
  ctx: Pick<Context, 'db' | 'xAuthorizeUrl'>,
  owner: string,
  q: string,
): Promise<ListedPost[]> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const [comments, ...halves] = await withWorkspace(ctx.db, owner, (tx) =>
    Promise.all([
      countCommentsOfPosts(tx, owner),
      listHalf(tx, owner, 'to come', words).execute(),
      listHalf(tx, owner, 'past', words).execute(),
    ]),
  );
  return halves.flat().map(({ username, parts, ...row }) => ({
    ...row,
    comments: comments.get(row.id) ?? 0,
    parts: parts.map(({ externalId, media }) => ({
      externalId,
      media,
      url: externalId && postUrl(externalId, username, ctx),
    })),
  }));
}

export async function attemptsOf({ db }: Pick<Context, 'db'>, owner: string, id: string) {
  return withWorkspace(db, owner, async (tx) => {
    await findPost(tx, owner, id).executeTakeFirstOrThrow(noPost);
    return listAttempts(tx, owner, id).execute();
  });
}
