import type { TestApp } from './app.ts';

/**
 * A print of every row of every table, and the number of queued jobs: two that are equal say that
 * nothing was written in between, not even by half.
 */
export async function tablePrints(app: TestApp): Promise<Record<string, string>> {
  const print = `select md5(string_agg(row::text, chr(10) order by row::text)) as print from public.%I row`;
  const rows = (await app.asOwner(`
    select table_name as name,
      (xpath('//print/text()', query_to_xml(format('${print}', table_name), true, true, '')))[1]::text
        as print
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
    union all select 'queued jobs', count(*)::text from pgboss.job`)) as {
    name: string;
    print: string;
  }[];
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
