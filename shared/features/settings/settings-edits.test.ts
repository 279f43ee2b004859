import { expect, test } from 'vitest';
import { defaultSettings } from '#shared/contracts/settings.ts';
import { noEdits, openEdits, withEdits, withoutSent } from './settings-edits.ts';

test('an edit lies on what is saved; a number that is none is left to the contract', () => {
  const shown = withEdits(defaultSettings, {
    'profile.bio': 'gm',
    'automation.maxPostsPerDay': '12',
    'api.rateLimits.postsPerHour': ' ',
    'privacy.dataSharing': true,
  });
  expect(shown.profile.bio).toBe('gm');
  expect(shown.automation.maxPostsPerDay).toBe(12);
  expect(shown.api.rateLimits.postsPerHour).toBeNaN();
  expect(shown.privacy.dataSharing).toBe(true);
  expect(defaultSettings.profile.bio).toBe('');
});

test('what an older version kept of a place that is no more changes nothing', () => {
  for (const place of ['profile.shoeSize', 'theme', 'a.b.c', 'profile.__proto__', 'constructor']) {
    expect(openEdits(defaultSettings, { [place]: 'x' })).toBe(noEdits);
    expect(withEdits(defaultSettings, { [place]: 'x' })).toEqual(defaultSettings);
  }
});

test('an edit that says what is saved is none', () => {
  expect(
    openEdits(defaultSettings, {
      'profile.timezone': 'UTC',
      'automation.maxPostsPerDay': '5',
      'automation.smartScheduling': true,
      'profile.language': 'de',
    }),
  ).toEqual({ 'profile.language': 'de' });
});

test('what is typed while a save is under way stays', () => {
  const sent = { 'api.openaiApiKey': 'one', 'api.geminiApiKey': 'two' };
  expect(withoutSent({ ...sent, 'api.geminiApiKey': 'three' }, sent)).toEqual({
    'api.geminiApiKey': 'three',
  });
  expect(withoutSent(sent, sent)).toBe(noEdits);
});
