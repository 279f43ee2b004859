import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, fixed on Linux. */
const TICKS = 100;

/** Microseconds of CPU by process. */
export type CpuTimes = Map<number, number>;

/** What these processes have used so far; empty where /proc does not tell. */
export function cpuTimes(pids: number[]): CpuTimes {
  if (!existsSync('/proc/self/stat')) return new Map();
  return new Map(pids.map((pid) => [pid, (ticksOf(pid) / TICKS) * 1e6]));
}

/** What was used in between; of a process that came in between, all of it. */
export function cpuBetween(before: CpuTimes, after: CpuTimes): number {
  if (after.size === 0) return Number.NaN;
  const used = [...after].map(([pid, time]) => time - (before.get(pid) ?? 0));
  return used.reduce((sum, time) => sum + Math.max(0, time), 0);
}

/** Microseconds of CPU that these processes have used so far; NaN where /proc does not tell. */
export function cpuOf(pids: number[]): number {
  return cpuBetween(new Map(), cpuTimes(pids));
}

/** The server processes of Postgres, one a connection among them: of all, or of the one at this address. */
export function postgresPids(url?: string): number[] {
  if (!existsSync('/proc')) return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => fields(pid)[1] === '(postgres)');
  if (!url) return all;
  const first = all.filter((pid) => argumentsOf(pid).includes(`-p\0${new URL(url).port}\0`));
  return all.filter((pid) => first.includes(pid) || first.includes(parentOf(pid)));
}

const parentOf = (pid: number) => Number(fields(pid)[3]);

function ticksOf(pid: number): number {
  const stat = fields(pid);
  return Number(stat[13] ?? 0) + Number(stat[14] ?? 0);
}

const fields = (pid: number) => read(pid, 'stat').split(' ');

const argumentsOf = (pid: number) => read(pid, 'cmdline');

function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
