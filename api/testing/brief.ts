import type { Brief } from '#api/ai/adapters/provider.ts';
import type { PostOptions } from '#api/ai/post-options.ts';

/** A brief for tests: a reply to a post about fees, in nobody's particular voice. */
export function briefOf(changes: Partial<Brief> = {}): Brief {
  return {
    kind: 'reply',
    voice: {
      name: 'Mira',
      description: 'Writes about markets',
      personality: 'calm, dry',
      type: 'ct_lead',
      samples: [],
    },
    tone: 'professional',
    platform: 'twitter',
    prompt: null,
    post: { text: 'Solana fees are spiking again, transactions fail all day', author: 'anna' },
    reference: null,
    language: null,
    variant: 0,
    ...changes,
  };
}

/** Options for tests: one post for traders, with nothing given to draw on. */
export function postOptionsOf(changes: Partial<PostOptions> = {}): PostOptions {
  return {
    form: 'single_tweet',
    useCase: 'user_engagement',
    audience: 'DeFi traders',
    audienceTone: 'casual',
    degeneracy: 'moderate',
    project: null,
    influencerStyle: null,
    trend: null,
    picture: null,
    ...changes,
  };
}
