import { z } from 'zod';
import type { ApiEndpoint } from '../http/api-call.ts';
import { missing } from '../http/error-body.ts';
import { fieldList, idIn, idText, invalidParameter, queryOf } from '../http/query.ts';
import { compareIds } from '../id-source.ts';
import type { Account, Post } from '../records.ts';
import type { World } from '../world.ts';
import { postFields, postView } from './post-view.ts';

const query = z.strictObject({
  'tweet.fields': fieldList(postFields),
  max_results: z.coerce.number().int().min(5).max(100).default(10),
  pagination_token: z.string().optional(),
  start_time: z.iso
    .datetime()
    .transform((text) => Date.parse(text))
    .default(0),
});
type Query = z.output<typeof query>;

/** Posts by a user, newest first. */
export const userTimeline: ApiEndpoint = {
  name: 'timeline',
  scopes: ['tweet.read', 'users.read'],
  handle(world, call, caller) {
    const asked = queryOf(call, query);
    const userId = idIn(call);
    if (!world.accounts.find(userId)) {
      return { status: 200, body: { errors: [missing('user', 'id', userId)] } };
    }
    const visible = world.now() - world.faults.timelineDelayMs;
    const posts = world.posts
      .liveOf(userId)
      .filter(({ createdAt }) => createdAt >= asked.start_time && createdAt <= visible)
      .sort((one, other) => compareIds(other.id, one.id));
    return { status: 200, body: page(world, posts, asked, caller) };
  },
};

function page(world: World, posts: Post[], asked: Query, caller: Account) {
  const before = asked.pagination_token === undefined ? null : startOf(asked.pagination_token);
  const from = before === null ? 0 : posts.filter(({ id }) => compareIds(id, before) >= 0).length;
  const shown = posts.slice(from, from + asked.max_results);
  const last = shown.at(-1);
  if (!last) return { meta: { result_count: 0 } };
  const views = shown.map((post) => postView(world, post, asked['tweet.fields'], caller));
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
