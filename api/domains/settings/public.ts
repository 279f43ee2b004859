import { sql } from 'kysely';
import type { AiProviders, OwnKeys } from '#api/ai/adapters/providers.ts';
import type { Actor, Context, Member } from '#api/context.ts';
import { actingUserId } from '#api/db/acting-member.ts';
import type { Db } from '#api/db/database.ts';
import { countSharers, memberShare } from '#api/db/member-share.ts';
import { setTenant, withWorkspace } from '#api/db/tenant.ts';
import { foundedBy, type MembersOwn, ownSettingsOf } from '#api/domains/workspaces/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { choiceIn } from './local-server/local-choice.ts';
import { findMailState } from './mail-address/mail-state.ts';
import { openKeys } from './provider-keys.ts';
import { findSettings } from './queries.ts';

/** The settings for whoever acts on them, without keys. In the caller's transaction. */
export async function settingsOf(tx: Db, owner: string): Promise<Settings> {
  const row = await findSettings(tx, owner).executeTakeFirst();
  return completedSettings(row?.data);
}

/** The same as one member sees and uses them. */
export async function memberSettingsOf(tx: Db, member: Member): Promise<Settings> {
  const settings = await settingsOf(tx, member.workspaceId);
  return asMember(settings, await ownSettingsOf(tx, member));
}

const nobody = { firstName: '', lastName: '', bio: '' };

/** The profile of the settings is that of the first owner; others begin with its language alone. */
export function asMember(settings: Settings, { own, email, isHolder }: MembersOwn): Settings {
  const begun = isHolder ? {} : { ...nobody, email: email ?? '' };
  return {
    ...settings,
    profile: { ...settings.profile, ...begun, ...own?.profile },
    notifications: { ...settings.notifications, ...own?.notifications },
  };
}

/**
 * The addresses that this person has confirmed as theirs, in the workspaces that they founded. Leaves
 * the transaction in the last of these.
 */
export async function confirmedAddressesOf(tx: Db, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const owner of await foundedBy(tx, userId)) {
    await setTenant(tx, owner);
    const address = await findMailState(tx, { workspaceId: owner, userId });
    if (address?.address && address.state.confirmed === address.address) {
      found.push(address.address);
    }
  }
  return found;
}

/** In a statement: whether the settings let personas train on what they are used for; on is the default. */
export function trainsOnDrafts(owner: string) {
  return sql<boolean>`coalesce((
    select (data->'automation'->>'aiPersonaTraining')::boolean from settings
    where workspace_id = ${owner}), true)`;
}

/** The IANA zone that a workspace's times are in when none is named. */
export function zoneOf({ profile }: Settings): string {
  return ianaZone(profile.timezone) ?? 'UTC';
}

/**
 * Counts a call to a paid model against the workspace's own bound, of which a member has half where
 * others draft too. Throws `rate_limited`.
 */
export async function takeOwnModel(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { workspaceId: owner }: Pick<Actor, 'workspaceId'>,
): Promise<void> {
  const { api, members } = await withWorkspace(db, owner, async (tx) => ({
    api: (await settingsOf(tx, owner)).api,
    members: await countSharers(tx, 'drafts.write'),
  }));
  const { requestsPerMinute } = api.rateLimits;
  const member = actingUserId();
  if (member !== null && members > 1) {
    const reason = message('request.member-share');
    limits.take('model', `${owner} ${member}`, memberShare(requestsPerMinute), reason);
  }
  limits.take('model', owner, requestsPerMinute);
}

/** What was saved before a setting existed has that setting's default. */
export function completedSettings(data: Partial<Settings> | null | undefined): Settings {
  const { profile, notifications, automation, privacy, api } = defaultSettings;
  return {
    profile: { ...profile, ...data?.profile },
    notifications: { ...notifications, ...data?.notifications },
    automation: { ...automation, ...data?.automation },
    privacy: { ...privacy, ...data?.privacy },
    api: { ...api, ...data?.api, rateLimits: { ...api.rateLimits, ...data?.api?.rateLimits } },
  };
}

interface Kept {
  /** The sealed keys and the local server they were made with: others make others. */
  sealed: string;
  providers: AiProviders;
}

const MANY = 500;
/** Each holds the connections of its SDK. */
const kept = new WeakMap<AiProviders, Map<string, Kept>>();

/** The AI providers of this workspace: with its own keys and the local server that it chose, else the operator's. */
export async function providersOf(
  { ai, db, sealer }: Pick<Context, 'ai' | 'db' | 'sealer'>,
  owner: string,
): Promise<AiProviders> {
  const row = await withWorkspace(db, owner, (tx) => findSettings(tx, owner).executeTakeFirst());
  const { openaiApiKey, geminiApiKey, grokApiKey } = row?.secrets ?? {};
  const choice = row ? choiceIn(row.data) : null;
  if (!openaiApiKey && !geminiApiKey && !grokApiKey && !choice) return ai;
  const mine = kept.get(ai) ?? new Map<string, Kept>();
  kept.set(ai, mine);
  const sealed = `${openaiApiKey} ${geminiApiKey} ${grokApiKey} ${JSON.stringify(choice)}`;
  const found = mine.get(owner);
  if (found?.sealed === sealed) return found.providers;
  const keyed = ai.withKeys(ownKeys(sealer, owner, row?.secrets ?? {}));
  const providers = choice ? keyed.withLocalServer(choice) : keyed;
  if (mine.size >= MANY) mine.clear();
  mine.set(owner, { sealed, providers });
  return providers;
}

function ownKeys(
  sealer: Context['sealer'],
  owner: string,
  secrets: Record<string, string>,
): OwnKeys {
  const { openaiApiKey, geminiApiKey, grokApiKey } = openKeys(sealer, owner, secrets);
  return {
    ...(openaiApiKey ? { openai: openaiApiKey } : {}),
    ...(geminiApiKey ? { gemini: geminiApiKey } : {}),
    ...(grokApiKey ? { grok: grokApiKey } : {}),
  };
}
