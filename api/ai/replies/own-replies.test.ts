import { expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { ownReplies } from './own-replies.ts';
import { suggestReplies } from './suggest-replies.ts';

const post = 'Our indexer got faster again, sync takes two hours now';
const under = (answered: string, sent: string) =>
  briefOf({
    post: { text: post, author: 'anna' },
    learnt: {
      edits: [{ post: answered, draft: 'nice', sent }],
      removed: [],
      avoided: [],
      length: null,
    },
  });
const near = 'Our indexer got faster, sync takes four hours now';

it('what the persona sent under nearly the same post comes first', () => {
  const [first] = suggestReplies(under(near, 'faster sync is the best release note'), 'en');
  expect(first).toBe('faster sync is the best release note');
});

it.each([
  ['a name', 'faster sync, and Meridian still waits'],
  ['a figure', 'from 9 to this is a good week'],
  ['a ticker', 'sync first, $ABC later'],
])('it stays with its own post where it holds %s that this one lacks', (_, sent) => {
  expect(ownReplies(under(near, sent), 'en')).toEqual([]);
});

it('it stays away from another post', () => {
  expect(ownReplies(under('Coffee in Lisbon is great', 'so is the weather'), 'en')).toEqual([]);
});
