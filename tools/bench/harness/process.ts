import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnv } from '#api/config/env.ts';
import { serverFlags } from '../../../scripts/server-flags.mjs';

export interface ServerProcess {
  child: ChildProcess;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server program of `tools/bench/harness/` on this database. */
export async function startProcess(
  name: string,
  databaseUrl: string,
  ...flags: string[]
): Promise<ServerProcess> {
  const child = fork(`tools/bench/harness/${name}.ts`, {
    execArgv: [...serverFlags, '--import', 'tsx', ...flags],
    env: childEnv({ NODE_ENV: 'production', DATABASE_URL: databaseUrl }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    child,
    port: await portOf(child),
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Sends a word to a program and brings its answer. */
export async function ask<Answer>(child: ChildProcess, word: string): Promise<Answer> {
  child.send(word);
  const [answer] = await once(child, 'message');
  return answer;
}

/** The port that the process prints: the first line that is a number. */
async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The server has no output');
  for await (const line of createInterface(stdout)) {
    if (!/^\d+$/.test(line)) continue;
    stdout.resume();
    return Number(line);
  }
  throw new Error('The server ended before it listened');
}
