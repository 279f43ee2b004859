import type { Client } from 'pg';
import { endpoints } from '#shared/contracts/endpoints.ts';

/** They end a session, leave for X, stream without end or need a token that works once. */
const NOT_READS = /^\/api\/(auth\/(?!user$)|login$|events$)/;

/** The table that the id in a path names. */
const TABLES: [path: RegExp, table: string][] = [
  [/^\/api\/personas\//, 'personas'],
  [/^\/api\/content-buckets\//, 'content_buckets'],
  [/^\/api\/scheduled-posts\//, 'scheduled_posts'],
  [/^\/api\/media\//, 'media'],
  [/^\/api\/exports\//, 'data_exports'],
  [/^\/api\/backups\//, 'content_backups'],
];

/** The address of every GET contract for this workspace; left out where it has no row to name. */
export async function everyRead(client: Client, workspaceId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of Object.values(endpoints)) {
    if (method !== 'GET' || NOT_READS.test(path)) continue;
    const table = TABLES.find(([prefix]) => prefix.test(path))?.[1];
    if (!table) {
      found.push(path + queryOf(path));
      continue;
    }
    const { rows } = await client.query(
      `select id from ${table} where workspace_id = $1 order by created_at, id limit 1`,
      [workspaceId],
    );
    const id: string | undefined = rows[0]?.id;
    if (id && !/\/(image|file)$/.test(path)) found.push(path.replace('{id}', id));
  }
  return found;
}

function queryOf(path: string): string {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  if (path.startsWith('/api/analytics')) return `?start=${day(30)}&end=${day(0)}`;
  return path === '/api/market/coins' ? '?query=bit' : '';
}
