/**
 * Why a draft will not do. `harmful` is never shown, `unusable` is no draft at all, and `unfit` is shown
 * where asking again brings nothing better.
 */
export interface Objection {
  kind: 'harmful' | 'unusable' | 'unfit';
  /** What the model is told, in English, without a full stop. */
  ask: string;
}

const SEVERITY = { unfit: 1, unusable: 2, harmful: 3 } as const;

/** 0 for a draft without an objection; the higher, the worse. */
export function severityOf(objection: Objection | null): number {
  return objection ? SEVERITY[objection.kind] : 0;
}
