import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { acceptInvitation, resendInvitation } from '#shared/contracts/invitations.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import { linkFrom, post, signedInWithX, teamOf, tokenOf } from '../testing/team.ts';

const app = testApp();

const KELVIN = '\u212A';

it('an address that only looks the same once its case is changed is another one', async () => {
  const { owner } = await teamOf(app, 'kelvin_desk');
  const { token } = await linkFrom(owner, { email: 'kim@example.com', role: 'editor' });
  const confirmed = async (username: string, address: string) => {
    const { owner: guest, workspaceId } = await teamOf(app, username);
    const settings = structuredClone(defaultSettings);
    settings.profile.email = 'me@example.com';
    await guest.call(saveSettings, { body: settings });
    await app.asOwner(`update settings set
      data = jsonb_set(data, '{profile,email}', to_jsonb('${address}'::text))
        || jsonb_build_object('mail', jsonb_build_object('confirmed', '${address}'))
      where workspace_id = '${workspaceId}'`);
    return guest;
  };
  const thief = await confirmed('kelvin_thief', `${KELVIN}im@example.com`);
  expect(await thief.refused(acceptInvitation, { params: { token } })).toMatchObject({
    status: 403,
    reason: 'rule.invited-address',
  });
  const guest = await confirmed('kelvin_guest', 'KIM@Example.com');
  expect(await guest.call(acceptInvitation, { params: { token } })).toMatchObject({
    state: 'joined',
  });
});

it('a new link asks X again who has the name by now', async () => {
  const { owner } = await teamOf(app, 'resent_desk');
  const { id } = await linkFrom(owner, { xUsername: 'resent_guest', role: 'author' });
  const former = await signedInWithX(app, 'resent_guest');
  const token = tokenOf((await owner.call(resendInvitation, { params: { id } })).link);
  const path = `/api/invite/${token}/accept`;
  expect(await post(app, former, path)).toMatchObject({
    status: 403,
    body: { reason: 'rule.invited-x-again' },
  });
  expect((await post(app, await signedInWithX(app, 'resent_guest'), path)).status).toBe(200);
});
