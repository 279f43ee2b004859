import { type Env, readEnv } from '#api/config/env.ts';
import { createLogger } from '#api/http/log.ts';
import { openDatabase, start } from './start.ts';
import { startupBanner } from './startup-banner.ts';
import { causeOf, startupError } from './startup-error.ts';

/** Requests under way have 40 s, work 10 s more. */
const STOP_LIMIT_MS = 60_000;

let env: Env | null = null;

async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  const database = await openDatabase(env, say);
  const running = await start(env, log, database).catch(async (error) => {
    await database.stop();
    throw error;
  });
  for (const line of startupBanner(running)) say(line);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Something that never answers must not keep the process: what it had in hand is looked up anew.
    setTimeout(() => {
      process.stderr.write('Troupe did not stop in time and is cut off.\n');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await running.stop();
    await database.stop();
    process.exit(0);
  };
  // Ctrl-C can arrive twice, from the terminal and from npm: the second must not cut the first short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop());
  }
}

main().catch((error: Error) => {
  process.stderr.write(
    `${startupError(error, env) ?? `Troupe could not start. ${causeOf(error)}`}\n`,
  );
  process.exit(1);
});
