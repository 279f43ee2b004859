import { fireEvent, screen } from '@testing-library/react';
import type { Host } from '#shared/client/host.tsx';
import type { ContentBucket, ContentSample, SampleAnalysis } from '#shared/contracts/buckets.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answers, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import BucketsScreen from '../buckets-screen.tsx';

const ID = '00000000-0000-4000-8000-0000000000';

export const bucket: ContentBucket = {
  id: `${ID}01`,
  name: 'Best threads',
  description: 'Threads that worked',
  category: 'crypto',
  isPublic: false,
  tags: ['defi', 'alpha', 'memes', 'macro', 'nft'],
  totalSamples: 2,
  isOwn: true,
  createdAt: '2026-05-10T12:00:00.000Z',
};

export const analysis: SampleAnalysis = {
  strengths: ['Opens with a number'],
  writingStyle: { tone: 'Dry', voice: 'First person', complexity: 'Simple', personality: 'Blunt' },
  engagement: {
    hooks: ['Question'],
    emotionalTriggers: ['FOMO'],
    callToAction: 'Asks for a reply',
  },
  marketInsights: { topics: ['ETH'], sentiment: 'Bullish', expertise: 'Trader' },
  trainingInsights: ['Short lines'],
  improvementSuggestions: ['Cut the last line'],
  messages: {},
};

export function sampleOf(more: Partial<ContentSample> = {}): ContentSample {
  return {
    id: `${ID}11`,
    bucketId: bucket.id,
    content: 'gm, funding flipped negative',
    contentType: 'tweet',
    platform: 'twitter',
    metadata: { engagement: '1.2K likes', notes: '' },
    quality: null,
    engagement: '1.2K likes',
    aiAnalysis: null,
    analyzedBy: null,
    createdAt: new Date().toISOString(),
    ...more,
  };
}

/** The bucket screen for somebody new, so that no kept draft of another test shows. */
export function showBuckets(
  buckets: ContentBucket[],
  more: Answers = {},
  host: Partial<Host> = {},
) {
  const user = nextUser();
  return renderScreen(
    <BucketsScreen />,
    {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/content-buckets': () => ({ status: 200, body: buckets }),
      'GET /api/content-buckets/public': () => ({ status: 200, body: [] }),
      [`GET /api/content-buckets/${bucket.id}/samples`]: () => ({ status: 200, body: [] }),
      ...more,
    },
    host,
  );
}

export async function openSamples() {
  fireEvent.click(await screen.findByRole('button', { name: `View Samples of ${bucket.name}` }));
}
