import { join } from 'node:path';
import { stopAbandoned } from '#api/db/embedded/cluster.ts';
import { runCommand } from './run-command.ts';

/**
 * What `npm run dev` ends with: a server that was killed half-way, as a watcher does after an edit,
 * leaves its embedded Postgres running.
 */
await runCommand(async ({ DATABASE_URL, DATA_DIR, POSTGRES_BIN_DIR }) => {
  if (DATABASE_URL) return;
  await stopAbandoned({
    dataDir: join(DATA_DIR, 'postgres'),
    durable: true,
    say: () => {},
    binDir: POSTGRES_BIN_DIR,
  });
});
