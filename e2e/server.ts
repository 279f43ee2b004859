import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestPort } from '#api/config/env.ts';
import { ensureDatabase, startCluster } from '#api/db/embedded/cluster.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { serverFlags, serverProgram } from '../scripts/server-flags.mjs';

/** The server as it was built, on a database of its own, for the browser tests. */
async function main(): Promise<void> {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'postgres');
  const cluster = await startCluster({ dataDir, durable: false, say: () => {} });
  const server = spawn(process.execPath, [...serverFlags, serverProgram], {
    // Nothing of the shell's: a key there would have drafts written by somebody else.
    env: {
      RATE_LIMITS: 'off',
      LOCAL_AI_DETECT: 'off',
      DATA_DIR: folder,
      APP_SECRET: randomBytes(32).toString('base64'),
      DATABASE_URL: await ensureDatabase(cluster, 'troupe'),
      PORT: browserTestPort(),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
    },
    stdio: 'inherit',
  });
  process.once('SIGTERM', () => server.kill('SIGTERM'));
  const [code] = await once(server, 'exit');
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
}

await main();
