import type { DraftUsage } from '#shared/contracts/generation.ts';

/** Several answers as one; its cost is known where each one's is. Undefined of none. */
export function sumUsage(taken: DraftUsage[]): DraftUsage | undefined {
  return taken.reduce<DraftUsage | undefined>(
    (sum, one) =>
      sum
        ? {
            inputTokens: sum.inputTokens + one.inputTokens,
            outputTokens: sum.outputTokens + one.outputTokens,
            costMicros:
              sum.costMicros === null || one.costMicros === null
                ? null
                : sum.costMicros + one.costMicros,
          }
        : one,
    undefined,
  );
}
