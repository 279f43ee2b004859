import { describeVoice } from '#api/ai/voice/profile/describe-voice.ts';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { voiceChanged } from './public.ts';
import { findVoice } from './queries.ts';
import { voiceState } from './voice-state.ts';

/**
 * What a persona's screen shows of its voice. An outdated voice is queued here, for this is where
 * it is noticed: a public bucket of somebody else that changed, or a newer way to learn.
 */
export async function readVoice(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  personaId: string,
): Promise<EndpointResponse<typeof getPersonaVoice>> {
  return withWorkspace(db, owner, async (tx) => {
    const voice = await findVoice(tx, owner, personaId).executeTakeFirst();
    if (!voice) throw notFound('Persona');
    const { profile, outdated } = voiceState(voice);
    // Overdue: its job is lost or has failed for good.
    if (outdated || voice.overdue) await voiceChanged(tx, queue, owner, personaId);
    return {
      card: profile && withEnglish(describeVoice(profile)),
      learning: outdated || voice.staleSince !== null,
      learntAt: voice.learntAt,
      sources: {
        ...(voice.sources ?? { training: 0, buckets: 0, drafts: 0 }),
        viral: voice.viralCount,
      },
    };
  });
}
