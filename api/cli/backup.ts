import { currentSecretId } from '#api/secrets/secret-ids.ts';
import { assertSetUp } from './assert-database.ts';
import { writeBackup } from './backup/back-up-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:backup [file]`: everything, at one moment, while Troupe runs or while it does not. */
await runCommand(async (env, say, open) => {
  const stamp = new Date()
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '')
    .replace('T', '-');
  const file = process.argv[2] ?? `troupe-backup-${stamp}.gz`;
  const database = await open();
  await assertSetUp(database.owner);
  const { tables, rows } = await writeBackup({
    url: database.owner,
    file,
    dataDir: env.DATA_DIR,
    troupe: env.VERSION,
    secretId: currentSecretId(env),
    hasSecretFile: !env.APP_SECRET,
  });
  say(`${rows} rows of ${tables} tables are in ${file}.`);
  say(
    env.APP_SECRET
      ? 'APP_SECRET is not in it: keep that elsewhere. Without it no X token and no provider key in the backup can be read.'
      : 'The secret that opens X tokens and provider keys is in it too: keep the file as you would keep those.',
  );
});
