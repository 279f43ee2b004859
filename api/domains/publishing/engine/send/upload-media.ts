import { sql } from 'kysely';
import { AppError } from '#api/errors/app-error.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { readMedia } from '../../media/keep-media.ts';
import type { ClaimedPart, ClaimedPost } from '../claimed-post.ts';
import type { PublishingTools } from '../publishing-tools.ts';

/** Brings the media of a part to X; answers X's ids for them. Throws XError. */
export async function uploadMedia(
  tools: PublishingTools,
  post: ClaimedPost,
  part: ClaimedPart,
  token: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, mediaId] of part.mediaIds.entries()) {
    const media = await readMedia(tools.ctx.db, post.workspaceId, mediaId).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      throw new XError('refused', 400, message('post.media-gone'));
    });
    const altText = part.altTexts[at] ?? '';
    const upload = () => tools.ctx.x.uploadMedia(token, { ...media, altText });
    ids.push(await keepingLease(tools, post, upload));
  }
  return ids;
}

/** An upload may outlast a lease; once the post has gone to another worker this changes nothing. */
async function keepingLease<T>(
  { db, limits, ctx }: PublishingTools,
  { workspaceId, id, token }: ClaimedPost,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () =>
    void sql`
      update scheduled_posts
      set lease_until = clock_timestamp() + ${limits.leaseMs} * interval '1 millisecond'
      where workspace_id = ${workspaceId} and id = ${id} and attempt = ${token}
        and lease_until is not null`
      .execute(db)
      .catch((error) => ctx.log.warn({ err: error }, 'could not renew a lease'));
  renew();
  const timer = setInterval(renew, limits.leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
