import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type {
  PostReview,
  submitPost,
  submitPosts as submitPostsCall,
} from '#shared/contracts/approvals.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { issueOf } from '#shared/lib/i18n/issue-of.ts';
import { errorOf, forbidden, keep, lockCases, type Refusal, refusalToAct } from './decide.ts';
import { type Case, reviewOf } from './read-reviews.ts';
import { tellManySubmitted, tellSubmitted } from './tell.ts';

type Tools = Pick<Context, 'db'>;

/** Asks for the approval of a post, from the first level on. Throws `conflict` and `forbidden`. */
export function submit(
  { db }: Tools,
  actor: Actor,
  id: string,
  seen: z.output<typeof submitPost.body>,
): Promise<PostReview> {
  const { workspaceId: owner } = actor;
  return withWorkspace(db, owner, async (tx) => {
    const [found] = await lockCases(tx, actor, [id]);
    const refusal = await put(tx, owner, found, seen);
    if (refusal) throw errorOf(refusal);
    await tellSubmitted(tx, owner, id);
    announce(tx, owner, 'posts');
    return reviewOf(tx, actor, id);
  });
}

/** Each is answered for by itself; who is asked for the approvals hears of all of them once. */
export function submitMany(
  { db }: Tools,
  actor: Actor,
  { posts }: z.output<typeof submitPostsCall.body>,
): Promise<EndpointResponse<typeof submitPostsCall>> {
  const { workspaceId: owner } = actor;
  return withWorkspace(db, owner, async (tx) => {
    const asked = new Map(posts.map((post) => [post.id, post]));
    const cases = new Map(
      (await lockCases(tx, actor, [...asked.keys()])).map((one) => [one.post.id, one]),
    );
    const submitted: string[] = [];
    const refused: ReturnType<typeof issueOf>[] = [];
    for (const [id, seen] of asked) {
      const refusal = await put(tx, owner, cases.get(id), seen);
      if (refusal) refused.push(issueOf(id, refusal.reason));
      else submitted.push(id);
    }
    await tellManySubmitted(tx, owner, submitted);
    announce(tx, owner, 'posts');
    return { submitted, refused };
  });
}

async function put(
  tx: Db,
  owner: string,
  found: Case | undefined,
  seen: { version: number },
): Promise<Refusal | null> {
  const refusal = refusalToAct(found, seen, 'submit');
  if (refusal || !found) return refusal;
  if (!found.isWriter) return forbidden(message('rule.posts-of-others'));
  await keep(tx, owner, found, 'submit', 1, { decision: 'submitted', reason: '' });
  return null;
}
