import { expect, test } from 'vitest';
import {
  decided,
  outcomeOf,
  type PairRequest,
  REQUEST_LIFETIME,
  waiting,
  withRequest,
} from './pair-requests.ts';

const at = (port: number, more: Partial<PairRequest> = {}): PairRequest => ({
  nonce: `nonce of ${port}`,
  apiUrl: `http://localhost:${port}`,
  apiKey: 'trp_key',
  username: null,
  expiresAt: 1_000,
  outcome: null,
  ...more,
});

test('a server has one request at most: a new one takes the place of its earlier one', () => {
  const kept = withRequest([at(1), at(2)], at(1, { nonce: 'new' }), 0);
  expect(kept).toEqual([at(2), at(1, { nonce: 'new' })]);
});

test('more than three servers cannot wait at once; decided and expired ones do not count', () => {
  expect(withRequest([at(1), at(2), at(3)], at(4), 0)).toBeNull();
  expect(withRequest([at(1), at(2), at(3)], at(3), 0)).not.toBeNull();
  const declined = at(3, { outcome: { state: 'declined' } });
  expect(withRequest([at(1), at(2), declined], at(4), 0)).toHaveLength(4);
  expect(withRequest([at(1), at(2), at(3)], at(4, { expiresAt: 2_000 }), 1_000)).toEqual([
    at(4, { expiresAt: 2_000 }),
  ]);
});

test('what has expired or was decided does not wait any more', () => {
  const kept = [at(1), at(2, { outcome: { state: 'connected' } }), at(3, { expiresAt: 500 })];
  expect(waiting(kept, 499)).toEqual([kept[0], kept[2]]);
  expect(waiting(kept, 500)).toEqual([kept[0]]);
});

test('a page is told only of its own request, by its own word for it', () => {
  const kept = [at(1), at(2, { outcome: { state: 'declined' } })];
  const name = ({ apiUrl, nonce }: PairRequest) => ({ apiUrl, nonce });
  expect(outcomeOf(kept, name(at(1)), 0)).toEqual({ state: 'pending' });
  expect(outcomeOf(kept, name(at(2)), 0)).toEqual({ state: 'declined' });
  expect(outcomeOf(kept, name(at(2)), 1_000)).toEqual({ state: 'expired' });
  expect(outcomeOf(kept, { ...name(at(2)), apiUrl: at(1).apiUrl }, 0)).toEqual({
    state: 'expired',
  });
  expect(outcomeOf(kept, { ...name(at(2)), nonce: 'guessed' }, 0)).toEqual({ state: 'expired' });
});

test('a decision forgets the key, and stays to be told although the request would have expired', () => {
  const [kept] = decided([at(1)], at(1), { state: 'connected' }, 999);
  expect(kept).toMatchObject({ apiKey: '', expiresAt: 999 + REQUEST_LIFETIME });
  expect(outcomeOf([kept!], at(1), 2_000)).toEqual({ state: 'connected' });
});

test('nothing brings an expired request back', () => {
  expect(decided([at(1)], at(1), { state: 'connecting' }, 1_000)).toEqual([]);
});
