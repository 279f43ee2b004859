import type { z } from 'zod';
import type { PersonaVoice } from '#api/domains/voice/service.ts';
import type { Brief, Voice } from '#api/providers/ai/provider.ts';
import type { generateContentInput, generateReplyInput } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { nearestSamples } from './nearest-samples.ts';

type ContentInput = Omit<z.output<typeof generateContentInput>, 'provider'>;
type ReplyInput = z.output<typeof generateReplyInput>;

/** A persona with what it has learnt. */
export interface Speaker {
  persona: Persona;
  voice: PersonaVoice;
}

/** What to write for `generate-content`, in the voice of a persona. */
export function contentBrief(speaker: Speaker, input: ContentInput): Brief {
  const { persona, voice } = speaker;
  return {
    kind: input.type,
    voice: voiceOf(speaker, input.prompt),
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
export function replyBrief(speaker: Speaker | null, input: ReplyInput): Brief {
  const topic = `${input.originalTweet}\n${input.context ?? ''}`;
  const voice = speaker ? voiceOf(speaker, topic) : plainVoice;
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
export function voiceOf({ persona, voice }: Speaker, topic: string): Voice {
  const { name, description, personality, type } = persona;
  return { name, description, personality, type, samples: nearestSamples(voice.samples, topic) };
}
