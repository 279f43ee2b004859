import { describe, expect, it } from 'vitest';
import { claimedAccount, claimedPost } from '#api/testing/publishing/claimed-post.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { defaultSettings } from '#shared/contracts/settings.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import { applyPublishPolicy } from './publish-policy.ts';

const NOW = '2026-11-18T15:00:00.000Z';
const earlier = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

const verdict = (changes: Partial<ClaimedPost>, ahead = 0) =>
  applyPublishPolicy(claimedPost(NOW, changes), ahead);
const reason = (changes: Partial<ClaimedPost>) => {
  const found = verdict(changes);
  return found.kind === 'hold' ? found.objection.reason : found.kind;
};

it('lets a post go that nothing speaks against', () => {
  expect(verdict({})).toEqual({ kind: 'send' });
});

describe('what holds a post', () => {
  it.each<[string, Partial<ClaimedPost>]>([
    ['reconnect', { account: null }],
    ['reconnect', { account: { ...claimedAccount, needsReconnect: true } }],
    ['too_late', { scheduledTime: earlier(61) }],
    ['persona_paused', { isPersonaPaused: true }],
    ['campaign_paused', { campaignStop: 'paused' }],
    ['campaign_paused', { campaignStop: 'ended' }],
    ['campaign_paused', { campaignStop: 'deleted' }],
    ['daily_limit', { recent: Array(5).fill(earlier(200)) }],
    ['hourly_limit', { graceMinutes: 10, postsPerHour: 1, recent: [earlier(5)] }],
    [
      'weekend',
      {
        now: '2026-11-21T15:00:00.000Z',
        scheduledTime: '2026-11-21T15:00:00.000Z',
        automation: { ...defaultSettings.automation, pauseOnWeekends: true },
      },
    ],
  ])('%s', (expected, changes) => {
    expect(reason(changes)).toBe(expected);
  });

  it('says that no account is connected where there never was one', () => {
    expect(verdict({ account: null })).toMatchObject({
      objection: { detail: message('post.no-account') },
    });
  });

  it('says how late it is, against how late it may be', () => {
    const found = verdict({ scheduledTime: earlier(180) });
    expect(found).toMatchObject({
      objection: { detail: message('post.too-late', { ago: 180, n: 60 }) },
    });
  });
});

it('sends what is late within the grace, and gives a minute even where there is none', () => {
  expect(reason({ scheduledTime: earlier(59) })).toBe('send');
  expect(reason({ scheduledTime: earlier(0.5), graceMinutes: 0 })).toBe('send');
  expect(reason({ scheduledTime: earlier(2), graceMinutes: 0 })).toBe('too_late');
});

it('lets a limit put a post off when its turn comes within the grace', () => {
  const found = verdict({ postsPerHour: 2, recent: [earlier(10), earlier(40), earlier(50)] });
  expect(found).toMatchObject({ kind: 'wait', ms: 20 * 60_000 + 1_000 });
});

it('counts what is under way, so that no two slip through the last place', () => {
  const recent = Array(4).fill(earlier(200));
  expect(reason({ recent })).toBe('send');
  expect(verdict({ recent, underWay: 1 })).toMatchObject({ kind: 'wait', ms: 5_000 });
  expect(verdict({ recent }, 1)).toMatchObject({ kind: 'wait', ms: 5_000 });
});

it('knows the day and the weekend of the zone, not of the server', () => {
  // 03:00 on Monday in Tokyo is still Sunday in New York.
  const now = '2026-11-22T18:00:00.000Z';
  const at = { now, scheduledTime: now };
  const automation = { ...defaultSettings.automation, pauseOnWeekends: true };
  expect(reason({ ...at, automation, timeZone: 'Asia/Tokyo' })).toBe('send');
  expect(reason({ ...at, automation, timeZone: 'America/New_York' })).toBe('weekend');
  // Posted at 23:00 yesterday in Berlin: counts today only where it is still that day.
  const recent = Array(5).fill('2026-11-17T22:00:00.000Z');
  const noon = { now: '2026-11-18T12:00:00.000Z', scheduledTime: '2026-11-18T12:00:00.000Z' };
  expect(reason({ ...noon, recent, timeZone: 'Europe/Berlin' })).toBe('send');
  expect(reason({ ...noon, recent, timeZone: 'Asia/Tokyo' })).toBe('daily_limit');
});

it('the weekend ends at midnight of Monday: within the grace a post waits for it', () => {
  const now = '2026-11-22T23:30:00.000Z';
  const automation = { ...defaultSettings.automation, pauseOnWeekends: true };
  expect(verdict({ now, scheduledTime: now, automation })).toMatchObject({
    kind: 'wait',
    ms: 30 * 60_000,
  });
});

it.each<[string, Partial<ClaimedPost>]>([
  ['that a person released', { releasedFrom: earlier(59) }],
  [
    'of a thread that has begun',
    {
      parts: [
        { position: 0, text: 'a', mediaIds: [], altTexts: [], externalId: '1' },
        { position: 1, text: 'b', mediaIds: [], altTexts: [], externalId: null },
      ],
    },
  ],
])('no limit, pause or scheduled time holds a post %s, but a lost account does', (_, changes) => {
  const all = { scheduledTime: earlier(600), isPersonaPaused: true, recent: Array(50).fill(NOW) };
  expect(reason({ ...changes, ...all })).toBe('send');
  expect(reason({ ...changes, ...all, account: null })).toBe('reconnect');
});

it('what a person sent by hand is held too when the whole grace has passed since', () => {
  const late = { scheduledTime: earlier(600), releasedFrom: earlier(61) };
  expect(reason(late)).toBe('too_late');
  // Sent by hand before its time: that is when it should have gone out.
  const tomorrow = earlier(-1440);
  expect(reason({ scheduledTime: tomorrow, releasedFrom: earlier(61) })).toBe('too_late');
  expect(reason({ scheduledTime: tomorrow, releasedFrom: NOW })).toBe('send');
  expect(reason({ ...late, graceMinutes: 120 })).toBe('send');
});
