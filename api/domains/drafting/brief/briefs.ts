import type { z } from 'zod';
import type { Brief, Voice } from '#api/ai/adapters/provider.ts';
import type { PersonaVoice } from '#api/domains/voice/service.ts';
import { runTextTask, type TaskOwner } from '#api/text-pool/text-pool.ts';
import type { generateContentInput, generateReplyInput } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';

type ContentInput = Omit<z.output<typeof generateContentInput>, 'provider'>;
type ReplyInput = z.output<typeof generateReplyInput>;

/** A persona with what it has learnt. */
export interface Speaker {
  persona: Persona;
  voice: PersonaVoice;
}

/** What to write for `generate-content`, in the voice of a persona. */
export async function contentBrief(
  speaker: Speaker,
  input: ContentInput,
  who: TaskOwner,
): Promise<Brief> {
  const { persona, voice } = speaker;
  return {
    kind: input.type,
    voice: await voiceOf(speaker, input.prompt, who),
    tone: input.tone ?? persona.tone,
    platform: input.platform,
    prompt: input.prompt,
    post: null,
    reference: input.referenceContent?.trim() || null,
    language: null,
    variant: input.variant,
    viral: voice.viral,
  };
}

/** What to write for `generate-reply`; without a persona a plain voice of the asked type. */
export async function replyBrief(
  speaker: Speaker | null,
  input: ReplyInput,
  who: TaskOwner,
): Promise<Brief> {
  const topic = `${input.originalTweet}\n${input.context ?? ''}`;
  const voice = speaker ? await voiceOf(speaker, topic, who) : plainVoice;
  return {
    kind: 'reply',
    voice: { ...voice, type: input.personaType ?? voice.type },
    tone: input.tone ?? speaker?.persona.tone ?? 'casual',
    platform: 'twitter',
    prompt: input.context?.trim() || null,
    post: { text: input.originalTweet, author: input.tweetAuthor.replace(/^[@＠]/u, '') },
    reference: null,
    language: input.language ?? null,
    variant: input.variant,
  };
}

export const plainVoice: Voice = {
  name: 'Somebody who works in crypto',
  description: '',
  personality: '',
  type: 'reply_guy',
  samples: [],
};

/** Who speaks, with the samples nearest to the topic first. */
export async function voiceOf(
  { persona, voice }: Speaker,
  topic: string,
  who: TaskOwner,
): Promise<Voice> {
  const { name, description, personality, type } = persona;
  const samples = await runTextTask('nearest-samples', [voice.samples, topic], who);
  return { name, description, personality, type, samples };
}
