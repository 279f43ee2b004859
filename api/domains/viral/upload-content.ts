import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { recordActivity } from '#api/domains/activities/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { uploadViralInput, ViralContent } from '#shared/contracts/viral.ts';
import { findSameContent, insertContent } from './queries.ts';

type Upload = z.output<typeof uploadViralInput>;

/**
 * Adds a text to the library. The engagement rate is what its counts say, not what was sent. Throws
 * `conflict` for a text that the library holds.
 */
export async function uploadContent(
  db: Database,
  owner: string,
  input: Upload,
): Promise<ViralContent> {
  const { title, content, platform } = input;
  const { views = null, likes = null, retweets = null, replies = null, bookmarks = null } = input;
  return withWorkspace(db, owner, async (tx) => {
    // In one trip, and in this order: of two that come at once the second sees the first.
    const [, same] = await Promise.all([
      lockInWorkspace(tx, owner, 'viral library'),
      findSameContent(tx, owner, content).executeTakeFirst(),
    ]);
    if (same) throw new AppError('conflict', message('rule.text-in-library'));
    const row = await insertContent(tx, owner, {
      title,
      content,
      content_type: input.contentType,
      platform,
      original_url: input.originalUrl || null,
      author_handle: input.authorHandle?.trim() || null,
      views,
      likes,
      retweets,
      replies,
      bookmarks,
      engagement_rate: engagementRate(input),
    }).executeTakeFirstOrThrow();
    await recordActivity(tx, owner, {
      type: 'viral_content_uploaded',
      description: message('activity.text-uploaded', { title }),
    });
    announce(tx, owner, 'training-jobs');
    return row;
  });
}

/** Percent of the views that liked, reposted or replied. A count nobody gave counts as none. */
function engagementRate({ views, likes, retweets, replies }: Upload): number | null {
  if (!views) return null;
  return (((likes ?? 0) + (retweets ?? 0) + (replies ?? 0)) / views) * 100;
}
