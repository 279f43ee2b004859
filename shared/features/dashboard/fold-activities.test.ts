import { expect, test } from 'vitest';
import type { Activity } from '#shared/contracts/activities.ts';
import { foldActivities } from './fold-activities.ts';

let made = 0;
function at(createdAt: string, type: string, name?: string): Activity {
  made += 1;
  const params = name ? { name, provider: 'OpenAI' } : {};
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    type,
    title: type,
    description: type,
    descriptionMessage: name ? { code: 'activity.drafted-as', params } : null,
    createdAt,
  };
}

const told = (activities: Activity[]) =>
  foldActivities(activities).map(({ type, name, count }) => [type, name, count]);

test('rows of one kind are one within a day, and drafts one for each persona', () => {
  expect(
    told([
      at('2026-11-21T12:00:00Z', 'content_generated', 'Dana'),
      at('2026-11-21T11:59:00Z', 'post_published'),
      at('2026-11-21T11:58:00Z', 'content_generated', 'Dana'),
      at('2026-11-21T11:57:00Z', 'content_generated', 'Mira'),
      at('2026-11-21T11:56:00Z', 'post_published'),
      at('2026-11-20T11:00:00Z', 'content_generated', 'Dana'),
    ]),
  ).toEqual([
    ['content_generated', 'Dana', 2],
    ['post_published', null, 2],
    ['content_generated', 'Mira', 1],
    ['content_generated', 'Dana', 1],
  ]);
});

test('a kind that only a newer server knows is folded too', () => {
  const moon = () => at('2026-11-21T12:00:00Z', 'moon_landed');
  expect(told([moon(), moon()])).toEqual([['moon_landed', null, 2]]);
});
