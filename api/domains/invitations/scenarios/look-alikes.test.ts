import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import type { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { type CurrentUser, getCurrentUser } from '#shared/contracts/auth.ts';
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

it('a username that X has said is bound to its user, whoever is called so later', async () => {
  const [desk, guest, thief] = await Promise.all(
    ['bound_desk', 'bound_guest', 'bound_thief'].map((name) => signedInWithX(app, name)),
  );
  const { workspaceId } = await (desk as XAccountFixture).get<CurrentUser>(getCurrentUser.path);
  const admin = await memberOf(app, workspaceId, 'admin');
  const { token } = await linkFrom(admin, { xUsername: 'Bound_Guest', role: 'author' });
  await app.asOwner(`update users set twitter_username = 'elsewhere'
      where twitter_username = 'bound_guest';
    update users set twitter_username = 'bound_guest', named_at = now()
      where twitter_username = 'bound_thief'`);
  const path = `/api/invite/${token}/accept`;
  expect(await post(app, thief as XAccountFixture, path)).toMatchObject({
    ...{ status: 403, body: { reason: 'rule.invited-x' } },
  });
  expect((await post(app, guest as XAccountFixture, path)).status).toBe(200);
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
