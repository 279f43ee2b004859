import { fireEvent, screen } from '@testing-library/react';
import type { ViralContent, ViralInsight, ViralTrainingJob } from '#shared/contracts/viral.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answers, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import ViralScreen from '../viral-screen.tsx';

const ID = '00000000-0000-4000-8000-0000000000';

export const content: ViralContent = {
  id: `${ID}01`,
  title: 'Funding thread',
  content: 'funding flipped negative again',
  contentType: 'text',
  platform: 'twitter',
  originalUrl: 'https://x.com/dana/status/1',
  authorHandle: 'dana',
  views: 1_250_000,
  likes: 4_200,
  retweets: 310,
  replies: null,
  bookmarks: null,
  engagementRate: 0.36,
  viralityScore: null,
  hooks: [],
  reasons: [],
  messages: {},
  createdAt: '2026-05-10T12:00:00.000Z',
};

export const job: ViralTrainingJob = {
  id: `${ID}21`,
  jobType: 'style_training',
  viralContentIds: [content.id, `${ID}02`],
  personaId: `${ID}31`,
  personaName: 'Annie',
  focusAreas: ['hooks', 'viral_structure'],
  status: 'processing',
  progress: 45,
  message: 'Read post 1 of 2',
  createdAt: '2026-05-10T12:00:00.000Z',
};

export const insight: ViralInsight = {
  id: `${ID}41`,
  category: 'opening_hook',
  insight: 'Start with a number',
  applicability: 'When the post makes a claim',
  confidence: 0.824,
  usageCount: 1,
  supportingEvidence: ['first line', 'second line', 'third line'],
  successRate: 66.7,
  isRateKnown: true,
  messages: {},
};

/** The viral screen for somebody new, so that no kept draft of another test shows. */
export function showViral(more: Answers = {}) {
  const user = nextUser();
  const none = () => ({ status: 200, body: [] });
  return renderScreen(<ViralScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/viral-content': none,
    'GET /api/viral-training-jobs': none,
    'GET /api/viral-insights': none,
    ...more,
  });
}

export const goTo = async (name: string) =>
  fireEvent.click(await screen.findByRole('tab', { name }));
