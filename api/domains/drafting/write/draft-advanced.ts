import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { readPicture } from '#api/analysis/image/read-picture.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/service.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { AdvancedContent } from '#shared/contracts/advanced-generation.ts';
import { type AdvancedInput, advancedBrief, influencerPosts } from '../brief/advanced-brief.ts';
import { applyPostOptions } from '../brief/apply-post-options.ts';
import { lookAtPicture } from '../brief/look-at-picture.ts';
import { draftInVoice } from './draft-in-voice.ts';
import {
  type Caller,
  orderOf,
  speakerOf,
  takeProvider,
  taskOwner,
  writesByModel,
} from './drafting.ts';
import { throwIfAborted } from './throw-if-aborted.ts';

/** A draft for an audience, a use case and an occasion. */
export async function draftAdvanced(
  caller: Caller,
  input: AdvancedInput,
): Promise<AdvancedContent> {
  const { signal } = caller;
  const who = taskOwner(caller);
  const image = input.imageBase64 ? await readPicture(input.imageBase64) : null;
  const speaker = input.personaId ? await speakerOf(caller, input.personaId) : null;
  const provider = await takeProvider(caller, input.provider);
  const byModel = writesByModel(provider);
  const look = image && (await lookAtPicture(caller, provider, image));
  const brief = await advancedBrief(input, speaker, look?.description ?? null, byModel, who);
  const order = orderOf(brief, speaker, { humanize: byModel });
  order.earlier.push(...influencerPosts(input));
  const draft = await draftInVoice(byModel ? provider : dressed(provider), order, who);
  throwIfAborted(signal);
  const assessed = await runTextTask('assess-draft', [brief, draft, image !== null, byModel], who);
  await noteDown(caller, provider, input);
  return {
    ...assessed,
    provider: provider.id,
    notes: [...draft.notes, ...(look?.notes ?? []), ...styleNote(input, byModel)],
  };
}

/** The built-in composer knows no occasions; what it composes is dressed for them. */
function dressed(builtIn: AiProvider): AiProvider {
  return {
    ...builtIn,
    async complete(request) {
      const draft = await builtIn.complete(request);
      const { occasion } = request.brief;
      return occasion ? { ...draft, content: applyPostOptions(draft.content, occasion) } : draft;
    },
  };
}

function styleNote(input: AdvancedInput, byModel: boolean): string[] {
  if (byModel || !input.influencerStyle?.trim() || influencerPosts(input).length > 0) return [];
  return ['The built-in provider learns a style from posts, not from a description of one.'];
}

async function noteDown(
  { ctx, actor }: Caller,
  provider: AiProvider,
  { targetAudience }: AdvancedInput,
): Promise<void> {
  await withWorkspace(ctx.db, actor.workspaceId, (tx) =>
    recordActivity(tx, actor.workspaceId, {
      type: 'content_generated',
      title: 'Content generated',
      description: `Drafted for "${targetAudience.slice(0, 100).toWellFormed()}" with ${provider.name}`,
    }),
  );
}
