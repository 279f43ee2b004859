import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteDatabase } from '#api/db/lost-database.ts';
import { limitRepeats } from './repeated-lines.ts';

const MINUTE = 60_000;
let lines: Record<string, unknown>[];
let log: pino.Logger;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  log = pino({ level: 'info', base: null, hooks: { logMethod: limitRepeats() } }, { write });
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });
const texts = () => lines.map(({ msg, repeated }) => [msg, repeated]);

it('a database that is lost for ten minutes is one line a minute, whatever fails of it', () => {
  const everything = () => {
    log.warn({ err: failure('connect ECONNREFUSED', 'ECONNREFUSED') }, 'cannot look for posts');
    log.error({ err: new Error('Connection terminated unexpectedly') }, 'The queue failed');
    log.warn({ err: new Error('timeout expired') }, 'not hearing of new posts for a moment');
    log.error({ requestId: 'a', err: failure('shutting down', '57P01') }, 'A request failed');
  };
  for (let second = 0; second < 600; second++) {
    everything();
    vi.advanceTimersByTime(1_000);
  }
  expect(lines).toHaveLength(11);
  expect(texts().slice(0, 2)).toEqual([
    ['cannot look for posts', undefined],
    ['cannot look for posts', 239],
  ]);
  const counted = lines.reduce((sum, { repeated }) => sum + Number(repeated ?? 1), 0);
  expect(counted).toBeLessThanOrEqual(2_400);
  expect(counted).toBeGreaterThan(2_390);
});

it('what comes once is written once, and again when it comes again later', () => {
  const once = () => log.warn({ err: new Error('no'), job: 'learn' }, 'A job failed');
  once();
  vi.advanceTimersByTime(MINUTE);
  once();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(texts()).toEqual([
    ['A job failed', undefined],
    ['A job failed', undefined],
  ]);
});

it('different lines, requests and what is no warning are all written', () => {
  for (const postId of ['a', 'b']) log.warn({ postId }, 'A post failed');
  for (const requestId of ['a', 'a']) log.error({ requestId, err: new Error('bug') }, 'Failed');
  for (const _ of [1, 2]) log.info({ status: 200 });
  for (const _ of [1, 2]) log.warn('one for both');
  expect(lines).toHaveLength(7);
});

it('a connection that leads elsewhere is a line of its own, also while the database is lost', () => {
  noteDatabase('postgres://u:p@127.0.0.1:6543/troupe');
  const refused = (port: number) =>
    Object.assign(failure('connect ECONNREFUSED', 'ECONNREFUSED'), { port });
  const ofBoth = Object.assign(new AggregateError([refused(6543)]), { code: 'ECONNREFUSED' });
  for (const _ of [1, 2]) {
    log.warn({ err: refused(6543) }, 'cannot look for posts');
    log.warn({ err: refused(443) }, 'A push was not taken');
    log.error({ err: ofBoth }, 'The queue failed');
  }
  expect(texts()).toEqual([
    ['cannot look for posts', undefined],
    ['A push was not taken', undefined],
  ]);
});

it('a full disk is one line a minute beside a lost database', () => {
  for (const _ of [1, 2]) {
    log.error({ err: failure('No space left on device', '53100') }, 'A post failed');
    log.error({ err: new Error('x', { cause: failure('write', 'ENOSPC') }) }, 'An export failed');
    log.error({ err: failure('connect', 'ECONNREFUSED') }, 'The queue failed');
  }
  expect(texts()).toEqual([
    ['A post failed', undefined],
    ['The queue failed', undefined],
  ]);
});
