import { createInterface } from 'node:readline/promises';
import { withClient } from '#api/db/client/with-client.ts';
import { migrate } from '#api/server/migrate.ts';
import { assertAlone } from './assert-database.ts';
import { dropAll } from './drop-all.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:reset`: empties the database and builds it anew, while Troupe does not run. Asks first, unless told `--yes`. */
await runCommand(async (env, say, open) => {
  const where = env.DATABASE_URL ? new URL(env.DATABASE_URL).host : env.DATA_DIR;
  if (
    !(await agreed(`This deletes everything in the database in ${where}. Type "reset" to go on: `))
  ) {
    say('Nothing was changed.');
    return;
  }
  const database = await open();
  await withClient({ connectionString: database.owner }, async (client) => {
    await assertAlone(client);
    await dropAll(client);
  });
  await migrate(database.owner, database);
  say('The database is empty and up to date.');
});

async function agreed(question: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(question);
  prompt.close();
  return answer.trim() === 'reset';
}
