import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/owner.ts';
import type { ViralInsight } from '#shared/contracts/viral.ts';

export function listInsights(db: Db, owner: Owner) {
  return db
    .selectFrom('viral_insights')
    .select([
      'id',
      'category',
      'insight',
      'applicability',
      'confidence',
      'usage_count as usageCount',
      'supporting_evidence as supportingEvidence',
      'success_rate as successRate',
    ])
    .where('workspace_id', '=', owner)
    .orderBy('confidence', 'desc')
    .orderBy('category');
}

export type Finding = Omit<ViralInsight, 'id' | 'usageCount'>;

/** `uses` is added to how often each has been used. */
export function upsertInsights(db: Db, owner: string, findings: Finding[], uses: 0 | 1) {
  const rows = findings.map(({ supportingEvidence, successRate, ...finding }) => ({
    workspace_id: owner,
    ...finding,
    usage_count: uses,
    supporting_evidence: supportingEvidence,
    success_rate: successRate,
  }));
  return db
    .insertInto('viral_insights')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('viral_insights_category_key').doUpdateSet((eb) => ({
        insight: eb.ref('excluded.insight'),
        applicability: eb.ref('excluded.applicability'),
        confidence: eb.ref('excluded.confidence'),
        supporting_evidence: eb.ref('excluded.supporting_evidence'),
        success_rate: eb.ref('excluded.success_rate'),
        usage_count: eb('viral_insights.usage_count', '+', uses),
        updated_at: sql`now()`,
      })),
    );
}

export function deleteInsights(db: Db, owner: string, categories: string[]) {
  return db
    .deleteFrom('viral_insights')
    .where('workspace_id', '=', owner)
    .where('category', 'in', categories);
}
