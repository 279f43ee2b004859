import { expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { builtInProvider } from '../built-in-provider.ts';
import { quotesReference, referencePoints } from './reference-points.ts';

const blobs =
  'Blob fees are near zero because demand has not caught up. That is a subsidy, and subsidies end. Hm.';

it('a sentence that leans on the one before comes with it', () => {
  expect(referencePoints(blobs, 'blob fees')).toEqual([
    'Blob fees are near zero because demand has not caught up. That is a subsidy, and subsidies end',
  ]);
  expect(referencePoints('It broke again yesterday.', 'fees')).toEqual([]);
  expect(referencePoints(null, 'fees')).toEqual([]);
});

it('a draft that takes it up says so', async () => {
  const { signal } = new AbortController();
  const brief = briefOf({ kind: 'post', prompt: 'blob fees', reference: blobs, post: null });
  const { content, notes } = await builtInProvider.complete({ brief, signal });
  expect(content.toLowerCase()).toContain('demand has not caught up');
  expect(notes).toContainEqual(message('draft.quotes-reference'));
  expect(quotesReference("blob fees are near zero bc.. demand hasn't caught up", blobs)).toBe(
    false,
  );
  expect(quotesReference("that's a subsidy, and subsidies end", blobs)).toBe(true);
  const own = { ...brief, reference: null };
  expect((await builtInProvider.complete({ brief: own, signal })).notes).toHaveLength(1);
});
