import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { connect } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it.each([
  ['app', 15, 16],
  ['worker', 7, 8],
] as const)(
  'as %s it refuses a statement before it gives up its connection',
  async (as, most, patience) => {
    const { pool, close } = connect(database.url, as, () => {});
    const { rows } = await pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: `${most}s` }]);
    expect(pool.options).toMatchObject({ silenceMillis: patience * 1_000 });
    await close();
  },
);

it('as owner it lets a migration take as long as it takes', async () => {
  const { pool, close } = connect(database.url, 'owner', () => {});
  const { rows } = await pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  expect(pool.options).not.toHaveProperty('silenceMillis');
  await close();
});
