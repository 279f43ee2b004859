import { sql } from 'kysely';
import type { Insight } from '#api/analysis/hooks/find-insights.ts';
import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';

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
      // Half of all texts beat their median.
      sql<number>`coalesce(success_rate, 50)`.as('successRate'),
      sql<boolean>`success_rate is not null`.as('isRateKnown'),
      'messages',
    ])
    .where('workspace_id', '=', owner)
    .orderBy('confidence', 'desc')
    .orderBy('category');
}

/** `uses` is added to how often each has been used. */
export function upsertInsights(db: Db, owner: string, findings: Insight[], uses: 0 | 1) {
  const rows = findings.map((found) => {
    const { supportingEvidence, successRate, messages, ...finding } = withEnglish(found);
    return {
      workspace_id: owner,
      ...finding,
      usage_count: uses,
      supporting_evidence: supportingEvidence,
      success_rate: successRate,
      messages: JSON.stringify(messages),
    };
  });
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
        messages: eb.ref('excluded.messages'),
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
