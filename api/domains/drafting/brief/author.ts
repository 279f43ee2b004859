import type { Voice } from '#api/ai/adapters/provider.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { getPersona } from '#api/domains/personas/public.ts';
import { type PersonaVoice, voiceOfPersona } from '#api/domains/voice/public.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { type Caller, waiterOf } from '../caller.ts';
import { listEarlierTexts } from '../queries.ts';

/** A persona with what it has learnt. */
export interface Author {
  persona: Persona;
  voice: PersonaVoice;
  /** Samples, viral texts and earlier drafts: its drafts must not repeat them. */
  earlier: string[];
}

/** Throws not_found, also for somebody else's persona. */
export async function authorOf(
  { ctx: { db }, actor: { workspaceId: owner } }: Caller,
  personaId: string,
): Promise<Author> {
  const [persona, voice, drafted] = await Promise.all([
    getPersona(db, owner, personaId),
    voiceOfPersona(db, owner, personaId),
    withWorkspace(db, owner, (tx) => listEarlierTexts(tx, owner, personaId).execute()),
  ]);
  const earlier = [...voice.samples, ...voice.viral, ...drafted.map(({ text }) => text)];
  return { persona, voice, earlier };
}

const plainVoice: Voice = {
  name: 'Somebody who works in crypto',
  description: '',
  personality: '',
  type: 'reply_guy',
  samples: [],
};

/** Who speaks, with the samples nearest to the topic first; a plain voice without a persona. */
export async function voiceOf(
  caller: Caller,
  author: Author | null,
  topic: string,
): Promise<Voice> {
  if (!author) return plainVoice;
  const { name, description, personality, type } = author.persona;
  const samples = await runTextTask(
    'nearest-samples',
    [author.voice.samples, topic],
    waiterOf(caller),
  );
  return { name, description, personality, type, samples, lasting: author.voice.samples };
}
