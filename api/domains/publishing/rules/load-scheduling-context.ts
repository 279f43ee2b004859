import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isConnected } from '#api/db/schema/connected-account.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { listMediaTraits } from '../media/media-queries.ts';
import { listPersonaNames } from '../queries.ts';

/** An account that a post can go out from. */
export interface PostingAccount {
  id: string;
  platform: Platform;
  /** X's `subscription_type`. */
  subscription: string;
}

/** What the rules go by; `saysAi`: the file itself says that AI made it. */
export interface MediaTraits {
  kind: MediaItem['kind'];
  saysAi: boolean;
}

/** What a post is judged by that does not stand in it. */
export interface SchedulingContext {
  /** The database's clock. */
  now: string;
  /** The IANA zone of the settings. */
  zone: string;
  isModerated: boolean;
  /** The one to take without a choice first. */
  accounts: PostingAccount[];
  /** Names by id. */
  personas: ReadonlyMap<string, string>;
  media: ReadonlyMap<string, MediaTraits>;
}

interface Named {
  personaId?: string | null | undefined;
  parts?: { mediaIds: string[] }[] | undefined;
}

/** Reads them for posts that name these personas and media; what is not found is not in them. */
export async function loadSchedulingContext(
  tx: Db,
  owner: string,
  posts: Named[],
): Promise<SchedulingContext> {
  const personaIds = [...new Set(posts.flatMap(({ personaId }) => personaId ?? []))];
  const mediaIds = [
    ...new Set(posts.flatMap(({ parts = [] }) => parts.flatMap((part) => part.mediaIds))),
  ];
  const [clock, settings, accounts, personas, media] = await Promise.all([
    sql<{ now: string }>`select clock_timestamp() as now`.execute(tx),
    settingsOf(tx, owner),
    accountsForPosting(tx, owner),
    personaIds.length === 0 ? [] : listPersonaNames(tx, owner, personaIds).execute(),
    mediaIds.length === 0 ? [] : listMediaTraits(tx, owner, mediaIds).execute(),
  ]);
  return {
    now: clock.rows[0]?.now ?? '',
    zone: zoneOf(settings),
    isModerated: settings.automation.contentModeration,
    accounts,
    personas: new Map(personas.map(({ id, name }) => [id, name])),
    media: new Map(media.map(({ id, ...traits }) => [id, traits])),
  };
}

/** The accounts of the workspace, the one to take without a choice first. */
function accountsForPosting(tx: Db, owner: string): Promise<PostingAccount[]> {
  return tx
    .selectFrom('social_accounts')
    .select(['id', 'platform', 'subscription_type as subscription'])
    .where('workspace_id', '=', owner)
    .where(isConnected('social_accounts'))
    .orderBy('needs_reconnect')
    .orderBy('connected_at')
    .orderBy('id')
    .execute();
}
