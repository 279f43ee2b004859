import type { z } from 'zod';
import type { Brief, Voice } from '#api/providers/ai/provider.ts';
import { splitSamples } from '#api/providers/ai/voice/split-samples.ts';
import type { generateContentInput, generateReplyInput } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';

type ContentInput = Omit<z.output<typeof generateContentInput>, 'provider'>;
type ReplyInput = z.output<typeof generateReplyInput>;

/** What to write for `generate-content`, in the voice of a persona. */
export function contentBrief(persona: Persona, input: ContentInput): Brief {
  return {
    kind: input.type,
    voice: voiceOf(persona),
    tone: input.tone ?? persona.tone,
    platform: input.platform,
    prompt: input.prompt,
    post: null,
    reference: input.referenceContent?.trim() || null,
    language: null,
    variant: input.variant,
  };
}

/** What to write for `generate-reply`; without a persona a plain voice of the asked type. */
export function replyBrief(persona: Persona | null, input: ReplyInput): Brief {
  const voice = persona ? voiceOf(persona) : plainVoice;
  return {
    kind: 'reply',
    voice: { ...voice, type: input.personaType ?? voice.type },
    tone: input.tone ?? persona?.tone ?? 'casual',
    platform: 'twitter',
    prompt: input.context?.trim() || null,
    post: { text: input.originalTweet, author: input.tweetAuthor.replace(/^[@＠]/u, '') },
    reference: null,
    language: input.language ?? null,
    variant: input.variant,
  };
}

const plainVoice: Voice = {
  name: 'Somebody who works in crypto',
  description: '',
  personality: '',
  type: 'reply_guy',
  samples: [],
};

function voiceOf({ name, description, personality, type, trainingData }: Persona): Voice {
  return { name, description, personality, type, samples: splitSamples(trainingData) };
}
