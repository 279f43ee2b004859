import type { z } from 'zod';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import type { Context } from '#api/context.ts';
import { providersOf } from '#api/domains/settings/service.ts';
import { AppError } from '#api/errors/app-error.ts';
import { asAppError, failureOf } from '#api/http/response.ts';
import type {
  GeneratedContent,
  generateMultiple,
  ProviderId,
} from '#shared/contracts/generation.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { contentBrief } from '../brief/briefs.ts';
import { saveDrafts } from '../save/save-drafts.ts';
import { contentAnswer, keptAs } from './draft-content.ts';
import { draftInVoice, type VoicedDraft } from './draft-in-voice.ts';
import { type Caller, orderOf, speakerOf, takeProvider, taskOwner } from './drafting.ts';
import { throwIfAborted } from './throw-if-aborted.ts';

type Failed = { provider: ProviderId; error: { code: string; message: string } };
type Written = { provider: AiProvider } & ({ draft: VoicedDraft } | { failed: Failed });

/** A draft of each provider at once; one that fails stands in the list with its reason. */
export async function draftWithSeveral(
  caller: Caller,
  input: z.output<typeof generateMultiple.body>,
): Promise<{ results: (GeneratedContent | Failed)[] }> {
  const { ctx, actor, signal } = caller;
  const who = taskOwner(caller);
  const speaker = await speakerOf(caller, input.personaId);
  const order = orderOf(await contentBrief(speaker, input, who), speaker, {
    humanize: input.useHumanization,
  });
  const write = async (provider: AiProvider): Promise<Written> => {
    try {
      const taken = await takeProvider(caller, provider.id);
      return { provider, draft: await draftInVoice(taken, order, who) };
    } catch (error) {
      return { provider, failed: failure(ctx, provider, error) };
    }
  };
  const ai = await providersOf(ctx, actor.workspaceId);
  const asked = [...new Set(input.providers)].map((id) => ai.get(id));
  const written = await Promise.all(asked.map(write));
  throwIfAborted(signal);
  const ids = await saveDrafts(ctx, actor.workspaceId, {
    persona: speaker.persona,
    outdated: speaker.voice.outdated,
    drafts: written.flatMap((one) =>
      'draft' in one ? [keptAs(one.provider, order, one.draft)] : [],
    ),
  });
  const results: (GeneratedContent | Failed)[] = [];
  for (const one of written) {
    if ('failed' in one) results.push(one.failed);
    else {
      const answer = await contentAnswer(one.provider, order, one.draft, who);
      results.push({ ...answer, draftId: ids.shift() ?? null });
    }
  }
  return { results };
}

function failure({ log }: Context, provider: AiProvider, error: unknown): Failed {
  const known = asAppError(error);
  if (known.code !== 'internal') return { provider: provider.id, error: failureOf(known) };
  log.error({ err: error, provider: provider.id }, 'A provider failed in an unexpected way');
  const reason = message('provider.failed', { provider: provider.name });
  return { provider: provider.id, error: failureOf(new AppError('internal', reason)) };
}
