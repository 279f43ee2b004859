import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#api/db/database.ts';
import type { AuditEvent, listAuditEvents } from '#shared/contracts/audit.ts';

export type AuditFilter = z.output<typeof listAuditEvents.query>;

/** What a target is called now, by its kind; null: it is gone, or has no name. */
const targetName = sql<string | null>`case e.target_kind
  when 'post' then (select left(p.text, 80) from post_parts p
    where p.workspace_id = e.workspace_id and p.post_id = e.target_id
    order by p.position limit 1)
  when 'campaign' then (select c.name from campaigns c
    where c.workspace_id = e.workspace_id and c.id = e.target_id)
  when 'persona' then (select p.name from personas p
    where p.workspace_id = e.workspace_id and p.id = e.target_id)
  when 'bucket' then (select b.name from content_buckets b
    where b.workspace_id = e.workspace_id and b.id = e.target_id)
  when 'account' then (select a.username from social_accounts a
    where a.workspace_id = e.workspace_id and a.id = e.target_id)
  when 'key' then (select k.name from extension_keys k
    where k.workspace_id = e.workspace_id and k.id = e.target_id)
  when 'comment' then (select left(c.body, 80) from comments c
    where c.workspace_id = e.workspace_id and c.id = e.target_id)
  when 'sample' then (select left(s.content, 80) from content_samples s
    where s.workspace_id = e.workspace_id and s.id = e.target_id)
  when 'viral' then (select v.title from viral_content v
    where v.workspace_id = e.workspace_id and v.id = e.target_id)
  when 'revenue' then (select left(r.note, 80) from revenue_entries r
    where r.workspace_id = e.workspace_id and r.id = e.target_id)
  when 'review_link' then (select l.reviewer from review_links l
    where l.workspace_id = e.workspace_id and l.id = e.target_id)
  when 'member' then (select u.username from users u where u.id = e.target_id)
end`;

/** Newest first. */
export function listEvents(db: Db, owner: string, asked: AuditFilter, most: number) {
  const { actor, target, kind, from, to, after } = asked;
  return db
    .selectFrom('audit_events as e')
    .select([
      'e.id',
      'e.at',
      'e.actor_id as actorId',
      'e.actor_name as actorName',
      'e.actor_role as actorRole',
      'e.via',
      'e.request_id as requestId',
      'e.address',
      'e.action',
      'e.target_kind as targetKind',
      'e.target_id as targetId',
      targetName.as('targetName'),
      sql<AuditEvent['changes']>`e.changes`.as('changes'),
    ])
    .where('e.workspace_id', '=', owner)
    .$if(actor !== undefined, (query) => query.where('e.actor_id', '=', actor ?? ''))
    .$if(kind !== undefined, (query) => query.where('e.target_kind', '=', kind ?? ''))
    .$if(target !== undefined, (query) => query.where('e.target_id', '=', target ?? ''))
    .$if(from !== undefined, (query) =>
      query.where('e.at', '>=', sql<string>`${from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) =>
      query.where('e.at', '<', sql<string>`(${to}::date + 1)::timestamp at time zone 'UTC'`),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(e.at, e.id) < (select l.at, l.id from audit_events l
          where l.workspace_id = ${owner} and l.id = ${after})`,
      ),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most);
}
