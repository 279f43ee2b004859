import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assertSecret } from '#api/config/assert-secret.ts';
import { createSealer } from './sealer.ts';

const secret = () => randomBytes(32).toString('base64');
const place = { table: 'social_accounts', workspaceId: 'w1', field: 'access_token' };

describe('a sealed secret', () => {
  it('opens at its own place, and two seals of one text differ', () => {
    const sealer = createSealer(secret());
    const sealed = sealer.seal('token', place);
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(sealed).not.toBe(sealer.seal('token', place));
    expect(sealer.open(sealed, place)).toBe('token');
  });

  it.each(['table', 'workspaceId', 'field'])('does not open under another %s', (part) => {
    const sealer = createSealer(secret());
    const sealed = sealer.seal('token', place);
    expect(() => sealer.open(sealed, { ...place, [part]: 'other' })).toThrow();
  });

  it('does not open once a character has changed', () => {
    const sealer = createSealer(secret());
    const sealed = sealer.seal('token', place);
    for (const at of [12, 30, sealed.length - 2]) {
      const flipped = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + flipped + sealed.slice(at + 1);
      expect(() => sealer.open(changed, place)).toThrow();
    }
  });

  it('does not open with a part of its tag, which is sooner guessed than the whole', () => {
    const sealer = createSealer(secret());
    const sealed = sealer.seal('token', place);
    const [tag = ''] = sealed.split('.').slice(-1);
    const bytes = Buffer.from(tag, 'base64url');
    for (const length of [0, 4, 8, 12, 15]) {
      const shorter = bytes.subarray(0, length).toString('base64url');
      const changed = sealed.slice(0, -tag.length) + shorter;
      expect(() => sealer.open(changed, place), `${length}`).toThrow();
    }
  });

  it('survives a rotation as long as the previous secret is known', () => {
    const [first, second] = [secret(), secret()];
    const sealed = createSealer(first).seal('token', place);
    const rotated = createSealer(second, [first]);
    expect(rotated.open(sealed, place)).toBe('token');
    expect(rotated.isOld(sealed)).toBe(true);
    expect(rotated.isOld(rotated.seal('token', place))).toBe(false);
    expect(() => createSealer(second).open(sealed, place)).toThrow('unknown key');
  });
});

it('refuses a secret that is short, not base64, or not random', () => {
  for (const weak of ['', 'password', Buffer.alloc(32).toString('base64'), 'A'.repeat(44)]) {
    expect(() => assertSecret('APP_SECRET', weak)).toThrow('32 random bytes');
  }
  assertSecret('APP_SECRET', secret());
});
