import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { cpuBetween, cpuTimes, postgresPids } from './cpu.ts';
import type { ServerProcess } from './process.ts';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of CPU a request, of Node and of Postgres: steadier than requests a second. */
  node: number;
  postgres: number;
}

export interface Call {
  path: string;
  databaseUrl: string;
  cookie: string;
  /** Sent by POST; left out, the call is a GET. */
  body?: object;
}

/** So many connections for that many seconds, by wrk (Debian's package of that name). */
export async function load(
  server: ServerProcess,
  call: Call,
  seconds: number,
  connections = 64,
): Promise<Measured> {
  const origin = `http://127.0.0.1:${server.port}`;
  const { headers, body } = requestOf(server, call);
  const probe = await fetch(origin + call.path, {
    headers,
    ...(body ? { method: 'POST', body } : {}),
  });
  if (!probe.ok) throw new Error(`${call.path} answered ${probe.status}: ${await probe.text()}`);
  await probe.arrayBuffer();
  const script = body ? scriptFor(body) : null;
  const before = [cpuTimes([server.pid]), cpuTimes(postgresPids(call.databaseUrl))] as const;
  const output = await wrk([
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    origin + call.path,
  ]);
  if (script) rmSync(dirname(script), { recursive: true });
  if (/Non-2xx/.test(output)) throw new Error(output);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: percentile(output, 50),
    p99: percentile(output, 99),
    node: cpuBetween(before[0], cpuTimes([server.pid])) / requests,
    postgres: cpuBetween(before[1], cpuTimes(postgresPids(call.databaseUrl))) / requests,
  };
}

function requestOf({ port }: ServerProcess, { cookie, body }: Call) {
  const written = { origin: `http://localhost:${port}`, 'content-type': 'application/json' };
  return body
    ? { headers: { cookie, ...written }, body: JSON.stringify(body) }
    : { headers: { cookie }, body: undefined };
}

/** A file in a folder of its own. */
function scriptFor(body: string): string {
  const file = join(temporaryFolder(), 'post.lua');
  writeFileSync(file, `wrk.method = "POST"\nwrk.body = ${JSON.stringify(body)}\n`);
  return file;
}

function wrk(args: string[]): Promise<string> {
  return text(spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
}

function percentile(output: string, which: number): number {
  const [, amount, unit] = new RegExp(`${which}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1);
}
