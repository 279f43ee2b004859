import { RawAnswer, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/account-data.ts';
import { readBackup, readBackups } from './backup/read-backup.ts';
import { restoreBackup } from './backup/restore-workspace.ts';
import { deleteAccount, keepAccount } from './deletion/delete-account.ts';
import { readExportFile } from './export/read-export-file.ts';
import { readExports, startExport } from './export/start-export.ts';

export const accountDataRoutes = [
  route(contract.createExport, ({ owner, ctx }) => startExport(ctx, owner)),
  route(contract.listExports, ({ owner, ctx }) => readExports(ctx.db, owner)),
  route(contract.getExportFile, async ({ owner, ctx, params }) => {
    const { name, size, body } = await readExportFile(ctx.db, owner, params.id);
    return new RawAnswer(body, {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${name}"`,
    });
  }),
  route(contract.listBackups, ({ owner, ctx }) => readBackups(ctx.db, owner)),
  route(contract.getBackupFile, async ({ owner, ctx, params }) => {
    const { day, bytes } = await readBackup(ctx.db, owner, params.id);
    return new RawAnswer(new Uint8Array(bytes), {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="troupe-backup-${day}.json.gz"`,
    });
  }),
  route(contract.restoreBackup, ({ owner, ctx, params }) => restoreBackup(ctx, owner, params.id)),
  route(contract.deleteAccount, ({ actor, ctx, body }) => deleteAccount(ctx, actor, body.username)),
  route(contract.keepAccount, ({ owner, ctx }) => keepAccount(ctx, owner)),
];
