import { expect, test } from 'vitest';
import { platformLabel, toneLabel, typeBadge } from './persona-labels.ts';

test('a type is its own name without underscores, also one that is not known', () => {
  expect(typeBadge('content_creator')).toBe('content creator');
  expect(typeBadge('deep_thread_writer')).toBe('deep thread writer');
});

test('what a persona lacks is not set', () => {
  expect(platformLabel('twitter')).toBe('X (Twitter)');
  expect(toneLabel('technical')).toBe('Technical');
  expect([platformLabel(''), toneLabel('')]).toEqual(['Not set', 'Not set']);
});
