import type { DraftRequest, OnUsage } from '#api/ai/adapters/provider.ts';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { getPersona } from '#api/domains/personas/public.ts';
import type { PersonaUsage } from '#shared/contracts/drafts.ts';
import type { DraftUsage } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { addUsage, findUsage } from '../usage-queries.ts';

type Tools = Pick<Context, 'db'>;

/** This month's. Throws not_found, also for somebody else's persona. */
export async function usageOf({ db }: Tools, owner: string, id: string): Promise<PersonaUsage> {
  const [, row] = await Promise.all([getPersona(db, owner, id), findMonth({ db }, owner, id)]);
  return row;
}

/** Whether models have cost what they may this month; drafts under way are not counted yet. */
export async function isLimitReached(
  tools: Tools,
  owner: string,
  { id, monthlyLimit }: Persona,
): Promise<boolean> {
  if (monthlyLimit == null) return false;
  const { costMicros } = await findMonth(tools, owner, id);
  return (costMicros ?? 0) >= monthlyLimit * 1_000_000;
}

/**
 * Asks a model, for a draft where a request is given, and counts for the persona what the answers
 * took, whatever becomes of them.
 */
export async function countUsage<T, R extends Pick<DraftRequest, 'onUsage'>>(
  { ctx, owner, persona }: { ctx: Tools; owner: string; persona: Persona | null },
  request: R | null,
  ask: (heard: R & { onUsage: OnUsage }) => Promise<T>,
): Promise<T> {
  const taken: DraftUsage[] = [];
  let drafts = 0;
  const onUsage: OnUsage = (usage) => {
    taken.push(usage);
    request?.onUsage?.(usage);
  };
  try {
    const answer = await ask({ ...request, onUsage } as R & { onUsage: OnUsage });
    if (request) drafts = 1;
    return answer;
  } finally {
    const usage = sumUsage(taken);
    if (persona && usage) {
      await withWorkspace(ctx.db, owner, (tx) =>
        addUsage(tx, owner, persona.id, { ...usage, drafts }).execute(),
      );
    }
  }
}

function findMonth({ db }: Tools, owner: string, id: string) {
  return withWorkspace(db, owner, (tx) => findUsage(tx, owner, id).executeTakeFirstOrThrow());
}

/** Several answers as one; its cost is known where each one's is. Undefined of none. */
export function sumUsage(taken: DraftUsage[]): DraftUsage | undefined {
  if (taken.length === 0) return undefined;
  const sum = (of: (one: DraftUsage) => number) => taken.reduce((all, one) => all + of(one), 0);
  return {
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costMicros: taken.some(({ costMicros }) => costMicros === null)
      ? null
      : sum(({ costMicros }) => costMicros ?? 0),
  };
}
