import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { createXApp } from './app.ts';
import { applyFailure } from './failures/apply-failure.ts';
import type { FailureInput } from './failures/failure.ts';
import { truthOf } from './ledger.ts';
import { readSnapshot, snapshotWriter } from './snapshot-file.ts';
import { createWorld, type RegisteredApp, snapshotOf } from './world.ts';

export interface XSandboxOptions {
  /** 0 takes a free one. */
  port: number;
  app: RegisteredApp;
  /** Milliseconds since 1970; a test sets its own clock. */
  now?: () => number;
  /** Where accounts, tokens and posts are kept over a restart. */
  stateFile?: string;
  /** The built timeline page. */
  webFolder?: string;
}

export type XSandbox = Awaited<ReturnType<typeof startXSandbox>>;

/**
 * X on loopback: sign-in, API and a timeline page, on invented accounts.
 * Throws what keeps it from listening, such as a port in use.
 */
export async function startXSandbox(options: XSandboxOptions) {
  const { app, port, now = Date.now, stateFile, webFolder } = options;
  const saved = stateFile === undefined ? null : await readSnapshot(stateFile);
  const world = createWorld(app, now, saved, () => writer?.changed());
  const writer =
    stateFile === undefined ? null : snapshotWriter(stateFile, () => snapshotOf(world));
  const xApp = createXApp(world, webFolder);
  const server = createServer(
    getRequestListener((request, bindings) => xApp.fetch(request, bindings as HttpBindings)),
  );
  const { url, stop } = await listenOnLoopback(server, port);
  return {
    url,
    control: {
      /** Throws a ZodError for a fault that does not exist. */
      fault: (fault: FailureInput) => applyFailure(world, fault),
      truth: () => truthOf(world),
    },
    async stop() {
      await stop();
      await writer?.flush();
    },
  };
}
