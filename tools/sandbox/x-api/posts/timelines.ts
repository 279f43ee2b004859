import { z } from 'zod';
import type { ApiEndpoint } from '../http/api-call.ts';
import { missing } from '../http/error-body.ts';
import { fieldList, idIn, idText, invalidParameter, queryOf } from '../http/query.ts';
import { compareIds } from '../id-source.ts';
import type { Account, Post } from '../records.ts';
import type { World } from '../world.ts';
import { fieldsIn, withPostFields } from './asked-fields.ts';
import { mentionsOf } from './post-rules.ts';
import { postView } from './post-view.ts';

const instant = z.iso.datetime().transform((text) => Date.parse(text));
const query = withPostFields({
  max_results: z.coerce.number().int().min(5).max(100).default(10),
  pagination_token: z.string().optional(),
  start_time: instant.optional(),
  end_time: instant.optional(),
  since_id: idText.optional(),
  until_id: idText.optional(),
  exclude: fieldList(['replies', 'retweets']),
});
type Query = z.output<typeof query>;

/** Posts by a user, newest first. */
export function userTimeline(world: World): ApiEndpoint {
  return timeline(world, 'timeline', (user) => world.posts.liveOf(user.id));
}

/** Posts of others that mention a user, newest first. */
export function mentionsTimeline(world: World): ApiEndpoint {
  return timeline(world, 'mentions', (user) =>
    world.posts
      .all()
      .filter(
        ({ authorId, deletedAt, text }) =>
          deletedAt === null &&
          authorId !== user.id &&
          mentionsOf(text).includes(user.username.toLowerCase()),
      ),
  );
}

function timeline(
  world: World,
  name: 'timeline' | 'mentions',
  postsFor: (user: Account) => Post[],
): ApiEndpoint {
  return {
    name,
    scopes: ['tweet.read', 'users.read'],
    handle(call, caller) {
      const asked = queryOf(call, query);
      const userId = idIn(call);
      const user = world.accounts.find(userId);
      if (!user) return { status: 200, body: { errors: [missing('user', 'id', userId)] } };
      const visible = world.now() - world.faults.timelineDelayMs;
      const posts = postsFor(user)
        .filter((post) => post.createdAt <= visible && isAskedFor(post, asked))
        .sort((one, other) => compareIds(other.id, one.id));
      return { status: 200, body: page(world, posts, asked, caller) };
    },
  };
}

function isAskedFor(post: Post, asked: Query): boolean {
  const { start_time: start, end_time: end, since_id: since, until_id: until } = asked;
  return (
    (start === undefined || post.createdAt >= start) &&
    (end === undefined || post.createdAt < end) &&
    (since === undefined || compareIds(post.id, since) > 0) &&
    (until === undefined || compareIds(post.id, until) < 0) &&
    !(asked.exclude.includes('replies') && post.replyTo !== null)
  );
}

function page(world: World, posts: Post[], asked: Query, caller: Account) {
  const before = asked.pagination_token === undefined ? null : startOf(asked.pagination_token);
  const from = before === null ? 0 : posts.filter(({ id }) => compareIds(id, before) >= 0).length;
  const shown = posts.slice(from, from + asked.max_results);
  const last = shown.at(-1);
  if (!last) return { meta: { result_count: 0 } };
  const views = shown.map((post) => postView(world, post, fieldsIn(asked), caller));
  const errors = views.flatMap((seen) => seen.errors);
  const more = from + shown.length < posts.length;
  return {
    data: views.map(({ view }) => view),
    meta: {
      result_count: shown.length,
      newest_id: shown[0]?.id,
      oldest_id: last.id,
      ...(more ? { next_token: Buffer.from(last.id).toString('base64url') } : {}),
    },
    ...(errors.length > 0 ? { errors } : {}),
  };
}

/** The id that the next page starts below. */
function startOf(token: string): string {
  const id = Buffer.from(token, 'base64url').toString('utf8');
  if (idText.safeParse(id).success) return id;
  throw invalidParameter('pagination_token', token);
}
