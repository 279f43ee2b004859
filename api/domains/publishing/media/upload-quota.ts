import type { Env } from '#api/config/env.ts';
import type { Db } from '#api/db/database.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { sumTakenToday } from './upload-queries.ts';

const GB = 1024 ** 3;
const RETRY_AFTER_SECONDS = 3_600;

/**
 * One person's files must not fill the disk that everybody's posts are on. Held until the transaction
 * ends: two files together do not pass either. Throws `rate_limited`.
 */
export async function assertUploadQuota(
  tx: Db,
  owner: string,
  bytes: number,
  { MEDIA_GB_PER_DAY: most }: Pick<Env, 'MEDIA_GB_PER_DAY'>,
): Promise<void> {
  await lockInWorkspace(tx, owner, 'media');
  const { taken } = await sumTakenToday(tx, owner).executeTakeFirstOrThrow();
  if (taken + bytes <= most * GB) return;
  throw new AppError('rate_limited', message('media.quota', { n: most }), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
