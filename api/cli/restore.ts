import { knownSecretIds } from '#api/secrets/secret-ids.ts';
import { restoreBackup } from './backup/restore-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:restore file`: into an empty database, while Troupe does not run. */
await runCommand(async (env, say, open) => {
  const file = process.argv[2];
  if (!file) {
    throw new Error('Name the file to restore, such as troupe-backup-20261122-101500.gz');
  }
  const database = await open();
  const { tables, rows, takenAt, troupe } = await restoreBackup({
    url: database.owner,
    login: database.login,
    file,
    dataDir: env.DATA_DIR,
    secretIds: env.APP_SECRET ? knownSecretIds(env) : null,
  });
  say(`${rows} rows of ${tables} tables are back, as they were at ${takenAt} (Troupe ${troupe}).`);
  say('Posts that came due since are looked up on X before they are sent.');
});
