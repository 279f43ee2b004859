import type { z } from 'zod';
import type { Brief, Voice } from '#api/ai/adapters/provider.ts';
import type { PostOptions } from '#api/ai/post-options.ts';
import { splitSamples } from '#api/ai/voice/print/split-samples.ts';
import type { TaskOwner } from '#api/text-pool/text-pool.ts';
import type { generateAdvancedInput } from '#shared/contracts/advanced-generation.ts';
import type { Tone } from '#shared/contracts/common.ts';
import type { ContentType } from '#shared/contracts/generation.ts';
import { plainVoice, type Speaker, voiceOf } from './briefs.ts';

export type AdvancedInput = z.output<typeof generateAdvancedInput>;

const kinds: Partial<Record<PostOptions['form'], ContentType>> = {
  thread: 'thread',
  alpha_tweet: 'alpha_call',
};

const tones: Record<PostOptions['audienceTone'], Tone> = {
  professional: 'professional',
  casual: 'casual',
  degenerate: 'humorous',
  bullish: 'casual',
  bearish: 'aggressive',
};

/** Fewer lines are a description and no posts. */
const fewPosts = 3;

/**
 * What to write for `generate-advanced`. The built-in composer takes a subject and samples where a
 * model reads everything from the occasion.
 */
export async function advancedBrief(
  input: AdvancedInput,
  speaker: Speaker | null,
  picture: string | null,
  byModel: boolean,
  who: TaskOwner,
): Promise<Brief> {
  const occasion = occasionOf(input, picture);
  const subject = subjectOf(occasion, input.referenceContent);
  return {
    kind: kinds[input.contentType] ?? 'post',
    voice: await speakingVoice(input, speaker, subject, byModel, who),
    tone: toneOf(input),
    platform: 'twitter',
    prompt: byModel ? null : subject,
    post: null,
    reference: given(input.referenceContent),
    language: null,
    variant: input.variant,
    viral: speaker?.voice.viral ?? [],
    occasion,
  };
}

/** Posts of somebody whose manner is wanted, where posts were given and no description. */
export function influencerPosts({ influencerStyle }: AdvancedInput): string[] {
  const posts = splitSamples(influencerStyle ?? '');
  return posts.length >= fewPosts ? posts : [];
}

function occasionOf(input: AdvancedInput, picture: string | null): PostOptions {
  return {
    form: input.contentType,
    useCase: input.useCase,
    audience: input.targetAudience,
    audienceTone: input.audienceTone,
    degeneracy: input.degeneracyLevel,
    project: given(input.projectInfo),
    influencerStyle: given(input.influencerStyle),
    trend: given(input.trendingTopic),
    picture,
  };
}

function subjectOf({ trend, project, picture, audience }: PostOptions, reference?: string): string {
  const said = [trend, project].filter((text) => text !== null).join('. ');
  return said || given(reference) || picture || audience;
}

async function speakingVoice(
  input: AdvancedInput,
  speaker: Speaker | null,
  subject: string,
  byModel: boolean,
  who: TaskOwner,
): Promise<Voice> {
  const voice = speaker ? await voiceOf(speaker, subject, who) : plainVoice;
  const samples = voice.samples.length > 0 || byModel ? voice.samples : influencerPosts(input);
  return { ...voice, type: input.personaType, samples };
}

function toneOf({ contentType, degeneracyLevel, audienceTone }: AdvancedInput): Tone {
  if (degeneracyLevel === 'professional') return 'professional';
  if (contentType === 'meme_post' || degeneracyLevel === 'maximum') return 'humorous';
  return tones[audienceTone];
}

function given(text: string | undefined): string | null {
  return text?.trim() || null;
}
