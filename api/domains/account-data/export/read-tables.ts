import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { exportedFiles, type KeptTable } from './exported-tables.ts';

const PAGE = 500;

/** Called after so many more rows have been read. */
type Seen = (rows: number) => Promise<void>;

/**
 * The rows of a table as the text of a JSON array, a row on each line. A page at a time: any number
 * of rows takes the memory of a page, and no transaction is open while it is written.
 */
export async function* readTable(
  db: Database,
  owner: string,
  table: KeptTable,
  seen: Seen,
): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  let after: string[] | null = null;
  for (let isFirst = true; ; isFirst = false) {
    const page: Row[] = await withWorkspace(db, owner, (tx) => pageOf(tx, owner, table, after));
    const text = page.map(({ row }) => row).join(',\n');
    if (text !== '') yield Buffer.from(`${isFirst ? '\n' : ',\n'}${text}`);
    await seen(page.length);
    after = page.at(-1)?.key ?? null;
    if (page.length < PAGE || table.key.length === 0) break;
  }
  yield Buffer.from('\n]\n');
}

interface Row {
  row: string;
  key: string[];
}

async function pageOf(
  tx: Db,
  owner: string,
  { table, key, without = [] }: KeptTable,
  after: string[] | null,
): Promise<Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(`t.${name}`)));
  const texts = sql.join(key.map((name) => sql`${sql.ref(`t.${name}`)}::text`));
  const { rows } = await sql<Row>`
    select (to_jsonb(t) - ${['workspace_id', ...without]}::text[])::text as row,
      ${key.length > 0 ? sql`array[${texts}]` : sql`array[]::text[]`} as key
    from ${sql.table(table)} t
    where t.workspace_id = ${owner}
      ${after ? sql`and (${columns}) > (${sql.join(after)})` : sql``}
    ${key.length > 0 ? sql`order by ${columns}` : sql``}
    limit ${PAGE}`.execute(tx);
  return rows;
}

export async function countRows(tx: Db, owner: string, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where workspace_id = ${owner}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface StoredFile {
  table: keyof typeof exportedFiles;
  id: string;
  path: string;
}

/** The pictures and videos of the workspace, without their bytes. */
export async function listFiles(tx: Db, owner: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const table of ['media', 'persona_images'] as const) {
    const { folder, name } = exportedFiles[table];
    const { rows } = await sql<{ id: string; type: string }>`
      select ${sql.ref(name)} as id, content_type as type from ${sql.table(table)}
      where workspace_id = ${owner} order by 1`.execute(tx);
    for (const { id, type } of rows) {
      files.push({ table, id, path: `${folder}/${id}.${extensionOf(type)}` });
    }
  }
  return files;
}

/** Nothing where it was deleted meanwhile. */
export async function* readFile(
  db: Database,
  owner: string,
  { table, id }: StoredFile,
  seen: Seen,
): AsyncGenerator<Buffer> {
  const { rows } = await withWorkspace(db, owner, (tx) =>
    sql<{ bytes: Buffer }>`
      select bytes from ${sql.table(table)}
      where workspace_id = ${owner} and ${sql.ref(exportedFiles[table].name)} = ${id}`.execute(tx),
  );
  if (rows[0]) yield rows[0].bytes;
  await seen(1);
}

/** `image/svg+xml` is kept by nobody here; what is not known has the end of its type. */
function extensionOf(type: string): string {
  const end = /\/([a-z0-9]+)/.exec(type)?.[1] ?? 'bin';
  return end === 'jpeg' ? 'jpg' : end;
}
