import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuOf, postgresPids } from './cpu.ts';
import type { ServerProcess } from './process.ts';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  bytes: number;
  /** Microseconds of CPU a request, of Node and of Postgres: steadier than requests a second. */
  node: number;
  postgres: number;
}

/** 64 connections for that many seconds, by wrk (Debian's package of that name). */
export async function load(
  server: ServerProcess,
  path: string,
  cookie: string,
  seconds: number,
): Promise<Measured> {
  const url = `http://127.0.0.1:${server.port}${path}`;
  const probe = await fetch(url, { headers: { cookie } });
  if (probe.status !== 200) throw new Error(`${path} answered ${probe.status}`);
  const bytes = (await probe.arrayBuffer()).byteLength;
  const postgres = postgresPids();
  const before = [cpuOf([server.pid]), cpuOf(postgres)] as const;
  const args = ['-t1', '-c64', `-d${seconds}s`, '--latency', '-H', `cookie: ${cookie}`, url];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  wrk.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await once(wrk, 'close');
  if (/Non-2xx/.test(output)) throw new Error(output);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const p99 = Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  return {
    perSecond,
    p99,
    bytes,
    node: (cpuOf([server.pid]) - before[0]) / requests,
    postgres: (cpuOf(postgres) - before[1]) / requests,
  };
}
