import { expect, test } from 'vitest';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { accountInUse, preselectedPersona } from './preselected-persona.ts';

const brand: SocialAccount = {
  id: 'a',
  platform: 'twitter',
  username: 'Brand_X',
  followers: 1,
  followerCount: 1,
  isActive: true,
  needsReconnect: false,
  connectedAt: '2026-05-10T12:00:00.000Z',
  personaId: 'official',
};
const { personaId: _, ...ofOlderServer } = brand;
const personas = ['paused', 'first', 'official', 'founder', 'last'].map((id) => ({
  id,
  status: id === 'paused' ? ('paused' as const) : ('active' as const),
}));
const last = { personaId: 'last', tone: null, provider: null };
const account = { key: 'server brand_x', own: 'official' };
const unset = { key: 'server kit', own: null };

test('the account in use is known by its handle, whatever the case', () => {
  expect(accountInUse('server', 'BRAND_x', [brand])).toEqual(account);
  expect(accountInUse('server', 'kit', [brand])).toEqual(unset);
  expect(accountInUse('server', 'brand_x', [ofOlderServer]).own).toBeNull();
});

const chosen = (personaId: string, insteadOf: string | null) => ({ personaId, insteadOf });

test.each([
  ['an unknown account has that of the last draft', undefined, null, last, 'last'],
  [
    'one of before that is gone leaves the first',
    undefined,
    null,
    { ...last, personaId: 'gone' },
    'first',
  ],
  ['an account has its own', account, null, last, 'official'],
  ['one chosen here comes before it', account, chosen('founder', 'official'), last, 'founder'],
  ['until the console sets another', account, chosen('founder', 'before'), last, 'official'],
  ['one that is gone leaves the own', account, chosen('gone', 'official'), last, 'official'],
  ['without an own one here it is chosen too', unset, chosen('founder', null), last, 'founder'],
  ['without any it is that of the last draft', unset, null, last, 'last'],
  [
    "but not another account's own",
    unset,
    null,
    { ...last, personaId: 'official', account },
    'first',
  ],
])('%s', (_name, inUse, here, before, expected) => {
  expect(preselectedPersona(inUse, here, before, personas)).toBe(expected);
});
