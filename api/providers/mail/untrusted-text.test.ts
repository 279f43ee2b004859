import { expect, it } from 'vitest';
import { holdsAddress, holdsControls, plainName } from './untrusted-text.ts';

const addresses = [
  'https://evil.example/win',
  'Claim at evil.com now',
  'evil\u3002com',
  'ev\u200bil.com',
  'www.evil.zz',
  'ftp://evil',
  'javascript://x',
  'mail boss@evil.com',
  'BOSS@EVIL.COM',
  'evil.com/claim?now=1',
  '10.0.0.1/login',
  '\uff45vil.com',
  'b\u00fccher.de',
  'evil.com\u202e',
];
const names = [
  'Acme & Sons',
  'Team 3.5',
  'Dr. Degen',
  'L2 desk (EU)',
  'Müller',
  '日本チーム',
  '🦊 Fox',
  'A.B. Capital',
  'node.js fans',
];

it('finds addresses in whatever way they are written, and none in names', () => {
  expect(addresses.filter((name) => !holdsAddress(name))).toEqual([]);
  expect(names.filter(holdsAddress)).toEqual([]);
});

it('leaves names as they are, and of an address nothing', () => {
  expect(names.map(plainName)).toEqual(names);
  for (const name of addresses) {
    expect(holdsAddress(plainName(name)), name).toBe(false);
    expect(plainName(name), name).not.toMatch(/evil\.|@|:\/\//i);
  }
  expect(plainName('Claim at evil.com now')).toBe('Claim at now');
  expect(plainName('Acme\r\nBcc: a@b.com')).toBe('Acme Bcc:');
  expect(plainName('@acme desk')).toBe('acme desk');
  expect(plainName('a\u202eb\u200bc\u0007')).toBe('abc');
  expect(plainName('https://evil.com')).toBe('');
  expect([...plainName('x'.repeat(100))]).toHaveLength(61);
});

it('finds line breaks, controls and direction marks, and none in emoji and other scripts', () => {
  for (const name of [
    'a\nb',
    'a\rb',
    'a\u2028b',
    'a\u0000b',
    'a\u202eb',
    'a\u2066b',
    'a\tb',
    'a\u0085b',
  ]) {
    expect(holdsControls(name), JSON.stringify(name)).toBe(true);
  }
  expect(['👩‍💻 team', 'مجموعة', ...names].filter(holdsControls)).toEqual([]);
});
