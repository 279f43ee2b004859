import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { checkPost } from '#shared/contracts/publishing.ts';
import { toFinding } from '#shared/lib/post-rules/rule-violation.ts';
import { loadSchedulingContext } from '../rules/load-scheduling-context.ts';
import { accountFor, missing, type Wrong } from '../rules/resolve-post.ts';
import { textsAround } from '../rules/same-text.ts';
import { unlabelledText } from '../rules/unlabelled-text.ts';
import { limitOf } from '../rules/validate-post.ts';
import { refuse } from './schedule-posts.ts';

type Input = z.output<typeof checkPost.body>;

/** What would be objected to, before anybody schedules it. Throws `not_found` for account or media. */
export async function checkDraft(
  db: Database,
  owner: string,
  input: Input,
  signal: AbortSignal,
): Promise<EndpointResponse<typeof checkPost>> {
  const { post, isModerated, others, drafted } = await readForCheck(db, owner, input);
  const checked = await runTextTask('check-post', [post, isModerated, others], { owner, signal });
  return {
    ...checked,
    findings: [...checked.findings, ...drafted].map(toFinding),
    limit: limitOf(post),
  };
}

async function readForCheck(db: Database, owner: string, input: Input) {
  return withWorkspace(db, owner, async (tx) => {
    const { now, isModerated, media, ...around } = await loadSchedulingContext(tx, owner, [input]);
    const account = accountFor(input, around);
    const wrong: Wrong[] = [];
    if (account === undefined) wrong.push(missing('accountId', 'Social account'));
    const parts = input.parts.map(({ text, mediaIds, poll }, at) => {
      const kinds = mediaIds.flatMap((id) => media.get(id) ?? []);
      if (kinds.length < mediaIds.length) wrong.push(missing(`parts.${at}.mediaIds`, 'Media'));
      return { text, mediaIds, media: kinds, poll };
    });
    refuse(wrong);
    const { platform, madeWithAi, paidPartnership } = input;
    const post = { parts, platform, account: account ?? null, madeWithAi, paidPartnership };
    const known = await textsAround(tx, owner, now, [now]);
    const others = known.filter(({ postId }) => postId !== input.postId);
    return { post, isModerated, others, drafted: await unlabelledText(tx, owner, post) };
  });
}
