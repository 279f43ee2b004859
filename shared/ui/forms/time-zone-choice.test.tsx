import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

/** The choice as a page that has just been loaded finds it. */
async function loaded() {
  vi.resetModules();
  const { deviceZone, followSettings, useChosenZone, useTimeZone } = await import(
    './time-zone-choice.ts'
  );
  const { displayZone } = await import('#shared/i18n/formats/display-zone.ts');
  const form = renderHook(() => useChosenZone()).result;
  return { form, followSettings, displayZone, device: deviceZone(), ...useTimeZone.getState() };
}

test('until settings are known the zone is the one of this device', async () => {
  const { zone, device, form, displayZone } = await loaded();
  expect(zone).toBe(device);
  expect(form.current.zone).toBe(device);
  expect(displayZone()).toBe(device);
});

test('the settings decide, and are there before they are known the next time', async () => {
  const { followSettings, form, displayZone } = await loaded();
  act(() => followSettings('Asia/Tokyo'));
  expect(form.current.zone).toBe('Asia/Tokyo');
  expect(displayZone()).toBe('Asia/Tokyo');
  expect((await loaded()).zone).toBe('Asia/Tokyo');
});

test('a zone chosen in a form is for forms: times are still shown in that of the settings', async () => {
  const { followSettings, form, displayZone } = await loaded();
  act(() => followSettings('Europe/Berlin'));
  act(() => form.current.choose('Asia/Tokyo'));
  expect(form.current.zone).toBe('Asia/Tokyo');
  expect(displayZone()).toBe('Europe/Berlin');
  const next = await loaded();
  expect(next.form.current.zone).toBe('Asia/Tokyo');
  expect(next.zone).toBe('Europe/Berlin');
  act(() => next.followSettings('Europe/Berlin'));
  expect(next.form.current.zone).toBe('Asia/Tokyo');
  act(() => next.followSettings('America/New_York'));
  expect(next.form.current.zone).toBe('America/New_York');
});

test('a server that names no zone changes nothing', async () => {
  const { followSettings, form, device } = await loaded();
  act(() => followSettings('Middle/Earth'));
  expect(form.current.zone).toBe(device);
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
