import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { type Connection, connect } from '../database.ts';
import type { Statement } from './named-statements.ts';
import { runPipelined } from './run-pipelined.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await cloneDatabase();
  connection = connect(database.url, 'app', () => {});
  await database.asOwner('create table kept (text text)');
  await database.asOwner(`create table of_one (
    n int constraint of_one_key unique deferrable initially deferred)`);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const of = (sql: string, ...parameters: unknown[]): Statement => ({ sql, parameters });
const keep = (text: string) => of('insert into kept values ($1)', text);
const trip = (...statements: Statement[]) => runPipelined(connection.pool, statements);
const kept = async () =>
  (await database.asOwner('select text from kept')).map((row) => (row as { text: string }).text);
const pids = async (times: number) => {
  const found = new Set<unknown>();
  for (let time = 0; time < times; time++) {
    const [answer] = await trip(of('select pg_backend_pid() as pid'));
    found.add(answer?.rows[0]?.pid);
  }
  return found;
};

it('answers each statement, the same the first time and when it is known', async () => {
  const at = '2026-11-22T10:00:00.000Z';
  const ask = async (text: string) => {
    const [, ...answers] = await trip(
      of(`select set_config('app.step', $1, true)`, 'second'),
      of(
        `select current_setting('app.step') as step, $1::timestamptz as at, null::int as none`,
        at,
      ),
      of('select n, $1::bytea as bytes from generate_series(1, 3) n', Buffer.from([0, 255])),
      of('select 1 as n where false'),
      keep(text),
    );
    return answers;
  };
  const before = await ask('first');
  const after = await ask('again');
  expect(before.map(({ rows }) => rows)).toEqual([
    [{ step: 'second', at, none: null }],
    [1, 2, 3].map((n) => ({ n, bytes: Buffer.from([0, 255]) })),
    [],
    [],
  ]);
  expect(before.at(-1)).toMatchObject({ command: 'INSERT', rowCount: 1 });
  expect(after).toEqual(before);
  expect(await kept()).toEqual(['first', 'again']);
});

it('leaves nothing behind when one fails, and its connection works on', async () => {
  const before = await kept();
  const later = of('select $1::int as later', 7);
  for (const failing of [of('select 1 / $1::int', 0), of('select nothing from nowhere')]) {
    await expect(trip(keep('undone'), failing, later, keep('undone'))).rejects.toThrow(
      /division by zero|does not exist/,
    );
    expect((await trip(later))[0]?.rows).toEqual([{ later: 7 }]);
  }
  expect(await kept()).toEqual(before);
  expect(await pids(6)).toHaveProperty('size', 1);
});

it('fails when it cannot be committed', async () => {
  const add = of('insert into of_one values ($1)', 1);
  await expect(trip(add, add)).rejects.toMatchObject({ constraint: 'of_one_key' });
  await trip(add);
  expect(await database.asOwner('select n from of_one')).toEqual([{ n: 1 }]);
});

it('keeps nothing set that was set for it, and can be held to reading', async () => {
  const readOnly = of(`select set_config('transaction_read_only', 'on', true)`);
  await expect(trip(readOnly, keep('written'))).rejects.toThrow('read-only transaction');
  const set = of(`select set_config('app.step', $1, true)`, 'mine');
  await trip(set);
  const [answer] = await trip(of(`select current_setting('app.step', true) as step`));
  expect(answer?.rows[0]?.step ?? '').toBe('');
  await trip(keep('allowed'));
  expect(await kept()).toContain('allowed');
});

it('sends nothing of a trip with a value that cannot be sent', async () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  await expect(trip(keep('half'), of('select $1::jsonb', circle))).rejects.toThrow('circular');
  expect(await kept()).not.toContain('half');
  expect((await trip(of('select 1 as one')))[0]?.rows).toEqual([{ one: 1 }]);
});
