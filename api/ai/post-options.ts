import type {
  advancedContentTypes,
  audienceTones,
  degeneracyLevels,
  useCases,
} from '#shared/contracts/advanced-generation.ts';
import type { ForeignText } from './guard/fence.ts';

/** Whom a draft is for, what for, and what it may draw on. Texts are the user's unless said. */
export interface PostOptions {
  form: (typeof advancedContentTypes)[number];
  useCase: (typeof useCases)[number];
  audience: string;
  audienceTone: (typeof audienceTones)[number];
  degeneracy: (typeof degeneracyLevels)[number];
  project: string | null;
  /** How somebody else writes, or posts of theirs: may be foreign. */
  influencerStyle: string | null;
  /** May come from a news feed. */
  trend: string | null;
  /** What a picture shows, its text included: foreign. */
  picture: string | null;
}

const forms: Record<PostOptions['form'], string> = {
  single_tweet: 'one post',
  thread: 'a thread',
  gm_post: 'a good-morning post that begins with gm and then says one thing worth reading',
  alpha_tweet: 'one post naming something worth watching',
  news_commentary: 'a comment on the news at hand: what happened in a few words, then an opinion',
  meme_post: 'a joke in the shape of a meme caption: one set-up, one turn',
  announcement: 'an announcement: what is new, for whom, and what to do next',
};

const purposes: Record<PostOptions['useCase'], string> = {
  founder_influence: 'a founder who builds a name by saying what they learn',
  creator_content: 'a creator whose posts people save and share',
  project_brand: 'a project that wants to be known for one clear thing',
  user_engagement: 'to get readers to answer',
  ct_presence: 'to be part of what crypto Twitter talks about today',
  intern_announcements: "a project's intern who tells the news of the project",
};

const moods: Record<PostOptions['audienceTone'], string> = {
  professional: 'level and exact',
  casual: 'relaxed',
  degenerate: 'at home in the trenches: slang, self-mockery',
  bullish: 'hopeful, with a reason',
  bearish: 'doubtful, with a reason',
};

const slang: Record<PostOptions['degeneracy'], string> = {
  professional: 'no slang, no emoji',
  moderate: 'a little crypto slang where it fits',
  high: 'much crypto slang, lower case is fine',
  maximum: 'as much crypto slang as a reader can follow; absurd is fine, cruel is not',
};

/** The lines of the task that the options add. */
export function optionsTask(options: PostOptions): string[] {
  const { form, useCase, audience, audienceTone, degeneracy } = options;
  return [
    `What it is: ${forms[form]}. What it is for: ${purposes[useCase]}.`,
    `Written for: ${JSON.stringify(audience)}. Mood: ${moods[audienceTone]}. Slang: ${slang[degeneracy]}.`,
    ...(options.trend ? ['Take up the trend in the data.'] : []),
    ...(options.influencerStyle
      ? ['Lean on the manner described as "style" in the data; copy none of its sentences.']
      : []),
    ...(options.picture ? ['The post stands beside the picture described in the data.'] : []),
  ];
}

/** What the options add to the fenced data. */
export function optionsData({
  project,
  influencerStyle,
  trend,
  picture,
}: PostOptions): (ForeignText & { text: string })[] {
  const texts: [string, string | null, number][] = [
    ['project', project, 4_000],
    ['trend', trend, 200],
    ['style', influencerStyle, 2_000],
    ['picture', picture, 2_000],
  ];
  return texts.flatMap(([label, text, limit]) => (text ? [{ label, text, limit }] : []));
}
