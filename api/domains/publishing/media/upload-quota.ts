import type { Env } from '#api/config/env.ts';
import type { Db } from '#api/db/database.ts';
import { assertRoom, memberShare } from '#api/db/member-share.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { sumTakenToday } from './upload-queries.ts';

const GB = 1024 ** 3;
const RETRY_AFTER_SECONDS = 3_600;

/**
 * One person's files must not fill the disk that everybody's posts are on, nor one member's the quota
 * of their workspace. Held until the transaction
 * ends: two files together do not pass either. Throws `rate_limited`.
 */
export async function assertUploadQuota(
  tx: Db,
  owner: string,
  bytes: number,
  { MEDIA_GB_PER_DAY: most }: Pick<Env, 'MEDIA_GB_PER_DAY'>,
): Promise<void> {
  await lockInWorkspace(tx, owner, 'media');
  const taken = await sumTakenToday(tx, owner).executeTakeFirstOrThrow();
  assertRoom(most * GB, taken, {
    code: 'rate_limited',
    add: bytes,
    alone: message('media.quota', { n: most }),
    ofWorkspace: message('media.workspace-quota', { n: most }),
    ofMember: message('media.member-quota', { n: memberShare(most * GB) / GB }),
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
