import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { watchChanges } from '#shared/contracts/live.ts';
import {
  defaultSettings,
  getSettings,
  resetSettings,
  type Settings,
  saveSettings,
  takeDeviceZone,
} from '#shared/contracts/settings.ts';

const app = testApp();

const changed = (change: (draft: Settings) => void): Settings => {
  const draft = structuredClone(defaultSettings);
  change(draft);
  return draft;
};
const withKeys = (openaiApiKey: string, geminiApiKey = '') =>
  changed(({ api }) => Object.assign(api, { openaiApiKey, geminiApiKey }));

describe('settings', () => {
  it('are the defaults of the specification until somebody saves others, and again after a reset', async () => {
    const user = await app.signIn('settings_user');
    expect(await user.call(getSettings)).toEqual(defaultSettings);
    const mine = changed(({ profile, automation }) => {
      profile.timezone = 'JST';
      profile.bio = 'gm <b>👋</b>';
      automation.maxPostsPerDay = 50;
    });
    expect(await user.call(saveSettings, { body: mine })).toEqual(mine);
    expect(await user.call(getSettings)).toEqual(mine);
    expect(await user.call(resetSettings)).toEqual(defaultSettings);
    expect(await user.call(getSettings)).toEqual(defaultSettings);
  });

  it('belong to one workspace', async () => {
    const [one, other] = [await app.signIn('settings_one'), await app.signIn('settings_other')];
    await one.call(saveSettings, { body: withKeys('sk-one-0123456789') });
    expect(await other.call(getSettings)).toEqual(defaultSettings);
    await other.call(resetSettings);
    expect((await one.call(getSettings)).api.openaiApiKey).toBe('••••6789');
  });

  it.each([
    ['automation.maxPostsPerDay', 0, 'Max posts per day must be between 1 and 50'],
    ['automation.maxPostsPerDay', 51, 'Max posts per day must be between 1 and 50'],
    ['automation.maxPostsPerDay', 1.5, 'Max posts per day must be a whole number'],
    ['api.rateLimits.postsPerHour', 101, 'Posts per hour must be between 1 and 100'],
    ['api.rateLimits.requestsPerMinute', 1_001, 'Requests per minute must be between 1 and 1000'],
    ['profile.timezone', 'Mars', 'Timezone is not one of the known time zones'],
    ['profile.language', 'EN', 'Language is not one of the known languages'],
    ['profile.email', 'nobody', 'Email is not valid'],
    ['privacy.profileVisibility', 'all', 'Visibility is not one of the known choices'],
    ['notifications.weeklyDigest', 'yes', 'weeklyDigest must be true or false'],
  ])('refuse %s = %j and keep the old state', async (path, value, message) => {
    const user = await app.signIn('settings_bounds');
    const body = structuredClone(defaultSettings) as unknown as Record<string, unknown>;
    const keys = path.split('.');
    const last = keys.pop() as string;
    const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, body);
    holder[last] = value;
    const refused = await user.refused(saveSettings, { body });
    expect(refused).toMatchObject({ status: 422, message, issues: [{ path, message }] });
    expect(await user.call(getSettings)).toEqual(defaultSettings);
  });

  it('refuse half an object', async () => {
    const user = await app.signIn('settings_half');
    const { profile } = defaultSettings;
    expect(await user.refused(saveSettings, { body: { profile } })).toMatchObject({ status: 422 });
  });

  it('say who somebody is, in which language and which zone, to the extension too', async () => {
    const user = await app.signIn('settings_person');
    const { key } = await user.call(createExtensionKey, { body: { name: 'laptop' } });
    const before = await user.call(getCurrentUser);
    expect(before).toMatchObject({ language: 'en', timeZone: 'UTC', firstName: null, email: null });
    const mine = changed(({ profile }) =>
      Object.assign(profile, { lastName: 'Ferro', email: 'kit@ferro.test', language: 'ja' }),
    );
    await user.call(saveSettings, { body: mine });
    expect(await app.withKey(key).call(getCurrentUser)).toEqual({
      ...before,
      firstName: '',
      lastName: 'Ferro',
      email: 'kit@ferro.test',
      language: 'ja',
      takesDeviceZone: false,
    });
    await user.call(saveSettings, {
      body: changed(({ profile }) => Object.assign(profile, { timezone: 'PST' })),
    });
    expect(await user.call(getCurrentUser)).toEqual({
      ...before,
      timeZone: 'America/Los_Angeles',
      takesDeviceZone: false,
    });
  });

  it('take the zone of the first device once, and never one that was chosen', async () => {
    const [fresh, chosen] = [await app.signIn('zone_fresh'), await app.signIn('zone_chosen')];
    const take = (user: typeof fresh, timezone: string) =>
      user.call(takeDeviceZone, { body: { timezone } });
    expect(await fresh.call(getCurrentUser)).toMatchObject({
      timeZone: 'UTC',
      takesDeviceZone: true,
    });
    expect(await take(fresh, 'Asia/Kolkata')).toEqual({ taken: true });
    expect(await fresh.call(getCurrentUser)).toMatchObject({
      timeZone: 'Asia/Kolkata',
      takesDeviceZone: false,
    });
    expect(await take(fresh, 'CET')).toEqual({ taken: false });
    expect((await fresh.call(getSettings)).profile.timezone).toBe('Asia/Kolkata');
    await chosen.call(saveSettings, { body: defaultSettings });
    expect(await chosen.call(getCurrentUser)).toMatchObject({ takesDeviceZone: false });
    expect(await take(chosen, 'CET')).toEqual({ taken: false });
    expect((await chosen.call(getSettings)).profile.timezone).toBe('UTC');
  });

  it('leave the zone of a workspace alone that is older than this choice', async () => {
    const user = await app.signIn('zone_older');
    await app.asOwner(`update workspaces set takes_device_zone = false where name = 'zone_older'`);
    expect(await user.call(getCurrentUser)).toMatchObject({ takesDeviceZone: false });
    expect(await user.call(takeDeviceZone, { body: { timezone: 'CET' } })).toEqual({
      taken: false,
    });
    expect(await user.call(getSettings)).toEqual(defaultSettings);
  });

  it('count days in any zone, by its name of today or an older one', async () => {
    const user = await app.signIn('zone_any');
    for (const timezone of ['Asia/Kolkata', 'Europe/Kiev', 'America/Argentina/Buenos_Aires']) {
      const body = changed(({ profile }) => Object.assign(profile, { timezone }));
      expect((await user.call(saveSettings, { body })).profile.timezone).toBe(timezone);
      expect(await user.call(getCurrentUser)).toMatchObject({ timeZone: timezone });
      expect(await user.call(getDashboardStats)).toMatchObject({ postsToday: 0 });
    }
  });

  it('tell every open screen that they were saved, and that they were reset', async () => {
    const user = await app.signIn('settings_live');
    const response = await user.fetch(watchChanges.path);
    const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = async () => {
      for (let read = ''; ; ) {
        const { value, done } = (await events?.read()) ?? { done: true };
        if (done) throw new Error(`the stream ended: ${read}`);
        read += value;
        if (read.includes('"topic":"settings"')) return;
      }
    };
    await user.call(saveSettings, { body: defaultSettings });
    await heard();
    await user.call(resetSettings);
    await heard();
    await events?.cancel();
  });

  it('are out of reach of an extension key', async () => {
    const user = await app.signIn('settings_keys');
    const { key } = await user.call(createExtensionKey, { body: { name: 'laptop' } });
    const extension = app.withKey(key);
    for (const call of [getSettings, resetSettings]) {
      expect(await extension.refused(call)).toMatchObject({ status: 403 });
    }
  });
});

describe('provider keys', () => {
  it('are sealed at rest and masked in every answer', async () => {
    const user = await app.signIn('keys_sealed');
    const saved = await user.call(saveSettings, { body: withKeys('sk-secret-abcd1234', 'short') });
    expect(saved.api).toMatchObject({ openaiApiKey: '••••1234', geminiApiKey: '••••' });
    expect(await user.call(getSettings)).toEqual(saved);
    const rows = JSON.stringify(await app.asOwner('select data, secrets from settings'));
    expect(rows).toContain('v1.');
    expect(rows).not.toMatch(/sk-secret|abcd1234|short/);
  });

  it('stay when the mask comes back, change when another key comes, go when nothing comes', async () => {
    const user = await app.signIn('keys_kept');
    const sealed = async () => {
      const rows = await app.asOwner(`
        select secrets from settings join workspace_members using (workspace_id)
        join users on users.id = user_id where username = 'keys_kept'`);
      return (rows[0] as { secrets: Record<string, string> }).secrets;
    };
    const first = await user.call(saveSettings, { body: withKeys('sk-first-00001111') });
    const before = await sealed();
    await user.call(saveSettings, { body: first });
    expect(await sealed()).toEqual(before);
    const second = await user.call(saveSettings, { body: withKeys('sk-second-00002222') });
    expect(second.api.openaiApiKey).toBe('••••2222');
    await user.call(saveSettings, { body: first });
    expect((await user.call(getSettings)).api.openaiApiKey).toBe('••••2222');
    await user.call(saveSettings, { body: withKeys('') });
    expect(await sealed()).toEqual({});
  });

  it('a mask without a key behind it is no key', async () => {
    const user = await app.signIn('keys_none');
    const saved = await user.call(saveSettings, { body: withKeys('••••9999') });
    expect(saved.api.openaiApiKey).toBe('');
  });

  it('never mix when two saves come at once', async () => {
    const user = await app.signIn('keys_race');
    const bodies = ['one', 'two'].map((name) =>
      changed(({ profile, api }) => {
        profile.firstName = name;
        api.openaiApiKey = `sk-0123456789-${name.padStart(4, '.')}`;
      }),
    );
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(bodies.map((body) => user.call(saveSettings, { body })));
      const { profile, api } = await user.call(getSettings);
      expect(api.openaiApiKey).toBe(`••••${profile.firstName.padStart(4, '.')}`);
    }
  });
});
