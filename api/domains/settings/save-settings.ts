import { isDeepStrictEqual } from 'node:util';
import type { Actor, Context, Member } from '#api/context.ts';
import { withoutTenant, withWorkspace } from '#api/db/tenant.ts';
import {
  assertPublishesAll,
  ownSettingsOf,
  saveOwnSettings,
} from '#api/domains/workspaces/public.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import {
  defaultSettings,
  type OwnSettings,
  type Settings,
  timezones,
} from '#shared/contracts/settings.ts';
import { askToConfirm } from './mail-address/ask-to-confirm.ts';
import { maskedKeys, noKeys, sealedKeys } from './provider-keys.ts';
import { asMember, completedSettings } from './public.ts';
import {
  clockIn,
  findSettings,
  insertDefaults,
  insertDeviceZone,
  lockSettings,
  saveAddress,
  updateSettings,
} from './queries.ts';

/** What Postgres says of a time zone that it does not know. */
const INVALID_PARAMETER = '22023';

type Tools = Pick<Context, 'db' | 'sealer'>;

export async function readSettings({ db, sealer }: Tools, member: Member): Promise<Settings> {
  return withWorkspace(db, member.workspaceId, async (tx) => {
    const row = await findSettings(tx, member.workspaceId).executeTakeFirst();
    const settings = asMember(completedSettings(row?.data), await ownSettingsOf(tx, member));
    return shown(sealer, member.workspaceId, settings, row?.secrets ?? {});
  });
}

/**
 * Saves the whole object. Of two saves at once the later one stands, as a whole. Profile and
 * notifications are each member's own; throws `forbidden` for a change of the rest by somebody whose
 * role may not, and where posts of campaigns would go out that the member may only propose.
 */
export async function saveSettings(
  { db, sealer, env, queue }: Tools & Pick<Context, 'env' | 'queue'>,
  actor: Actor,
  sent: Settings,
): Promise<Settings> {
  const { workspaceId: owner } = actor;
  await expectKnown(db, sent.profile.timezone, 'profile.timezone');
  const { quietZone } = sent.notifications;
  if (quietZone) await expectKnown(db, quietZone, 'notifications.quietZone');
  return withWorkspace(db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    const { data: before, secrets: old } = await lockSettings(tx, owner).executeTakeFirstOrThrow();
    const mine = await ownSettingsOf(tx, actor);
    const seen = asMember(completedSettings(before), mine);
    // A client that is older than the quiet hours sends the rest without them.
    const given = { ...sent, notifications: { ...seen.notifications, ...sent.notifications } };
    if (!mine.isHolder) {
      expectAllowed(actor, shown(sealer, owner, seen, old), given);
      const isReleased = given.automation.autoPostEnabled && !seen.automation.autoPostEnabled;
      if (isReleased) await assertPublishesAll(tx, actor);
      await saveOwnSettings(tx, actor, ownPart(given));
      const { email } = given.profile;
      if (email !== seen.profile.email) await saveAddress(tx, owner, actor.userId, email).execute();
    } else if (mine.own) await saveOwnSettings(tx, actor, null);
    const secrets = sealedKeys(sealer, owner, given.api, old);
    // A client that is older than this choice sends the rest without it.
    const { preferLocalServer = false } = { ...before.api, ...given.api };
    const api = { ...given.api, ...noKeys, preferLocalServer };
    const data = {
      ...(mine.isHolder ? given : { ...given, ...ofHolder(before, given) }),
      api,
      localServer: preferLocalServer ? before.localServer : null,
    };
    await updateSettings(tx, owner, data, secrets).execute();
    if (given.profile.email !== seen.profile.email) await askToConfirm({ env, queue }, tx, actor);
    announce(tx, owner, 'settings');
    return shown(sealer, owner, { ...given, api }, secrets);
  });
}

function ownPart({ profile, notifications }: Settings): OwnSettings {
  const { firstName, lastName, bio, language } = profile;
  return { profile: { firstName, lastName, bio, language }, notifications };
}

/** What of the settings is the first owner's, whoever saves the rest. */
function ofHolder(
  before: Partial<Settings>,
  { profile }: Settings,
): Pick<Settings, 'profile' | 'notifications'> {
  const kept = completedSettings(before);
  return {
    profile: { ...kept.profile, timezone: profile.timezone },
    notifications: kept.notifications,
  };
}

function expectAllowed({ role }: Actor, seen: Settings, given: Settings): void {
  const ofWorkspace = ({ profile, automation, privacy, api }: Settings) => [
    profile.timezone,
    automation,
    privacy,
    { ...seen.api, ...api },
  ];
  const isSame = isDeepStrictEqual(ofWorkspace(seen), ofWorkspace(given));
  if (!isSame && !roleMay(role, 'settings.manage')) {
    throw new AppError('forbidden', message('request.not-allowed'));
  }
}

/**
 * Everything as on the first day, the keys gone too. That mail was sent stays known: who resets may
 * not have more of it sent to strangers. The profile of the first owner is theirs alone to reset.
 */
export async function resetSettings({ db, sealer }: Tools, actor: Actor): Promise<Settings> {
  const { workspaceId: owner } = actor;
  await withWorkspace(db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    const { data: before } = await lockSettings(tx, owner).executeTakeFirstOrThrow();
    const { isHolder } = await ownSettingsOf(tx, actor);
    await saveOwnSettings(tx, actor, null);
    if (!isHolder) await saveAddress(tx, owner, actor.userId, '').execute();
    const kept = isHolder ? {} : ofHolder(before, defaultSettings);
    await updateSettings(tx, owner, { ...defaultSettings, ...kept }, {}).execute();
    announce(tx, owner, 'settings');
  });
  return readSettings({ db, sealer }, actor);
}

/** The first device of a new workspace says where it is; a zone that was ever chosen stays. */
export async function takeDeviceZone(
  { db }: Tools,
  owner: string,
  timezone: string,
): Promise<{ taken: boolean }> {
  await expectKnown(db, timezone, 'profile.timezone');
  return withWorkspace(db, owner, async (tx) => {
    const row = await insertDeviceZone(tx, owner, timezone).executeTakeFirst();
    if (row) announce(tx, owner, 'settings');
    return { taken: row !== undefined };
  });
}

// Or every query that counts this workspace's days would fail from then on.
async function expectKnown(db: Tools['db'], timezone: string, path: string): Promise<void> {
  if (timezones.some((name) => name === timezone)) return;
  try {
    await withoutTenant(db, (tx) => clockIn(tx, timezone).execute());
  } catch (cause) {
    if ((cause as { code?: unknown } | null)?.code !== INVALID_PARAMETER) throw cause;
    const reason = message('field.not-a-choice', { field: 'Timezone', things: 'time zones' });
    throw fieldError('invalid', path, reason, cause);
  }
}

function shown(
  sealer: Context['sealer'],
  owner: string,
  data: Settings,
  secrets: Record<string, string>,
): Settings {
  return { ...data, api: { ...data.api, ...maskedKeys(sealer, owner, secrets) } };
}
