import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { getSettings, resetSettings, saveSettings } from '#shared/contracts/settings.ts';

const app = testApp();

async function pair(founder: string, role: 'viewer' | 'admin') {
  const owner = await app.signIn(founder);
  const { workspaceId } = await owner.call(getCurrentUser);
  const given = await owner.call(getSettings);
  given.profile = {
    ...given.profile,
    firstName: 'Olga',
    bio: 'founder',
    email: 'olga@example.com',
    language: 'de',
    timezone: 'CET',
  };
  given.notifications.weeklyDigest = false;
  await owner.call(saveSettings, { body: given });
  return { owner, member: await memberOf(app, workspaceId, role), given };
}

it("profile and notifications are each member's own, the zone is the workspace's", async () => {
  const { owner, member, given } = await pair('own_parts', 'viewer');
  const mine = await member.call(getSettings);
  expect(mine.profile).toEqual({
    firstName: '',
    lastName: '',
    bio: '',
    email: '',
    language: 'de',
    timezone: 'CET',
  });
  mine.profile = { ...mine.profile, firstName: 'Mia', bio: 'writes', language: 'fr' };
  mine.notifications.pushNotifications = false;
  await member.call(saveSettings, { body: mine });
  expect(await member.call(getSettings)).toEqual(mine);
  expect(await owner.call(getSettings)).toEqual(given);
  expect(await member.call(getCurrentUser)).toMatchObject({
    firstName: 'Mia',
    email: null,
    language: 'fr',
    timeZone: 'Europe/Berlin',
  });
  expect(await owner.call(getCurrentUser)).toMatchObject({ firstName: 'Olga', language: 'de' });
});

it('a member may change nothing else, whatever they send with it', async () => {
  const { owner, member, given } = await pair('other_parts', 'viewer');
  const mine = await member.call(getSettings);
  const tries = [
    { ...mine, profile: { ...mine.profile, timezone: 'JST' } },
    { ...mine, automation: { ...mine.automation, maxPostsPerDay: 50 } },
    { ...mine, privacy: { ...mine.privacy, dataSharing: true } },
    { ...mine, api: { ...mine.api, openaiApiKey: 'sk-mine' } },
    { ...mine, api: { ...mine.api, rateLimits: { postsPerHour: 1, requestsPerMinute: 1 } } },
  ];
  for (const body of tries) {
    expect(await member.refused(saveSettings, { body })).toMatchObject({ status: 403 });
  }
  expect(await member.call(getSettings)).toEqual(mine);
  expect(await owner.call(getSettings)).toEqual(given);
});

it("an admin saves and resets the workspace's part, and never the profile of the first owner", async () => {
  const { owner, member, given } = await pair('admin_parts', 'admin');
  const mine = await member.call(getSettings);
  mine.automation.maxPostsPerDay = 7;
  mine.profile = { ...mine.profile, timezone: 'JST', bio: 'admin' };
  await member.call(saveSettings, { body: mine });
  expect(await owner.call(getSettings)).toEqual({
    ...given,
    profile: { ...given.profile, timezone: 'JST' },
    automation: { ...given.automation, maxPostsPerDay: 7 },
  });
  await member.call(resetSettings);
  expect(await owner.call(getSettings)).toMatchObject({
    profile: { ...given.profile, timezone: 'UTC' },
    notifications: { weeklyDigest: false },
    automation: { maxPostsPerDay: 5 },
  });
});
