import { rmSync } from 'node:fs';
import { databaseUrl, readEnv } from '#api/config/env.ts';
import { createLogger } from '#api/http/log.ts';
import { start } from '#api/server/start.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

// Its secret and the state of its X sandbox are never those of this checkout.
const folder = temporaryFolder();
const env = readEnv({
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  TEST_LOGIN: 'off',
  PORT: '0',
  DATA_DIR: folder,
  // What is measured is the answering of requests: a worker begins by backing up every workspace.
  ROLE: 'web',
  LOG_LEVEL: 'info',
  // One user's session asks in seconds for what a person does in days.
  RATE_LIMITS: 'off',
});
const { port, stop } = await start(env, createLogger(env.LOG_LEVEL), databaseUrl() ?? '');
process.once('SIGTERM', async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
// Last: whoever reads it may stop this at once.
process.stdout.write(`${port}\n`);
