import { migrate } from '#api/server/migrate.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run db:migrate`: brings the database up to date and starts nothing, so that servers with
 * MIGRATE=off need not hold the credential of its owner. Once for all of them is enough.
 */
await runCommand(async (_, say, open) => {
  const database = await open();
  const done = await migrate(database.owner, database);
  for (const name of done) say(`Migration ${name} was carried out.`);
  say(
    done.length === 0
      ? 'The database was up to date.'
      : `The database is up to date, after ${done.length} ${done.length === 1 ? 'migration' : 'migrations'}.`,
  );
});
