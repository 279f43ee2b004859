import type { z } from 'zod';
import type { Voice } from '#api/ai/adapters/provider.ts';
import type { PostOptions } from '#api/ai/post-options.ts';
import { splitSamples } from '#api/ai/voice/read/split-samples.ts';
import { readPlainPicture } from '#api/analysis/image/plain-picture.ts';
import type { generateAdvancedInput } from '#shared/contracts/advanced-generation.ts';
import type { Tone } from '#shared/contracts/common.ts';
import type { ContentType } from '#shared/contracts/generation.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { Caller } from '../caller.ts';
import { learntFor } from '../learning/persona-lessons.ts';
import { takeProvider, writesByModel } from '../write/take-provider.ts';
import { accountForecast } from './account-forecast.ts';
import { type Author, authorOf, todayOf, voiceOf } from './author.ts';
import type { SampleTopic } from './choose-samples.ts';
import { describePicture } from './describe-picture.ts';
import type { DraftOrder } from './draft-order.ts';
import { shownIn, wishIn } from './post-context.ts';

type AdvancedInput = z.output<typeof generateAdvancedInput>;

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
 * A draft for an audience, a use case and options. The built-in composer takes a subject and samples
 * where a model reads everything from the options.
 */
export async function briefAdvanced(caller: Caller, input: AdvancedInput): Promise<DraftOrder> {
  const picture = input.imageBase64
    ? await readPlainPicture(input.imageBase64, caller.actor.workspaceId)
    : null;
  const author = input.personaId ? await authorOf(caller, input.personaId) : null;
  const provider = await takeProvider(caller, input.provider, author?.persona ?? null);
  const byModel = writesByModel(provider);
  const seen = picture && (await describePicture(caller, provider, picture));
  const options = optionsOf(input, seen?.description ?? null);
  const subject = subjectOf(options, input.referenceContent);
  const styled = influencerPosts(input);
  const kind = kinds[input.contentType] ?? 'post';
  return {
    brief: {
      kind,
      voice: await authorVoice(
        caller,
        input,
        author,
        { about: subject, kind, language: null },
        byModel ? [] : styled,
      ),
      tone: toneOf(input),
      platform: 'twitter',
      prompt: byModel ? null : subject,
      post: null,
      reference: given(input.referenceContent),
      language: null,
      today: todayOf(author),
      variant: input.variant,
      viral: author?.voice.viral ?? [],
      options,
      ...(await learntFor(caller, author, { about: subject, kind })),
      ...shownIn(input),
      ...wishIn(input),
    },
    provider,
    author,
    earlier: input.revise ? [] : [...(input.shown ?? []), ...(author?.earlier ?? []), ...styled],
    humanize: byModel,
    forecast: await accountForecast(caller),
    subject,
    notes: [
      ...(seen?.notes ?? []),
      ...(!byModel && options.influencerStyle && styled.length === 0
        ? [message('draft.style-described')]
        : []),
    ],
  };
}

/** Posts of somebody whose manner is wanted, where posts were given and no description. */
function influencerPosts({ influencerStyle }: AdvancedInput): string[] {
  const posts = splitSamples(influencerStyle ?? '');
  return posts.length >= fewPosts ? posts : [];
}

function optionsOf(input: AdvancedInput, picture: string | null): PostOptions {
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

async function authorVoice(
  caller: Caller,
  { personaType: type }: AdvancedInput,
  author: Author | null,
  topic: SampleTopic,
  styled: string[],
): Promise<Voice> {
  const voice = await voiceOf(caller, author, topic);
  return voice.samples.length > 0 ? { ...voice, type } : { ...voice, type, samples: styled };
}

function toneOf({ contentType, degeneracyLevel, audienceTone }: AdvancedInput): Tone {
  if (degeneracyLevel === 'professional') return 'professional';
  if (contentType === 'meme_post' || degeneracyLevel === 'maximum') return 'humorous';
  return tones[audienceTone];
}

function given(text: string | undefined): string | null {
  return text?.trim() || null;
}
