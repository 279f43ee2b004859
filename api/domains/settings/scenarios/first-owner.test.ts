import { afterAll, expect, it } from 'vitest';
import { mailedMember } from '#api/domains/notifications/testing/mailed-member.ts';
import { testApp } from '#api/testing/app.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { getMailAddress } from '#shared/contracts/mail-address.ts';
import { changeMember, removeMember } from '#shared/contracts/members.ts';
import { getSettings, saveSettings } from '#shared/contracts/settings.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';

const mails = await startMailSandbox();
afterAll(mails.stop);
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });

/** A first owner with a confirmed address, and a second one with their own. */
async function twoOwners(name: string) {
  const first = await app.signIn(name);
  const { id, workspaceId } = await first.call(getCurrentUser);
  const settings = await first.call(getSettings);
  const email = `${name}@example.com`;
  Object.assign(settings.profile, { firstName: 'Olga', email, language: 'de', timezone: 'CET' });
  settings.notifications.weeklyDigest = false;
  await first.call(saveSettings, { body: settings });
  await app.asOwner(`update settings set data = data || '{"mail": {"confirmed": "${email}"}}'
    where workspace_id = '${workspaceId}'`);
  const second = await mailedMember(app, mails, workspaceId, `${name}_two`, 'owner');
  await second.confirm();
  await second.change(({ profile, notifications }) => {
    Object.assign(profile, { firstName: 'Mia', language: 'fr' });
    notifications.pushNotifications = false;
  });
  return { first, id, second, settings };
}

it('an owner who leaves takes their profile and address along; the next one has their own', async () => {
  const { first, id, second } = await twoOwners('leaves');
  const own = await second.caller.call(getSettings);
  await first.call(removeMember, { params: { id } });
  expect(await second.caller.call(getSettings)).toEqual(own);
  expect(own.profile).toMatchObject({ firstName: 'Mia', language: 'fr', timezone: 'CET' });
  expect(await second.caller.call(getMailAddress)).toEqual({
    address: second.address,
    state: 'confirmed',
  });
  expect(await app.asOwner('select 1 from member_addresses')).toEqual([]);
  // What they save is what the workspace has from now on.
  own.profile.bio = 'first now';
  expect(await second.caller.call(saveSettings, { body: own })).toEqual(own);
});

it('an owner who gets another role keeps what is theirs, and gets it back with the place', async () => {
  const { first, id, second, settings } = await twoOwners('steps_back');
  const own = await second.caller.call(getSettings);
  const change = (role: 'viewer' | 'owner') =>
    second.caller.call(changeMember, { params: { id }, body: { role } });
  for (const role of ['viewer', 'owner'] as const) {
    await change(role);
    expect(await first.call(getSettings)).toEqual(settings);
    expect(await second.caller.call(getSettings)).toEqual(own);
    expect(await first.call(getMailAddress)).toEqual({
      address: settings.profile.email,
      state: 'confirmed',
    });
    expect(await second.caller.call(getMailAddress)).toMatchObject({ state: 'confirmed' });
  }
  const { events } = await second.caller.call(listAuditEvents);
  expect(JSON.stringify(events)).not.toContain(second.address);
});

it('a first owner who has saved nothing leaves nothing behind', async () => {
  const first = await app.signIn('saved_nothing');
  const { id, workspaceId } = await first.call(getCurrentUser);
  const second = await mailedMember(app, mails, workspaceId, 'saved_two', 'owner');
  await app.asOwner(`delete from settings where workspace_id = '${workspaceId}'`);
  await first.call(removeMember, { params: { id } });
  const { profile } = await second.caller.call(getSettings);
  expect(profile).toMatchObject({ email: second.address, language: 'en', timezone: 'UTC' });
});
