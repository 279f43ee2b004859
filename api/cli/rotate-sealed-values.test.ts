import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPushService } from '#api/domains/notifications/testing/push-service.ts';
import { createSealer } from '#api/secrets/sealer.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { getPushKey, subscribePush } from '#shared/contracts/push.ts';
import { defaultSettings, getSettings, saveSettings } from '#shared/contracts/settings.ts';
import { rotateSealedValues } from './rotate-sealed-values.ts';

const first = randomBytes(32).toString('base64');
const second = randomBytes(32).toString('base64');
const service = await startPushService();
afterAll(service.stop);
const app = testApp({ APP_SECRET: first });
const idOf = (secret: string) =>
  createSealer(secret).seal('', { table: '', workspaceId: '', field: '' }).split('.')[1];
const tools = (sealer = createSealer(second, [first])) => ({ ...app.running.ctx, sealer });

let user: Caller;

/** How many rows of the whole database hold something that this secret sealed. */
async function sealedBy(secret: string): Promise<number> {
  const tables = (await app.asOwner(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as { name: string }[];
  const counts = tables.map(
    ({ name }) =>
      `select count(*)::int as n from "${name}" t where t::text like '%v1.${idOf(secret)}.%'`,
  );
  const rows = (await app.asOwner(counts.join(' union all '))) as { n: number }[];
  return rows.reduce((sum, { n }) => sum + n, 0);
}

beforeAll(async () => {
  user = await app.signIn('resealed');
  const body = structuredClone(defaultSettings);
  body.api = {
    ...body.api,
    openaiApiKey: 'sk-kept-through-a-change',
    geminiApiKey: 'AIza-kept-too',
  };
  await user.call(saveSettings, { body });
  await user.call(getPushKey);
  await user.call(subscribePush, { body: { ...service.browser('resealed'), device: 'Chrome' } });
  await new XAccountFixture(app).signIn('resealed_on_x');
});

it('leaves what no known secret opens as it is, and counts it', async () => {
  const before = await sealedBy(first);
  expect(before).toBeGreaterThanOrEqual(4);
  expect(await rotateSealedValues(tools(createSealer(second)))).toEqual({
    sealed: 0,
    unreadable: before + 2,
  });
  expect(await sealedBy(first)).toBe(before);
});

it('does not undo what a server writes meanwhile', async () => {
  const server = new pg.Client({ connectionString: app.running.ctx.pool.options.connectionString });
  await server.connect();
  await server.query('begin');
  await server.query(`update social_accounts set access_token = 'v1.newer'`);
  const sealing = rotateSealedValues(tools());
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await server.query(waiting)).rows[0]?.n).toBe(1);
  await server.query('commit');
  await server.end();
  await sealing;
  const [account] = await app.asOwner('select access_token from social_accounts');
  expect(account).toEqual({ access_token: 'v1.newer' });
});

it('seals all the rest with the present secret, once', async () => {
  expect(await sealedBy(first)).toBe(0);
  expect(await sealedBy(second)).toBeGreaterThanOrEqual(3);
  const now = tools(createSealer(second));
  expect((await rotateSealedValues(now)).sealed).toBe(0);
  Object.assign(app.running.ctx, { sealer: now.sealer });
  expect((await user.call(getSettings)).api.openaiApiKey).toBe('••••ange');
  expect((await user.call(getPushKey)).publicKey).toMatch(/^[\w-]{80,}$/);
  expect(await user.call(getCurrentUser)).toMatchObject({ username: 'resealed' });
});
