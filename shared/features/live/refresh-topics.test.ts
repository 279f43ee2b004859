import { expect, test } from 'vitest';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { reads } from './refresh-topics.ts';

test('each topic of the live changes names what is read in the API, and no other path', () => {
  const readable = new Set(Object.values(endpoints).map(({ path }): string => path));
  for (const [topic, paths] of Object.entries(reads)) {
    expect(paths.length, topic).toBeGreaterThan(0);
    expect(
      paths.filter((path) => !readable.has(path)),
      topic,
    ).toEqual([]);
  }
});
