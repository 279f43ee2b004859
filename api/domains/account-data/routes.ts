import { RawAnswer, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/account-data.ts';
import { readBackup, readBackups } from './backup/read-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { deleteAccount, keepAccount } from './deletion/delete-account.ts';
import { readExportFile } from './export/read-export-file.ts';
import { readExports, startExport } from './export/start-export.ts';

export const accountDataRoutes = [
  route(contract.createExport, ({ actor, ctx }) => startExport(ctx, actor.workspaceId)),
  route(contract.listExports, ({ actor, ctx }) => readExports(ctx.db, actor.workspaceId)),
  route(contract.getExportFile, async ({ actor, ctx, params }) => {
    const { name, size, body } = await readExportFile(ctx.db, actor.workspaceId, params.id);
    return new RawAnswer(body, {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${name}"`,
    });
  }),
  route(contract.listBackups, ({ actor, ctx }) => readBackups(ctx.db, actor.workspaceId)),
  route(contract.getBackupFile, async ({ actor, ctx, params }) => {
    const { day, bytes } = await readBackup(ctx.db, actor.workspaceId, params.id);
    return new RawAnswer(new Uint8Array(bytes), {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="troupe-backup-${day}.json.gz"`,
    });
  }),
  route(contract.restoreBackup, ({ actor, ctx, params }) =>
    restoreBackup(ctx, actor.workspaceId, params.id),
  ),
  route(contract.deleteAccount, ({ actor, ctx, body }) => deleteAccount(ctx, actor, body.username)),
  route(contract.keepAccount, ({ actor, ctx }) =>
    keepAccount(ctx, actor.workspaceId).then(() => undefined),
  ),
];
