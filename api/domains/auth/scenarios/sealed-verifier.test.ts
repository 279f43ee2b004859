import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createSealer } from '#api/secrets/sealer.ts';
import { testApp } from '#api/testing/app.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';

const app = testApp();
afterEach(() => app.asOwner('delete from oauth_transactions'));

/** S256 of RFC 7636, section 4.2. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const underWay = () =>
  app.asOwner('select to_jsonb(t) as row, verifier from oauth_transactions t') as Promise<
    { row: Record<string, string | boolean | null>; verifier: string }[]
  >;

describe('the PKCE verifier', () => {
  it('lies sealed: no column of a sign-in under way, read as it is, answers the challenge', async () => {
    const asked = new URL(await new XAccountFixture(app).go('/api/auth/x'));
    const challenge = asked.searchParams.get('code_challenge') ?? '';
    expect(challenge).toMatch(/^[\w-]{43}$/);
    const [found, ...others] = await underWay();
    expect(others).toEqual([]);
    expect(found?.verifier).toMatch(/^v1\.[0-9a-f]{8}\./);
    const texts = Object.values(found?.row ?? {}).filter((value) => typeof value === 'string');
    expect(texts.length).toBeGreaterThan(3);
    const raw = texts.map((text) => Buffer.from(text.replace(/^\\x/, ''), 'hex').toString('utf8'));
    const parts = texts.flatMap((text) => text.split('.'));
    for (const text of [...texts, ...raw, ...parts]) expect(challengeOf(text)).not.toBe(challenge);
  });

  it('opens for its own sign-in only: moved to another one it leads to no session', async () => {
    const [one, other] = [new XAccountFixture(app), new XAccountFixture(app)];
    const backs = [
      await one.consent({ username: 'sealed_one' }),
      await other.consent({ username: 'sealed_other' }),
    ];
    await app.asOwner(`update oauth_transactions t set verifier =
      (select o.verifier from oauth_transactions o where o.state_hash <> t.state_hash)`);
    expect(await one.go(backs[0] as string)).toBe('/login-failed');
    expect(await other.go(backs[1] as string)).toBe('/login-failed');
  });

  it.each([
    ['an unsealed one, of a server before this one', 'a'.repeat(43)],
    ['one that another secret sealed', foreign()],
  ])('ends the sign-in where it is %s', async (_, verifier) => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: 'sealed_before' });
    await app.asOwner(`update oauth_transactions set verifier = '${verifier}'`);
    expect(await person.go(back)).toBe('/login-failed');
    expect(await underWay()).toEqual([]);
    expect(await person.signIn('sealed_before')).toContain('/auth-success');
  });

  it('survives a change of the secret while a sign-in is under way', async () => {
    const person = new XAccountFixture(app);
    const back = await person.consent({ username: 'sealed_rotated' });
    const { ctx } = app.running;
    const { sealer, env } = ctx;
    ctx.sealer = createSealer(randomBytes(32).toString('base64'), [env.APP_SECRET as string]);
    try {
      expect(await person.go(back)).toContain('/auth-success');
    } finally {
      ctx.sealer = sealer;
    }
  });
});

function foreign(): string {
  const place = { table: 'oauth_transactions', workspaceId: '', field: 'verifier' };
  return createSealer(randomBytes(32).toString('base64')).seal('x', place);
}
