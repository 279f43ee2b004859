import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The choice as a page that has just been loaded finds it. */
async function loaded() {
  const { deviceZone, useTimeZone } = await import('./time-zone-choice.ts');
  return { device: deviceZone(), ...useTimeZone.getState() };
}

test('at first the zone is the one of this device', async () => {
  const { zone, device } = await loaded();
  expect(zone).toBe(device);
});

test('a chosen zone is there the next time', async () => {
  (await loaded()).choose('Asia/Tokyo');
  vi.resetModules();
  expect((await loaded()).zone).toBe('Asia/Tokyo');
});

test.each(['not json', '"Middle/Earth"', '7'])(
  'what is no zone is not believed: %s',
  async (kept) => {
    localStorage.setItem('time-zone', kept);
    const { zone, device } = await loaded();
    expect(zone).toBe(device);
  },
);

test('a day begins at midnight of its zone', async () => {
  const { todayIn } = await import('./time-zone-choice.ts');
  const late = Date.parse('2026-11-21T23:30:00.000Z');
  expect(todayIn('UTC', late)).toBe('2026-11-21');
  expect(todayIn('Europe/Berlin', late)).toBe('2026-11-22');
});
