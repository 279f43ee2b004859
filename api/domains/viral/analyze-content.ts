import type { Actor, Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { ViralContent } from '#shared/contracts/viral.ts';
import { findContent, updateVirality } from './queries.ts';
import { readVirality } from './read-virality.ts';

/** Scores one text anew. No transaction is open while a model thinks. */
export async function analyzeContent(
  { ctx, actor, signal }: { ctx: Context; actor: Actor; signal: AbortSignal },
  id: string,
): Promise<ViralContent> {
  const { workspaceId: owner } = actor;
  const row = await withWorkspace(ctx.db, owner, (tx) =>
    findContent(tx, owner, id).executeTakeFirstOrThrow(() => notFound('Viral content')),
  );
  const ai = await providersOf(ctx, owner);
  if (ai.best().ask) await takeOwnModel(ctx, actor);
  const found = await readVirality({ ai }, row, { owner, signal });
  return withWorkspace(ctx.db, owner, async (tx) => {
    const scored = await updateVirality(tx, owner, id, found).executeTakeFirst();
    if (!scored) throw notFound('Viral content');
    announce(tx, owner, 'training-jobs');
    return scored;
  });
}
