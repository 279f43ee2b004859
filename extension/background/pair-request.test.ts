import { expect, test } from 'vitest';
import { readPairRequest } from './pair-request.ts';

const page = { origin: 'http://localhost:3000', frameId: 0 };
const pair = {
  type: 'pair',
  apiUrl: 'http://localhost:3000',
  key: `trp_${'a'.repeat(43)}0123abcd`,
  nonce: '5a1c8a52-6ad1-4b7c-9d8a-1f0f7f5f4a10',
};

test('the console says hello and pairs with its own address', () => {
  expect(readPairRequest({ type: 'hello' }, page)).toEqual({ type: 'hello' });
  expect(readPairRequest(pair, page)).toEqual(pair);
  const hosted = { ...pair, apiUrl: 'https://troupe.example' };
  expect(readPairRequest(hosted, { origin: 'https://troupe.example', frameId: 0 })).toEqual(hosted);
});

test.each([
  ['another port', { ...page, origin: 'http://localhost:8080' }],
  ['the other name of this machine', { ...page, origin: 'http://127.0.0.1:3000' }],
  ['a page on the network', { ...page, origin: 'http://troupe.example' }],
  ['a page with no origin', { ...page, origin: 'null' }],
  ['a sender of unknown origin', { frameId: 0 }],
  ['a frame inside', { ...page, frameId: 3 }],
  ['another extension', { ...page, id: 'other' }],
])('%s is refused', (_, sender) => {
  expect(readPairRequest(pair, sender)).toBeNull();
});

test('an insecure server on the network is refused even to its own page', () => {
  const address = 'http://troupe.example';
  const sender = { origin: address, frameId: 0 };
  expect(readPairRequest({ ...pair, apiUrl: address }, sender)).toBeNull();
});

test('a message is checked to the last key', () => {
  const wrong = [
    null,
    'pair',
    { type: 'other' },
    { type: 'hello', more: 1 },
    { ...pair, more: 1 },
    { ...pair, apiUrl: 'not an address' },
    { ...pair, key: 'trp_short' },
    { ...pair, key: `${pair.key}\n` },
    { ...pair, nonce: '' },
    { ...pair, nonce: undefined },
  ];
  expect(wrong.map((message) => readPairRequest(message, page))).toEqual(wrong.map(() => null));
});
