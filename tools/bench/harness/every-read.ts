import type { Client } from 'pg';
import { endpoints } from '#shared/contracts/endpoints.ts';

/** They end a session, leave for X, stream without end, bring a file, or need what no bench fills. */
const NOT_READS =
  /^\/api\/(auth\/(?!user$)|login$|events$|invite\/|members\/|review\/|post-drafts\/)|\/(image|file)$/;

/** The table that the id in an address names, by the address's first word. */
const TABLES: Record<string, string> = {
  personas: 'personas',
  'content-buckets': 'content_buckets',
  'scheduled-posts': 'scheduled_posts',
  comments: 'scheduled_posts',
  campaigns: 'campaigns',
  media: 'media',
  exports: 'data_exports',
  backups: 'content_backups',
};

/** The address of every GET contract for this workspace; left out where it has no row to name. */
export async function everyRead(client: Client, workspaceId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of Object.values(endpoints)) {
    if (method !== 'GET' || NOT_READS.test(path)) continue;
    const address = path + queryOf(path);
    if (!address.includes('{id}')) {
      found.push(address);
      continue;
    }
    const { rows } = await client.query(
      `select id from ${TABLES[path.split('/')[2] ?? '']} where workspace_id = $1 order by created_at, id limit 1`,
      [workspaceId],
    );
    if (rows[0]) found.push(address.replace('{id}', rows[0].id));
  }
  return found;
}

function queryOf(path: string): string {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  if (path.startsWith('/api/analytics')) return `?start=${day(30)}&end=${day(0)}`;
  if (path === '/api/comments') return '?kind=post&subjectId={id}';
  return path === '/api/market/coins' ? '?query=bit' : '';
}
