import { databaseUrl, readEnv } from '#api/env.ts';
import { createLogger } from '#api/http/log.ts';
import { start } from '#api/start.ts';

const env = readEnv({
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  TEST_LOGIN: 'off',
  PORT: '0',
  // What is measured is the answering of requests: a worker begins by backing up every workspace.
  ROLE: 'web',
  LOG_LEVEL: 'info',
  // One user's session asks in seconds for what a person does in days.
  RATE_LIMITS: 'off',
});
const { port, stop } = await start(env, createLogger(env.LOG_LEVEL), databaseUrl() ?? '');
process.stdout.write(`${port}\n`);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
