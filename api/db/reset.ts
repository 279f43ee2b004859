import { createInterface } from 'node:readline/promises';
import { sql } from 'kysely';
import { openDatabase } from '#api/start.ts';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:reset`: empties the database and builds it anew. Asks first, unless told `--yes`. */
await runCommand(async (env, say) => {
  const where = env.DATABASE_URL ? new URL(env.DATABASE_URL).host : env.DATA_DIR;
  if (
    !(await agreed(`This deletes everything in the database in ${where}. Type "reset" to go on: `))
  ) {
    say('Nothing was changed.');
    return;
  }
  const database = await openDatabase(env, say);
  const { db, close } = connect(database.url, 'owner', (error) => say(error.message));
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await close();
  await migrate(database.url);
  await database.stop();
  say('The database is empty and up to date.');
});

async function agreed(question: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(question);
  prompt.close();
  return answer.trim() === 'reset';
}
