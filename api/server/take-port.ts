import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Env } from '#api/config/env.ts';
import { answerStarting } from '#api/http/answer-starting.ts';
import type { TroupeRequest } from '#api/http/request/request.ts';
import { serverOptions } from '#api/http/server.ts';

/**
 * Takes the port before anything is done to a database: of two starts on one port the second fails at
 * once. Until an app is served there it answers 503. Null for a worker that was given no port.
 */
export async function takePort(env: Env): Promise<Server<typeof TroupeRequest> | null> {
  const port = env.ROLE === 'worker' ? env.WORKER_METRICS_PORT : env.PORT;
  if (port === undefined) return null;
  const server = createServer(serverOptions, answerStarting(env.VERSION));
  server.listen(port, env.HOST);
  await once(server, 'listening');
  return server;
}
