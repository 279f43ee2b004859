import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPageMessage } from './pair-request.ts';

const page = { origin: 'http://localhost:3000', frameId: 0 };
const secret = 'a'.repeat(43);
const checksum = crc32(secret).toString(16).padStart(8, '0');
const pair = {
  type: 'pair',
  apiUrl: 'http://localhost:3000',
  key: `trp_${secret}${checksum}`,
  nonce: '5a1c8a52-6ad1-4b7c-9d8a-1f0f7f5f4a10',
};

test('the console says hello, pairs with its own address and asks what became of it', () => {
  const read = (said: object, origin = page.origin) => ({ origin, said });
  expect(readPageMessage({ type: 'hello' }, page)).toEqual(read({ type: 'hello' }));
  expect(readPageMessage(pair, page)).toEqual(read(pair));
  const named = { ...pair, username: 'dana_1' };
  expect(readPageMessage(named, page)).toEqual(read(named));
  const outcome = { type: 'outcome', nonce: pair.nonce };
  expect(readPageMessage(outcome, page)).toEqual(read(outcome));
  const hosted = { ...pair, apiUrl: 'https://troupe.example' };
  expect(readPageMessage(hosted, { origin: hosted.apiUrl, frameId: 0 })).toEqual(
    read(hosted, hosted.apiUrl),
  );
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
  expect(readPageMessage(pair, sender)).toBeNull();
});

test('an insecure server on the network is refused even to its own page', () => {
  const address = 'http://troupe.example';
  const sender = { origin: address, frameId: 0 };
  expect(readPageMessage({ ...pair, apiUrl: address }, sender)).toBeNull();
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
    { ...pair, key: `trp_${secret}0123abcd` },
    { ...pair, username: 'dana, the owner' },
    { ...pair, username: '' },
    { type: 'outcome' },
    { type: 'outcome', nonce: pair.nonce, apiUrl: pair.apiUrl },
    { ...pair, nonce: '' },
    { ...pair, nonce: undefined },
  ];
  expect(wrong.map((message) => readPageMessage(message, page))).toEqual(wrong.map(() => null));
});
