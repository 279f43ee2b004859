import { type RawBuilder, sql } from 'kysely';
import type { BinKind } from '#shared/contracts/bin.ts';
import type { Db } from './database.ts';
import { insertMissing } from './restored-rows.ts';
import type { Tables } from './schema/tables.ts';

const roots = { persona: 'personas', campaign: 'campaigns', sample: 'content_samples' } as const;

type Captured = [table: keyof Tables, which: RawBuilder<unknown>, changes?: RawBuilder<unknown>];

/** The rows that a deletion removes, parents first. Review links are not restored. */
function rowsOf(owner: string, id: string, posts: string[] = []): Captured[] {
  const ofPersona = sql`persona_id = ${id}::uuid`;
  const ofPost = sql`post_id = any(${posts}::uuid[])`;
  const commented = sql`(${ofPersona} or campaign_id in ${campaignsOf(owner, id)} or ${ofPost})`;
  return [
    ['personas', sql`id = ${id}::uuid`],
    ['persona_images', ofPersona],
    ['persona_voices', ofPersona],
    ['persona_usage', ofPersona],
    ['persona_buckets', ofPersona],
    ['persona_viral', ofPersona],
    ['forgotten_lessons', ofPersona],
    ['drafts', sql`${ofPersona} and outcome <> 'offered'`],
    // Nothing is published before a person resumes it.
    [
      'campaigns',
      sql`${id}::uuid in (id, persona_id)`,
      sql`|| jsonb_build_object('planned_until', null,
        'status', case status when 'completed' then status else 'paused' end)`,
    ],
    ['scheduled_posts', sql`id = any(${posts}::uuid[])`],
    ['post_parts', ofPost],
    ['publish_attempts', ofPost],
    ['comments', commented],
    [
      'comment_mentions',
      sql`comment_id in (select id from comments where workspace_id = ${owner} and ${commented})`,
    ],
    ['content_samples', sql`id = ${id}::uuid`],
  ];
}

const campaignsOf = (owner: string, id: string) => sql`(
  select id from campaigns where workspace_id = ${owner} and ${id}::uuid in (id, persona_id))`;

/** Each item may hold a picture of up to 10 MB. */
const MOST_OF_A_KIND = 200;

/** References to deleted rows from rows that stay. */
const links = [
  ['scheduled_posts', 'persona_id', 'personas'],
  ['scheduled_posts', 'campaign_id', 'campaigns'],
  ['scheduled_posts', 'draft_id', 'drafts'],
  ['social_accounts', 'persona_id', 'personas'],
  ['revenue_entries', 'campaign_id', 'campaigns'],
] as const;

/** Copies an item to the bin before the caller deletes it in the same transaction; locks and includes `posts`. */
export async function keepDeleted(
  tx: Db,
  owner: string,
  { kind, id, name, posts }: { kind: BinKind; id: string; name: string; posts?: string[] },
): Promise<void> {
  // Lock order: campaigns before personas, as in the planning of a campaign.
  await sql`select from campaigns where workspace_id = ${owner}
    and ${id}::uuid in (id, persona_id) order by id for update`.execute(tx);
  await sql`select from personas where workspace_id = ${owner} and id = ${id} for update`.execute(
    tx,
  );
  const rows = rowsOf(owner, id, posts).map(
    ([table, which, changes = sql``]) => sql`${sql.lit(table)}, (
      select coalesce(jsonb_agg(to_jsonb(r) ${changes}), '[]') from ${sql.table(table)} r
      where r.workspace_id = ${owner} and ${which})`,
  );
  const gone: Record<string, RawBuilder<unknown>> = {
    personas: sql`= ${id}::uuid`,
    campaigns: sql`in ${campaignsOf(owner, id)}`,
    drafts: sql`in (select id from drafts where workspace_id = ${owner} and persona_id = ${id}::uuid)`,
  };
  const pointing = links.map(
    ([table, column, to]) => sql`${sql.lit(`${table}.${column}`)}, (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'target', r.${sql.ref(column)},
        'occurrence', to_jsonb(r) -> 'occurrence')), '[]') from ${sql.table(table)} r
      where r.workspace_id = ${owner} and r.${sql.ref(column)} ${gone[to]})`,
  );
  await sql`
    insert into deleted_items (workspace_id, id, kind, name, rows, links)
    values (${owner}, ${id}, ${kind}, ${name},
      jsonb_build_object(${sql.join(rows)}), jsonb_build_object(${sql.join(pointing)}))
    on conflict (workspace_id, id) do update set name = excluded.name, rows = excluded.rows,
      links = excluded.links, deleted_at = excluded.deleted_at,
      deleted_by = excluded.deleted_by`.execute(tx);
  await sql`delete from deleted_items where workspace_id = ${owner} and kind = ${kind} and id in (
    select id from deleted_items where workspace_id = ${owner} and kind = ${kind}
    order by deleted_at desc, id offset ${MOST_OF_A_KIND})`.execute(tx);
}

/**
 * Inserts the deleted rows and links, removes the item from the bin, and answers whether it is
 * there again. The caller has locked the item.
 */
export async function putBack(
  tx: Db,
  owner: string,
  { kind, id }: { kind: BinKind; id: string },
): Promise<boolean> {
  const kept = (
    column: 'rows' | 'links',
    name: string,
  ) => sql`(select i.${sql.ref(column)} -> ${sql.lit(name)}
    from deleted_items i where i.workspace_id = ${owner} and i.id = ${id})`;
  for (const [table] of rowsOf(owner, id)) {
    const rows = kept('rows', table);
    await insertMissing(tx, table, { rows, first: sql`(${rows} -> 0)` }, sql`1`);
  }
  for (const [table, column, to] of links) {
    const place = column === 'campaign_id' && table === 'scheduled_posts';
    await sql`
      update ${sql.table(table)} r set ${sql.ref(column)} = old.target
        ${place ? sql`, occurrence = coalesce(r.occurrence, old.occurrence)` : sql``}
      from jsonb_to_recordset(${kept('links', `${table}.${column}`)})
        as old(id uuid, target uuid, occurrence text)
      where r.workspace_id = ${owner} and r.id = old.id and r.${sql.ref(column)} is null
        and exists (select from ${sql.table(to)} t
          where t.workspace_id = ${owner} and t.id = old.target)`.execute(tx);
  }
  await sql`delete from deleted_items where workspace_id = ${owner} and id = ${id}`.execute(tx);
  const { rows } = await sql`select from ${sql.table(roots[kind])}
    where workspace_id = ${owner} and id = ${id}`.execute(tx);
  return rows.length > 0;
}
