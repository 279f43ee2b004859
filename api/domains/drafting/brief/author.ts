import type { Voice } from '#api/ai/adapters/provider.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { handleOfPersona } from '#api/domains/accounts/public.ts';
import { getPersona } from '#api/domains/personas/public.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import { type PersonaVoice, voiceOfPersona } from '#api/domains/voice/public.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { Persona, PersonaFact } from '#shared/contracts/personas.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { type Caller, waiterOf } from '../caller.ts';
import { listEarlierTexts } from '../queries.ts';
import type { SampleTopic } from './choose-samples.ts';

/** A persona with what it has learnt. */
export interface Author {
  persona: Persona;
  voice: PersonaVoice;
  /** Samples, viral texts and earlier drafts: its drafts must not repeat them. */
  earlier: string[];
  /** The handle of the X account that it speaks for, without @; null where that is none or not known. */
  account: string | null;
  /** The day where its owner is, YYYY-MM-DD. */
  today: string;
}

/** Throws not_found, also for somebody else's persona. */
export async function authorOf(
  { ctx: { db }, actor: { workspaceId: owner } }: Caller,
  personaId: string,
): Promise<Author> {
  const [persona, voice, { drafted, account, zone }] = await Promise.all([
    getPersona(db, owner, personaId),
    voiceOfPersona(db, owner, personaId),
    withWorkspace(db, owner, async (tx) => ({
      drafted: await listEarlierTexts(tx, owner, personaId).execute(),
      account: await handleOfPersona(tx, owner, personaId),
      zone: zoneOf(await settingsOf(tx, owner)),
    })),
  ]);
  const earlier = [...voice.samples, ...voice.viral, ...drafted.map(({ text }) => text)];
  return { persona, voice, earlier, account, today: dayIn(zone) };
}

/** Today's date for whoever reads the prompt; without an author nobody's zone is known. */
export function todayOf(author: Author | null): string {
  return author?.today ?? dayIn('UTC');
}

function dayIn(zone: string): string {
  return wallClockOf(Date.now(), zone).slice(0, 10);
}

const plainVoice: Voice = {
  name: 'Somebody who works in crypto',
  description: '',
  personality: '',
  type: 'reply_guy',
  samples: [],
};

/** Who speaks, with samples chosen for the topic; a plain voice without a persona. */
export async function voiceOf(
  caller: Caller,
  author: Author | null,
  topic: SampleTopic,
): Promise<Voice> {
  if (!author) return plainVoice;
  const { persona, voice, account } = author;
  const { name, description, personality, type } = persona;
  const chosen = await runTextTask(
    'choose-samples',
    [voice.samples, voice.own, topic],
    waiterOf(caller),
  );
  return {
    name,
    description,
    personality,
    type,
    ...chosen,
    pairs: voice.pairs,
    ...(account ? { account } : {}),
    ...keptFacts(persona.facts ?? []),
  };
}

function keptFacts(facts: PersonaFact[]): Required<Pick<Voice, 'facts' | 'neverSay'>> {
  return {
    facts: facts.flatMap(({ kind, text, changedAt }) =>
      kind === 'product' || kind === 'link' || kind === 'promise'
        ? [{ kind, text, changedOn: changedAt.slice(0, 10) }]
        : [],
    ),
    neverSay: facts.flatMap(({ kind, text }) => (kind === 'never_say' ? [text] : [])),
  };
}
