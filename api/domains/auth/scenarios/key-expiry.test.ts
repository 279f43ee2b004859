import { describe, expect, it } from 'vitest';
import { purgeExpiredJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import {
  createExtensionKey,
  listExtensionKeys,
  revokeExtensionKey,
} from '#shared/contracts/extension-keys.ts';
import { listPersonas } from '#shared/contracts/personas.ts';

const app = testApp();
const DAY = 86_400_000;
const age = (id: string, days: number) =>
  app.asOwner(`update extension_keys set expires_at = now() - interval '${days} days'
    where id = '${id}'`);

describe('an extension key', () => {
  it.each([
    [undefined, 90],
    [30, 30],
    [365, 365],
  ] as const)('made for %s days ends after %i', async (days, expected) => {
    const user = await app.signIn(`for_${expected}`);
    const made = await user.call(createExtensionKey, {
      body: { name: 'k', ...(days && { days }) },
    });
    expect((Date.parse(made.expiresAt ?? '') - Date.now()) / DAY).toBeCloseTo(expected, 2);
  });

  it('lasts for no other time', async () => {
    const user = await app.signIn('for_ever');
    for (const days of [0, 1, 1_000, '90', null]) {
      expect(await user.refused(createExtensionKey, { body: { name: 'k', days } })).toMatchObject({
        status: 422,
        issues: [{ path: 'days', code: 'contract.key-days' }],
      });
    }
  });

  it('that has expired opens nothing and says so, and stays in the list', async () => {
    const user = await app.signIn('expired');
    const { id, key } = await user.call(createExtensionKey, { body: { name: 'old' } });
    await app.withKey(key).call(listPersonas);
    await age(id, 0);
    for (const endpoint of [getCurrentUser, listPersonas]) {
      expect(await app.withKey(key).refused(endpoint)).toMatchObject({
        status: 401,
        reason: 'request.key-expired',
        message: 'Your key has expired. Connect again.',
      });
    }
    expect(await user.call(listExtensionKeys)).toMatchObject([{ id }]);
    await user.call(revokeExtensionKey, { params: { id } });
    expect(await app.withKey(key).refused(listPersonas)).toMatchObject({
      reason: 'request.signed-out',
    });
  });

  it('that has expired takes no room, and is gone 90 days later', async () => {
    const user = await app.signIn('spent');
    const { id } = await user.call(createExtensionKey, { body: { name: 'first' } });
    await app.asOwner(`insert into extension_keys
        (workspace_id, user_id, name, key_hash, last_four, expires_at)
      select workspace_id, user_id, name, sha256(n::text::bytea), 'abcd', now()
      from extension_keys, generate_series(1, 99) n where id = '${id}'`);
    const { id: second } = await user.call(createExtensionKey, { body: { name: 'second' } });
    await age(id, 91);
    await app.recur(purgeExpiredJob);
    const left = await user.call(listExtensionKeys);
    expect(left.map((key) => key.id)).toContain(second);
    expect(left).toHaveLength(100);
    expect(left.map((key) => key.id)).not.toContain(id);
  });

  it('has when, where and by which browser it was used last', async () => {
    const user = await app.signIn('placed');
    const { key } = await user.call(createExtensionKey, { body: { name: 'k' } });
    await app.withKey(key).fetch(listPersonas.path, { headers: { 'user-agent': 'Browser/1' } });
    await expect
      .poll(() => user.call(listExtensionKeys))
      .toMatchObject([{ address: '127.0.0.*', userAgent: 'Browser/1' }]);
  });
});
