import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { planCampaign } from '../plan-campaign.ts';
import { campaignFixture } from '../testing/campaign-fixture.ts';

const app = testApp();

/** A campaign in New York that begins there, planned at these times of the clock. */
async function plannedAt(name: string, times: string[], startDate: string, clocks: string[]) {
  const desk = await campaignFixture(app, name);
  const campaign = await desk.create({
    schedule: { frequency: 'daily', times, timeZone: 'America/New_York' },
    startDate,
  });
  const payload = { workspaceId: desk.workspaceId, campaignId: campaign.id };
  for (const clock of clocks) {
    await Promise.all([1, 2, 3].map(() => planCampaign(app.running.ctx, payload, clock)));
  }
  const rows = await app.asOwner(`
    select occurrence as key, to_char(scheduled_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as at
    from scheduled_posts where campaign_id = '${campaign.id}' order by occurrence`);
  return { campaign, occurrences: rows as { key: string; at: string }[] };
}

it('several times a day are kept once each, in order, and posted at each', async () => {
  const times = ['18:30', '07:05', '18:30', '12:00'];
  const { campaign, occurrences } = await plannedAt('often', times, '2027-06-01', [
    '2027-06-01T04:00:00.000Z',
  ]);
  expect(campaign.schedule.times).toEqual(['07:05', '12:00', '18:30']);
  expect(occurrences).toHaveLength(14 * 3);
  expect(occurrences.slice(0, 4)).toEqual([
    { key: '2027-06-01T07:05', at: '2027-06-01T11:05Z' },
    { key: '2027-06-01T12:00', at: '2027-06-01T16:00Z' },
    { key: '2027-06-01T18:30', at: '2027-06-01T22:30Z' },
    { key: '2027-06-02T07:05', at: '2027-06-02T11:05Z' },
  ]);
});

it('each happens once on the day whose clock leaves an hour out, moved past the gap', async () => {
  // Planned from before the change, in the gap, and a day later.
  const clocks = ['2027-03-13T05:00', '2027-03-14T07:10', '2027-03-15T12:00'];
  const { occurrences } = await plannedAt(
    'spring',
    ['01:30', '02:30', '09:00'],
    '2027-03-13',
    clocks.map((clock) => `${clock}:00.000Z`),
  );
  expect(new Set(occurrences.map(({ key }) => key)).size).toBe(occurrences.length);
  expect(occurrences.slice(0, 9)).toEqual([
    { key: '2027-03-13T01:30', at: '2027-03-13T06:30Z' },
    { key: '2027-03-13T02:30', at: '2027-03-13T07:30Z' },
    { key: '2027-03-13T09:00', at: '2027-03-13T14:00Z' },
    { key: '2027-03-14T01:30', at: '2027-03-14T06:30Z' },
    { key: '2027-03-14T02:30', at: '2027-03-14T07:30Z' },
    { key: '2027-03-14T09:00', at: '2027-03-14T13:00Z' },
    { key: '2027-03-15T01:30', at: '2027-03-15T05:30Z' },
    { key: '2027-03-15T02:30', at: '2027-03-15T06:30Z' },
    { key: '2027-03-15T09:00', at: '2027-03-15T13:00Z' },
  ]);
});

it('each happens once on the day whose clock repeats an hour, the first time', async () => {
  // The second clock stands between the two 01:30 of that night.
  const clocks = ['2027-11-06T04:00', '2027-11-07T06:00', '2027-11-07T07:00'];
  const { occurrences } = await plannedAt(
    'autumn',
    ['01:30', '09:00'],
    '2027-11-06',
    clocks.map((clock) => `${clock}:00.000Z`),
  );
  expect(new Set(occurrences.map(({ key }) => key)).size).toBe(occurrences.length);
  expect(occurrences.slice(0, 5)).toEqual([
    { key: '2027-11-06T01:30', at: '2027-11-06T05:30Z' },
    { key: '2027-11-06T09:00', at: '2027-11-06T13:00Z' },
    { key: '2027-11-07T01:30', at: '2027-11-07T05:30Z' },
    { key: '2027-11-07T09:00', at: '2027-11-07T14:00Z' },
    { key: '2027-11-08T01:30', at: '2027-11-08T06:30Z' },
  ]);
});
