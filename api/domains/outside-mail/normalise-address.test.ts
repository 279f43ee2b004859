import { expect, it } from 'vitest';
import { normaliseAddress } from './normalise-address.ts';

it('takes all spellings of one mailbox for the same', () => {
  const spellings = [
    'Anna.Long+news@Example.com',
    ' anna.long@example.com ',
    'anna.long@EXAMPLE.COM.',
    'anna.long+@example.com',
    '\uff41nna.long@example.com',
  ];
  expect(new Set(spellings.map(normaliseAddress))).toEqual(new Set(['anna.long@example.com']));
  const gmail = ['a.n.n.a@gmail.com', 'anna@googlemail.com', 'AN.NA+x+y@Gmail.com'];
  expect(new Set(gmail.map(normaliseAddress))).toEqual(new Set(['anna@gmail.com']));
  const domains = ['jo@b\u00fccher.example', 'jo@xn--bcher-kva.example'];
  expect(new Set(domains.map(normaliseAddress)).size).toBe(1);
});

it('keeps different mailboxes apart', () => {
  const addresses = ['an.na@example.com', 'anna@example.com', 'anna@example.org', 'bob@gmail.com'];
  expect(new Set(addresses.map(normaliseAddress)).size).toBe(addresses.length);
});
