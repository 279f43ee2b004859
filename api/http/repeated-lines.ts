import type { LogFn, Logger, LoggerOptions } from 'pino';
import { isFullDisk } from '#api/db/full-disk.ts';
import { isOfDatabase } from '#api/db/lost-database.ts';
import { isDatabaseDown } from './response.ts';

const WINDOW_MS = 60_000;
const WARN = 40;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;
type Facts = Record<string, unknown> & { err?: unknown };

/**
 * Of equal warnings and errors one line a minute is written, with how many there were since the one
 * before. All that a lost database or a full disk brings about counts as equal.
 */
export function limitRepeats(windowMs: number = WINDOW_MS): LogMethod {
  const counts = new Map<string, number>();
  return function logMethod(this: Logger, args, method, level) {
    const key = level < WARN ? null : keyOf(args, level);
    if (key === null) return method.apply(this, args);
    const known = counts.get(key);
    if (known !== undefined) return void counts.set(key, known + 1);
    counts.set(key, 0);
    watch(key, () => this, args, method);
    return method.apply(this, args);
  };

  /** Writes at the end of each window what it held back, until one held back nothing. */
  function watch(key: string, logger: () => Logger, args: Parameters<LogFn>, method: LogFn): void {
    setTimeout(() => {
      const repeated = counts.get(key) ?? 0;
      counts.delete(key);
      if (repeated === 0) return;
      counts.set(key, 0);
      const { facts, text } = partsOf(args);
      method.call(logger(), { ...facts, repeated }, text);
      watch(key, logger, args, method);
    }, windowMs).unref();
  }
}

/** Null for what belongs to one request: its number leads there from what a person saw. */
function keyOf(args: unknown[], level: number): string | null {
  const { facts, text } = partsOf(args);
  const { err, ...rest } = facts;
  if (isFullDisk(err)) return 'disk';
  if (isDatabaseDown(err) && isOfDatabase(err)) return 'database';
  if ('requestId' in rest) return null;
  return JSON.stringify([level, text, rest, err instanceof Error ? err.message : err]);
}

function partsOf([first, second]: unknown[]): { facts: Facts; text: string } {
  return typeof first === 'string'
    ? { facts: {}, text: first }
    : { facts: first as Facts, text: typeof second === 'string' ? second : '' };
}
