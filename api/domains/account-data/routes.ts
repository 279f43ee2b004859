import { withWorkspace } from '#api/db/tenant.ts';
import { noteDownload } from '#api/domains/audit/public.ts';
import { RawAnswer, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/account-data.ts';
import { listBackups } from './backup/backup-queries.ts';
import { readBackup } from './backup/read-backup.ts';
import { restoreBackup } from './backup/restore-workspace.ts';
import { deleteAccount, keepAccount, readDeletion } from './deletion/delete-account.ts';
import { listExports } from './export/export-job-queries.ts';
import { readExportFile } from './export/read-export-file.ts';
import { startExport } from './export/start-export.ts';

export const accountDataRoutes = [
  route(contract.createExport, ({ owner, ctx }) => startExport(ctx, owner)),
  route(contract.listExports, ({ owner, ctx }) =>
    withWorkspace(ctx.db, owner, (tx) => listExports(tx, owner).execute()),
  ),
  route(contract.getExportFile, async ({ owner, ctx, params }) => {
    const { name, size, body } = await readExportFile(ctx.db, owner, params.id);
    await noteDownload(ctx.db, owner, 'export', params.id);
    return new RawAnswer(body, {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${name}"`,
    });
  }),
  route(contract.listBackups, ({ owner, ctx }) =>
    withWorkspace(ctx.db, owner, (tx) => listBackups(tx, owner).execute()),
  ),
  route(contract.getBackupFile, async ({ owner, ctx, params }) => {
    const { day, bytes } = await readBackup(ctx.db, owner, params.id);
    await noteDownload(ctx.db, owner, 'backup', params.id);
    return new RawAnswer(new Uint8Array(bytes), {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="troupe-backup-${day}.json.gz"`,
    });
  }),
  route(contract.restoreBackup, ({ owner, ctx, params }) => restoreBackup(ctx, owner, params.id)),
  route(contract.getAccountDeletion, ({ actor, ctx }) => readDeletion(ctx, actor)),
  route(contract.deleteAccount, ({ actor, ctx, body }) => deleteAccount(ctx, actor, body.username)),
  route(contract.keepAccount, ({ actor, ctx }) => keepAccount(ctx, actor)),
];
