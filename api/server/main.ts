import { once } from 'node:events';
import { type Env, isProductionProcess, readEnv } from '#api/config/env.ts';
import { createLogger } from '#api/http/log.ts';
import { complaint, logFatalErrors, statement } from './process-output.ts';
import { openDatabase, start } from './start.ts';
import { startupBanner, startupFacts } from './startup-banner.ts';
import { causeOf, startupError } from './startup-error.ts';
import { takePort } from './take-port.ts';

/** Requests under way have 40 s, work 10 s more. */
const STOP_LIMIT_MS = 60_000;

let env: Env | null = null;
const stopping = new AbortController();
const { signal } = stopping;
const isProduction = () => env?.PRODUCTION ?? isProductionProcess();

async function main(): Promise<void> {
  env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  if (env.PRODUCTION) logFatalErrors();
  // Before anything is done to a database, which may take long.
  const server = await takePort(env);
  const database = await openDatabase(env, (line) => statement(line, isProduction()));
  try {
    const running = await start(env, log, database, { server, signal });
    if (env.PRODUCTION) statement(startupFacts(running), true);
    else for (const line of startupBanner(running)) statement(line, false);
    if (!signal.aborted) await once(signal, 'abort');
    await running.stop();
  } finally {
    await database.stop();
  }
}

function stop(): void {
  // Ctrl-C can arrive twice, from the terminal and from npm: the second must not cut the first short.
  if (signal.aborted) return;
  // Something that never answers must not keep the process: what it had in hand is looked up anew.
  setTimeout(() => {
    complaint('Troupe did not stop in time and is cut off.', isProduction());
    process.exit(1);
  }, STOP_LIMIT_MS).unref();
  stopping.abort();
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);

main().then(
  () => process.exit(0),
  (error: Error) => {
    if (signal.aborted) {
      statement('Stopped before Troupe had started. The database is as it was.', isProduction());
      process.exit(0);
    }
    complaint(
      startupError(error, env) ?? `Troupe could not start. ${causeOf(error)}`,
      isProduction(),
    );
    process.exit(1);
  },
);
