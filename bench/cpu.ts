import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, fixed on Linux. */
const TICKS = 100;

/** Microseconds of CPU that these processes have used so far; NaN where /proc does not tell. */
export function cpuOf(pids: number[]): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  return pids.reduce((sum, pid) => sum + (ticksOf(pid) / TICKS) * 1e6, 0);
}

/** The server processes of Postgres, one a connection among them. */
export function postgresPids(): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => fields(pid)[1] === '(postgres)');
}

function ticksOf(pid: number): number {
  const stat = fields(pid);
  return Number(stat[13] ?? 0) + Number(stat[14] ?? 0);
}

function fields(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  } catch {
    return [];
  }
}
