import type { OwnReply } from '#api/ai/adapters/provider.ts';
import type { VoiceProfile } from '#api/ai/voice/profile/voice-profile.ts';
import type { Context } from '#api/context.ts';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { settingsOf } from '#api/domains/settings/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { learnVoiceJob } from './learn-voice-job.ts';
import { findMaterial, findVoice, markLearnersStale, markStale } from './queries.ts';
import type { EditedDraft, OwnText } from './training-texts.ts';
import { voiceState } from './voice-state.ts';

export type { OwnText };

type Queue = Context['queue'];

/** A persona's voice for whoever drafts in it. */
export interface PersonaVoice {
  /** Null until it is learnt, and again once something it was learnt from is no longer readable. */
  profile: VoiceProfile | null;
  /** At most 200 texts in this voice, most useful first. */
  samples: string[];
  /** The same with where each comes from: what the samples of a prompt are chosen from. */
  own: OwnText[];
  /** Posts with what the person made of a reply to them, the newest first; none of today. */
  pairs: OwnReply[];
  /** Viral texts the persona was trained on: hooks and shapes only, never the voice. */
  viral: string[];
  /** Newer texts are there that nobody has queued: call `voiceChanged` when next writing. */
  outdated: boolean;
}

const MOST_SAMPLES = 200;

/** One read. Throws `not_found`, also for somebody else's persona, and what `runTextTask` throws. */
export async function voiceOfPersona(
  db: Database,
  owner: string,
  personaId: string,
): Promise<PersonaVoice> {
  const material = await withWorkspace(db, owner, (tx) =>
    findMaterial(tx, owner, personaId).executeTakeFirstOrThrow(() => notFound('Persona')),
  );
  const { profile, outdated } = voiceState(material);
  const { training, buckets, drafts } = material;
  const { samples, own } = await runTextTask(
    'learning-texts',
    [{ training, buckets, drafts }, MOST_SAMPLES],
    { owner },
  );
  return { profile, samples, own, pairs: pairsOf(drafts), viral: material.viral, outdated };
}

const MOST_PAIRS = 2;

function pairsOf(drafts: EditedDraft[]): OwnReply[] {
  const pairs = drafts.flatMap(({ post, text, isReply, isNew }) =>
    isReply && !isNew && post ? [{ post, reply: text }] : [],
  );
  return pairs.slice(0, MOST_PAIRS);
}

/** The voices of these personas that may be used now, by id. In the caller's transaction. */
export async function voiceProfiles(
  tx: Db,
  owner: string,
  personaIds: string[],
): Promise<Map<string, VoiceProfile>> {
  const found = new Map<string, VoiceProfile>();
  const voices = await Promise.all(
    personaIds.map((id) => findVoice(tx, owner, id).executeTakeFirst()),
  );
  for (const [at, id] of personaIds.entries()) {
    const voice = voices[at];
    const profile = voice && voiceState(voice).profile;
    if (profile) found.set(id, profile);
  }
  return found;
}

/**
 * Marks a persona's voice as stale and queues its learning, both in the caller's transaction: call
 * it there whenever a text that the persona learns from comes, goes or changes.
 */
export async function voiceChanged(
  tx: Db,
  queue: Queue,
  owner: string,
  personaId: string,
): Promise<void> {
  const marked = await markStale(tx, owner, personaId).execute();
  await queueLearning(tx, queue, owner, marked);
}

/**
 * The same for a draft that was rewritten, or no longer is: it teaches by itself only where the settings
 * let personas train on what they are used for.
 */
export async function draftDecided(
  tx: Db,
  queue: Queue,
  owner: string,
  personaId: string,
): Promise<void> {
  const { automation } = await settingsOf(tx, owner);
  if (automation.aiPersonaTraining) await voiceChanged(tx, queue, owner, personaId);
}

/**
 * The same for every persona of the bucket's own workspace that learns from it. Those of others,
 * whose rows nobody here may see, find the bucket's new revision when their voice is next read.
 */
export async function bucketChanged(
  tx: Db,
  queue: Queue,
  owner: string,
  bucketId: string,
): Promise<void> {
  const marked = await markLearnersStale(tx, owner, bucketId).execute();
  await queueLearning(tx, queue, owner, marked);
}

async function queueLearning(
  tx: Db,
  queue: Queue,
  owner: string,
  personas: { id: string }[],
): Promise<void> {
  await queue.sendMany(
    tx,
    learnVoiceJob,
    personas.map(({ id }) => ({ payload: { workspaceId: owner, personaId: id }, key: id })),
  );
}
