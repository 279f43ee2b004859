import type { Context } from '#api/context.ts';
import { withoutTenant, withWorkspace } from '#api/db/tenant.ts';
import { fieldError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { defaultSettings, type Settings, timezones } from '#shared/contracts/settings.ts';
import { askToConfirm } from './mail-address/ask-to-confirm.ts';
import { maskedKeys, noKeys, sealedKeys } from './provider-keys.ts';
import { completedSettings } from './public.ts';
import {
  clockIn,
  findSettings,
  insertDefaults,
  insertDeviceZone,
  lockSettings,
  updateSettings,
} from './queries.ts';

/** What Postgres says of a time zone that it does not know. */
const INVALID_PARAMETER = '22023';

type Tools = Pick<Context, 'db' | 'sealer'>;

export async function readSettings({ db, sealer }: Tools, owner: string): Promise<Settings> {
  const row = await withWorkspace(db, owner, (tx) => findSettings(tx, owner).executeTakeFirst());
  return shown(sealer, owner, completedSettings(row?.data), row?.secrets ?? {});
}

/** Saves the whole object. Of two saves at once the later one stands, as a whole. */
export async function saveSettings(
  { db, sealer, env, queue }: Tools & Pick<Context, 'env' | 'queue'>,
  owner: string,
  given: Settings,
): Promise<Settings> {
  await expectKnown(db, given.profile.timezone);
  return withWorkspace(db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    const { data: before, secrets: old } = await lockSettings(tx, owner).executeTakeFirstOrThrow();
    const secrets = sealedKeys(sealer, owner, given.api, old);
    // A client that is older than this choice sends the rest without it.
    const { preferLocalServer = false } = { ...before.api, ...given.api };
    const data = { ...given, api: { ...given.api, ...noKeys, preferLocalServer } };
    await updateSettings(tx, owner, data, secrets).execute();
    if (data.profile.email !== before.profile?.email) await askToConfirm({ env, queue }, tx, owner);
    announce(tx, owner, 'settings');
    return shown(sealer, owner, data, secrets);
  });
}

/**
 * Everything as on the first day, the keys gone too. That mail was sent stays known: who resets may
 * not have more of it sent to strangers.
 */
export async function resetSettings({ db }: Tools, owner: string): Promise<Settings> {
  await withWorkspace(db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    await updateSettings(tx, owner, defaultSettings, {}).execute();
    announce(tx, owner, 'settings');
  });
  return defaultSettings;
}

/** The first device of a new workspace says where it is; a zone that was ever chosen stays. */
export async function takeDeviceZone(
  { db }: Tools,
  owner: string,
  timezone: string,
): Promise<{ taken: boolean }> {
  await expectKnown(db, timezone);
  return withWorkspace(db, owner, async (tx) => {
    const row = await insertDeviceZone(tx, owner, timezone).executeTakeFirst();
    if (row) announce(tx, owner, 'settings');
    return { taken: row !== undefined };
  });
}

// Or every query that counts this workspace's days would fail from then on.
async function expectKnown(db: Tools['db'], timezone: string): Promise<void> {
  if (timezones.some((name) => name === timezone)) return;
  try {
    await withoutTenant(db, (tx) => clockIn(tx, timezone).execute());
  } catch (cause) {
    if ((cause as { code?: unknown } | null)?.code !== INVALID_PARAMETER) throw cause;
    const reason = message('field.not-a-choice', { field: 'Timezone', things: 'time zones' });
    throw fieldError('invalid', 'profile.timezone', reason, cause);
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
