import type { TestApp } from './app.ts';

/** The statement that prints all tables, for each database: its tables stay the same. */
const statements = new WeakMap<object, Promise<string>>();

/**
 * A print of every row of every table, and the number of queued jobs: two that are equal say that
 * nothing was written in between, not even by half.
 */
export async function tablePrints(app: TestApp): Promise<Record<string, string>> {
  let statement = statements.get(app.database);
  if (!statement) {
    statement = printStatement(app);
    statements.set(app.database, statement);
  }
  const rows = (await app.asOwner(await statement)) as { name: string; print: string }[];
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

async function printStatement(app: TestApp): Promise<string> {
  const tables = (await app.asOwner(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)) as { name: string }[];
  const prints = tables.map(
    ({ name }) =>
      `select '${name}' as name, (select md5(string_agg(row::text, chr(10) order by row::text))
        from public."${name}" row) as print`,
  );
  return [...prints, "select 'queued jobs', count(*)::text from pgboss.job"].join(' union all ');
}
