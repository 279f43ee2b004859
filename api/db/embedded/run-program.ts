import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnv } from '#api/config/env.ts';
import type { RunAs } from './run-as.ts';

/**
 * Runs a program of Postgres to its end; throws what it complains of. Detached, so that Ctrl-C in the
 * terminal reaches us and not Postgres, which we stop in order.
 */
export async function runProgram(program: string, args: string[], account: RunAs): Promise<void> {
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    detached: process.platform !== 'win32',
    env: childEnv({ LC_ALL: 'C', TZ: 'UTC' }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  child.stderr.destroy();
  if (code !== 0) throw new Error(`${program} ${args[0]} failed: ${complaint.trim()}`);
}
