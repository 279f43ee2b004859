import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { recordActivity } from '#api/domains/activities/service.ts';
import { getPersona } from '#api/domains/personas/service.ts';
import { Problem } from '#api/http/problem.ts';
import type { AiProvider, Brief, Draft } from '#api/providers/ai/provider.ts';
import type {
  AiProviderInfo,
  GeneratedContent,
  GeneratedReply,
  generateContentInput,
  generateMultiple,
  generateReplyInput,
  ProviderId,
} from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { contentBrief, replyBrief } from './briefs.ts';
import { scoreDraft } from './draft-scores.ts';
import { finishDraft } from './finish-draft.ts';

interface Caller {
  ctx: Context;
  actor: Actor;
  signal: AbortSignal;
}

type Failed = { provider: ProviderId; error: { code: string; message: string } };

export function listProviders({ ai }: Context): AiProviderInfo[] {
  return ai.list().map(({ id, name, configured, model }) => ({ id, name, configured, model }));
}

/** One draft. Throws not_found for the persona, and whatever the provider throws. */
export async function draftContent(
  { ctx, actor, signal }: Caller,
  input: z.output<typeof generateContentInput>,
): Promise<GeneratedContent> {
  const persona = await getPersona(ctx.db, actor.workspaceId, input.personaId);
  const provider = input.provider ? ctx.ai.get(input.provider) : ctx.ai.best();
  meter({ ctx, actor }, provider);
  const options = { humanize: input.useHumanization };
  const content = await contentFrom(provider, contentBrief(persona, input), signal, options);
  await recordGeneration({ ctx, actor }, persona, [provider]);
  return content;
}

/** A draft of each provider at once; one that fails stands in the list with its reason. */
export async function draftWithSeveral(
  { ctx, actor, signal }: Caller,
  input: z.output<typeof generateMultiple.body>,
): Promise<{ results: (GeneratedContent | Failed)[] }> {
  const persona = await getPersona(ctx.db, actor.workspaceId, input.personaId);
  const brief = contentBrief(persona, input);
  const options = { humanize: input.useHumanization };
  const providers = [...new Set(input.providers)].map((id) => ctx.ai.get(id));
  const draft = async (provider: AiProvider) => {
    meter({ ctx, actor }, provider);
    return contentFrom(provider, brief, signal, options);
  };
  const results = await Promise.all(
    providers.map((provider) => draft(provider).catch((error) => failure(ctx, provider, error))),
  );
  const succeeded = providers.filter((_, at) => !('error' in (results[at] ?? {})));
  if (succeeded.length > 0) await recordGeneration({ ctx, actor }, persona, succeeded);
  return { results };
}

/** A reply to a post; the post is data and never an instruction. */
export async function draftReply(
  { ctx, actor, signal }: Caller,
  input: z.output<typeof generateReplyInput>,
): Promise<GeneratedReply> {
  const persona = input.personaId
    ? await getPersona(ctx.db, actor.workspaceId, input.personaId)
    : null;
  const provider = input.provider ? ctx.ai.get(input.provider) : ctx.ai.best();
  meter({ ctx, actor }, provider);
  const brief = replyBrief(persona, input);
  const draft = await draftFrom(provider, brief, signal, { humanize: true });
  const { engagement, viral } = scoreDraft(brief, draft, provider.id !== 'local');
  return {
    content: draft.content,
    engagementScore: engagement,
    viralPotential: viral,
    provider: provider.id,
    notes: draft.notes,
  };
}

async function contentFrom(
  provider: AiProvider,
  brief: Brief,
  signal: AbortSignal,
  options: { humanize: boolean },
): Promise<GeneratedContent> {
  const draft = await draftFrom(provider, brief, signal, options);
  const { engagement, confidence } = scoreDraft(brief, draft, provider.id !== 'local');
  return {
    content: draft.content,
    provider: provider.id,
    hashtags: draft.hashtags,
    engagement_score: engagement,
    confidence,
    notes: draft.notes,
  };
}

async function draftFrom(
  provider: AiProvider,
  brief: Brief,
  signal: AbortSignal,
  options: { humanize: boolean },
): Promise<Draft> {
  return finishDraft(provider, brief, await provider.complete({ brief, signal }), options);
}

function failure({ log }: Context, provider: AiProvider, error: unknown): Failed {
  if (error instanceof Problem) {
    return { provider: provider.id, error: { code: error.code, message: error.message } };
  }
  log.error({ err: error, provider: provider.id }, 'A provider failed in an unexpected way');
  const message = `${provider.name} failed in an unexpected way. Try again.`;
  return { provider: provider.id, error: { code: 'internal', message } };
}

async function recordGeneration(
  { ctx, actor }: Pick<Caller, 'ctx' | 'actor'>,
  persona: Persona,
  providers: AiProvider[],
): Promise<void> {
  const names = providers.map(({ name }) => name).join(', ');
  await withWorkspace(ctx.db, actor.workspaceId, (db) =>
    recordActivity(db, actor.workspaceId, {
      type: 'content_generated',
      title: 'Content generated',
      description: `Drafted as "${persona.name}" with ${names}`,
    }),
  );
}

/** A model costs somebody money; the built-in composer does not. */
function meter({ ctx, actor }: Pick<Caller, 'ctx' | 'actor'>, provider: AiProvider): void {
  if (provider.id !== 'local') ctx.limits.take('model', actor.userId);
}
