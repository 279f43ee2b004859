import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnv } from '#api/config/env.ts';
import { serverFlags } from '../../../scripts/server-flags.mjs';

export interface ServerProcess {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server program of ours on this database. */
export async function startProcess(program: string, databaseUrl: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags, '--import', 'tsx', program], {
    env: childEnv({ NODE_ENV: 'production', DATABASE_URL: databaseUrl }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    port: await portOf(child),
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The port that it listens on: its first line. */
export async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The server has no output');
  const lines = createInterface(stdout);
  const silent = once(lines, 'close').then(() => {
    throw new Error('The server ended before it listened');
  });
  const [line] = (await Promise.race([once(lines, 'line'), silent])) as [string];
  stdout.resume();
  return Number(line);
}
