import { expect, it } from 'vitest';
import { isoInstant } from './column-types.ts';

it.each([
  ['2026-11-21 09:44:39+00', '2026-11-21T09:44:39.000Z'],
  ['2026-11-21 09:44:39.5+00', '2026-11-21T09:44:39.500Z'],
  ['2026-11-21 09:44:39.123456+00', '2026-11-21T09:44:39.123Z'],
  ['2026-01-01 00:00:00.007+00', '2026-01-01T00:00:00.007Z'],
])('writes Postgres time %s as %s', (text, iso) => {
  expect(isoInstant(text)).toBe(iso);
  expect(new Date(iso).toISOString()).toBe(iso);
});
