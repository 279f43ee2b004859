import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { notifyListeners } from './after-commit.ts';
import { type Connection, connect } from './database.ts';

let database: TestDatabase;
let listener: pg.Client;
let connection: Connection;
let heard: string[] = [];
let failures = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('listen here');
});

afterAll(async () => {
  await listener.end();
  await database.drop();
});

beforeEach(() => {
  heard = [];
  failures = 0;
  connection = connect(database.url, 'app', () => {
    failures += 1;
  });
});

const notify = (payload: string) => notifyListeners(connection.db, 'here', payload);

it('tells together, in its order and once, what comes at once or soon after', async () => {
  let trips = 0;
  connection.pool.on('acquire', () => {
    trips += 1;
  });
  const hundred = Array.from({ length: 100 }, (_, n) => `${n}`);
  for (const n of [...hundred, ...hundred]) notify(n);
  await expect.poll(() => heard).toEqual(hundred);
  expect(trips).toBe(1);
  for (const n of hundred) {
    notify(n);
    await connection.pool.query('select');
  }
  await connection.close();
  await expect.poll(() => heard).toEqual([...hundred, ...hundred]);
  expect(trips - hundred.length).toBeLessThan(20);
});

it('has told what waits when it is closed, and tells nothing afterwards', async () => {
  notify('first');
  await expect.poll(() => heard).toEqual(['first']);
  notify('last');
  await connection.close();
  notify('late');
  await expect.poll(() => heard).toEqual(['first', 'last']);
  expect(failures).toBe(0);
});

it('keeps what the database refuses, and tells it when it no longer does', async () => {
  await database.asOwner('revoke execute on function pg_notify from public');
  notify('refused');
  await nextTurn();
  // That one is on its way by now.
  notify('meanwhile');
  await expect.poll(() => failures).toBe(1);
  await database.asOwner('grant execute on function pg_notify to public');
  notify('afterwards');
  const all = ['refused', 'meanwhile', 'afterwards'];
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(all);
  await connection.close();
});
