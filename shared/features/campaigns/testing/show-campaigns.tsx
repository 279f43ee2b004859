import type { Campaign } from '#shared/contracts/campaigns.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, renderScreen, type Sent } from '#shared/ui/testing/render-screen.tsx';
import CampaignsScreen from '../campaigns-screen.tsx';

export const persona = aPersona();
export const campaign: Campaign = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Morning notes',
  description: 'What moves before New York wakes up',
  personaId: persona.id,
  personaName: 'Annie',
  platform: 'twitter',
  status: 'active',
  schedule: {
    frequency: 'weekly',
    times: ['09:00'],
    days: ['monday', 'friday'],
    timeZone: 'America/New_York',
  },
  content: { templates: ['gm {ticker}'], hashtags: ['defi'], tone: 'casual' },
  startDate: '2026-11-23',
  endDate: null,
  awaitingApproval: 0,
  performance: { postsCreated: 12, totalReach: 15_400, engagement: 310 },
  createdAt: '2026-05-10T12:00:00.000Z',
};

/** The campaign screen for somebody new, in Berlin. */
export function showCampaigns(
  campaigns: Campaign[],
  more: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {},
) {
  const user = nextUser();
  useTimeZone.setState({ zone: 'Europe/Berlin' });
  return renderScreen(<CampaignsScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/personas': () => ({ status: 200, body: [persona] }),
    'GET /api/campaigns': () => ({ status: 200, body: campaigns }),
    ...more,
  });
}
