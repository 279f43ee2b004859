import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { approvePosts as approvePostsCall } from '#shared/contracts/publishing-worklist.ts';
import { changePosts } from './change-posts.ts';

/** Approves the posts that were seen, each as it was seen; what was due meanwhile stays held. */
export async function approvePosts(
  ctx: Pick<Context, 'db' | 'sealer'>,
  owner: string,
  { posts }: z.output<typeof approvePostsCall.body>,
): Promise<EndpointResponse<typeof approvePostsCall>> {
  const { changed, refused } = await changePosts(ctx, owner, {
    posts,
    change: { action: 'approve' },
  });
  const late = refused.filter(({ code }) => code === 'post.skipped-approved');
  return {
    approved: changed.length,
    tooLate: late.length,
    refused: refused.filter((issue) => !late.includes(issue)),
  };
}
