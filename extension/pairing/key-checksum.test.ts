import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { isWholeKey } from './key-checksum.ts';

const secret = () => randomBytes(32).toString('base64url');
const keyOf = (of: string) => `trp_${of}${crc32(of).toString(16).padStart(8, '0')}`;

test('a key with its checksum is whole, also one whose checksum begins with zeros', () => {
  const secrets = Array.from({ length: 500 }, secret);
  expect(secrets.filter((of) => !isWholeKey(keyOf(of)))).toEqual([]);
  expect(secrets.some((of) => crc32(of) < 0x10000000)).toBe(true);
});

test('a key with one wrong character is not', () => {
  const key = keyOf(secret());
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === 'b' ? 'c' : 'b';
    expect(isWholeKey(key.slice(0, at) + other + key.slice(at + 1)), `character ${at}`).toBe(false);
  }
});

test.each(['', 'trp_', `${keyOf(secret())}\n`, ` ${keyOf(secret())}`, keyOf(secret()).slice(4)])(
  '%j is not',
  (key) => {
    expect(isWholeKey(key)).toBe(false);
  },
);
