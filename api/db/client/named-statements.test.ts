import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { type Connection, connect } from '../database.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await cloneDatabase();
  connection = connect(database.url, 'app', () => {});
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

it('answers a query with values whether it is asked of the pool, of a client, or with a callback', async () => {
  const text = 'select $1::int + 1 as sum';
  expect((await connection.pool.query(text, [1])).rows).toEqual([{ sum: 2 }]);
  const client = await connection.pool.connect();
  expect((await client.query(text, [2])).rows).toEqual([{ sum: 3 }]);
  const called = await new Promise((resolve) =>
    client.query(text, [3], (_, result) => resolve(result.rows)),
  );
  expect(called).toEqual([{ sum: 4 }]);
  const prepared = await client.query(
    'select statement from pg_prepared_statements where statement = $1',
    [text],
  );
  expect(prepared.rows).toHaveLength(1);
  client.release();
});
