import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnv } from '#api/env.ts';
import { serverFlags } from '../scripts/server-flags.mjs';

export interface ServerProcess {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server program of ours; its first line tells the port it listens on. */
export async function startProcess(
  [program, ...args]: [string, ...string[]],
  variables: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags, program, ...args], {
    env: childEnv({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', ...variables }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  child.stdout.resume();
  return {
    port: Number(line),
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
