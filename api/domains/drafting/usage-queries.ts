import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { settingsZone } from '#api/db/schema/settings-zone.ts';
import type { DraftUsage } from '#shared/contracts/generation.ts';
import { heldPersona } from './queries.ts';

/** The first day of this month where the workspace is. */
function thisMonth(owner: string): RawBuilder<string> {
  return sql<string>`date_trunc('month', now() at time zone ${settingsZone(owner)})::date`;
}

/** Answers a row of zeros for a persona without any. */
export function findUsage(db: Db, owner: string, personaId: string) {
  const sum = (column: 'drafts' | 'input_tokens' | 'output_tokens' | 'cost_micros') =>
    sql<number>`coalesce(${sql.ref(`usage.${column}`)}, 0)`;
  return db
    .selectFrom(sql<{ month: string }>`(select ${thisMonth(owner)} as month)`.as('now'))
    .leftJoin('persona_usage as usage', (join) =>
      join
        .onRef('usage.month', '=', 'now.month')
        .on('usage.workspace_id', '=', owner)
        .on('usage.persona_id', '=', personaId),
    )
    .select([
      sql<string>`to_char(now.month, 'YYYY-MM')`.as('month'),
      sum('drafts').as('drafts'),
      sum('input_tokens').as('inputTokens'),
      sum('output_tokens').as('outputTokens'),
      sum('cost_micros').as('costMicros'),
    ]);
}

/** Adds to this month's; nothing where the persona is gone. */
export function addUsage(
  db: Db,
  owner: string,
  personaId: string,
  { drafts, inputTokens, outputTokens, costMicros }: DraftUsage & { drafts: number },
) {
  const added = (column: string) =>
    sql<number>`${sql.ref(`persona_usage.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
  return db
    .insertInto('persona_usage')
    .columns([
      'workspace_id',
      'persona_id',
      'month',
      'cost_micros',
      'drafts',
      'input_tokens',
      'output_tokens',
    ])
    .expression(
      heldPersona(db, owner, personaId).select([
        'workspace_id',
        'id',
        thisMonth(owner).as('month'),
        sql<number>`${costMicros ?? 0}::bigint`.as('cost_micros'),
        sql<number>`${drafts}::integer`.as('drafts'),
        sql<number>`${inputTokens}::bigint`.as('input_tokens'),
        sql<number>`${outputTokens}::bigint`.as('output_tokens'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'persona_id', 'month']).doUpdateSet({
        drafts: added('drafts'),
        input_tokens: added('input_tokens'),
        output_tokens: added('output_tokens'),
        cost_micros: added('cost_micros'),
      }),
    );
}
