import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { watchFromNow } from '#api/testing/watch-from-now.ts';
import { setAccountPersona } from '#shared/contracts/account-persona.ts';
import { listSocialAccounts } from '#shared/contracts/accounts.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import { createPersona, deletePersona } from '#shared/contracts/persona-changes.ts';

const app = testApp();

const dana = { name: 'Dana', description: 'Trades perps', personality: 'Dry', type: 'ct_lead' };
const unknown = '00000000-0000-4000-8000-000000000001';

async function desk(name: string) {
  const { user, workspaceId, connect } = await scheduleFixture(app, name);
  const id = await connect(`${name}_brand`);
  const persona = await user.call(createPersona, { body: { ...dana, type: 'ct_lead' } });
  const set = (personaId: string | null, account = id) => ({
    params: { id: account },
    body: { personaId },
  });
  const shown = async () =>
    (await user.call(listSocialAccounts)).find((account) => account.id === id)?.personaId;
  return { user, workspaceId, id, persona, set, shown };
}

it('has none at first, is set and taken back, and whoever watches is told', async () => {
  const { user, workspaceId, id, persona, set, shown } = await desk('setter');
  expect(await shown()).toBeNull();
  const events = await watchFromNow(app.running.ctx, workspaceId, AbortSignal.timeout(20_000));
  const saved = await user.call(setAccountPersona, set(persona.id));
  expect(saved).toMatchObject({ id, username: 'setter_brand', personaId: persona.id });
  expect((await events.next()).value).toEqual({ topic: 'accounts', id: null });
  expect(await shown()).toBe(persona.id);
  await user.call(setAccountPersona, set(null));
  expect(await shown()).toBeNull();
  const { events: written } = await user.call(listAuditEvents, { query: { target: id } });
  expect(written.map(({ action, changes }) => [action, changes.persona_id])).toEqual([
    ['changed', { before: persona.id }],
    ['changed', { after: persona.id }],
  ]);
});

it('is none once its persona is deleted; the account stays', async () => {
  const { user, id, persona, set } = await desk('deleter');
  await user.call(setAccountPersona, set(persona.id));
  await user.call(deletePersona, { params: { id: persona.id } });
  expect(await user.call(listSocialAccounts)).toMatchObject([{ id, personaId: null }]);
});

it('is no persona and no account of another workspace, and none that is gone', async () => {
  const own = await desk('owner');
  const other = await desk('stranger');
  const refused = async (given: ReturnType<typeof own.set>) =>
    (await own.user.refused(setAccountPersona, given)).message;
  expect(await refused(own.set(other.persona.id))).toBe('Persona not found');
  expect(await refused(own.set(unknown))).toBe('Persona not found');
  expect(await refused(own.set(own.persona.id, other.id))).toBe('Social account not found');
  await app.asOwner(`update social_accounts set access_token = '' where id = '${own.id}'`);
  expect(await refused(own.set(own.persona.id))).toBe('Social account not found');
  const [kept] = await app.asOwner(`select persona_id from social_accounts where id = '${own.id}'`);
  expect(kept).toEqual({ persona_id: null });
});

it('is set by an admin, and by nobody below', async () => {
  const { workspaceId, persona, set, shown } = await desk('keeper');
  const editor = await memberOf(app, workspaceId, 'editor');
  expect(await editor.refused(setAccountPersona, set(persona.id))).toMatchObject({ status: 403 });
  expect(await shown()).toBeNull();
  const admin = await memberOf(app, workspaceId, 'admin');
  await admin.call(setAccountPersona, set(persona.id));
  expect(await shown()).toBe(persona.id);
});
