import { expect, test } from 'vitest';
import { placeOf } from './page-kind.ts';

test.each([
  ['/home', '/home'],
  ['/ann_x/status/1985000000000000001/photo/1', '/:name/status/:id/photo/:id'],
  ['/hashtag/secret', '/hashtag/:name'],
  ['/i/lists/1777', '/i/lists/:id'],
  ['/', '/'],
])('%s is told as %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});
