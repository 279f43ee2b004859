import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, startCluster } from '#api/db/embedded/cluster.ts';
import { browserTestPort, readEnv } from '#api/env.ts';
import { createLogger } from '#api/http/log.ts';
import { start } from '#api/start.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

/** The real server on a database of its own, for the browser tests. */
async function main(): Promise<void> {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'postgres');
  const cluster = await startCluster({ dataDir, durable: false, say: () => {} });
  const env = readEnv({
    RATE_LIMITS: 'off',
    LOCAL_AI_DETECT: 'off',
    DATA_DIR: folder,
    PORT: browserTestPort(),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
  });
  const url = await ensureDatabase(cluster, 'troupe');
  const running = await start(env, createLogger(env.LOG_LEVEL), url);
  process.once('SIGTERM', async () => {
    await running.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
}

await main();
