import { z } from 'zod';
import type { Context } from '#api/context.ts';
import { assertRoom } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError } from '#api/errors/app-error.ts';
import { defineJob } from '#api/queue/define-job.ts';
import { type DataExport, EXPORTS_PER_DAY } from '#shared/contracts/account-data.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { insertExport, listCounted } from './export-job-queries.ts';

/** Writing the zip of everything that a workspace owns. */
export const exportDataJob = defineJob({
  name: 'export-data',
  payload: z.object({ workspaceId: z.string(), exportId: z.string() }),
  expireInSeconds: 900,
});

/** Throws `conflict` while one is under way, `rate_limited` after the third of a day. */
export async function startExport(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
): Promise<DataExport> {
  return withWorkspace(db, owner, async (tx) => {
    const begun = await insertExport(tx, owner).executeTakeFirst();
    if (!begun) throw new AppError('conflict', message('rule.export-under-way'));
    const counted = await listCounted(tx, owner).execute();
    const taken = {
      all: counted.length,
      own: counted.filter((one) => one.isOwn).length,
      members: counted[0]?.members ?? 1,
    };
    assertRoom(EXPORTS_PER_DAY, taken, {
      code: 'rate_limited',
      add: 0,
      alone: message('rule.most-exports', { n: EXPORTS_PER_DAY }),
      ofWorkspace: message('rule.most-exports', { n: EXPORTS_PER_DAY }),
      retryAfterSeconds: Math.max(1, Math.ceil(counted[0]?.left ?? 1)),
    });
    await queue.send(tx, exportDataJob, { workspaceId: owner, exportId: begun.id });
    return begun;
  });
}
