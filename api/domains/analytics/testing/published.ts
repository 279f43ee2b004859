import type { TestApp } from '#api/testing/app.ts';
import type { Desk } from '#api/testing/fixtures/schedule-fixture.ts';

/** A post as it stands once it is out and its figures have been read. */
export interface Published {
  /** ISO 8601. */
  at: string;
  text?: string;
  personaId?: string;
  campaignId?: string;
  accountId?: string;
  provider?: string;
  voiceMatch?: number;
  virality?: number;
  /** Left out: no figures yet. */
  figures?: { impressions: number; likes: number; reposts?: number };
}

let turn = 0;

/** Puts posts where the publisher and the reader of figures would; answers their ids. */
export async function publish(
  app: TestApp,
  { workspaceId }: Pick<Desk, 'workspaceId'>,
  posts: readonly Published[],
): Promise<string[]> {
  const rows = posts.map((post) => {
    turn += 1;
    return { ...post, id: crypto.randomUUID(), externalId: `9${String(turn).padStart(9, '0')}` };
  });
  const list = JSON.stringify(rows).replaceAll("'", "''");
  await app.asOwner(`
    with given as (select * from jsonb_to_recordset('${list}') as row (
      id uuid, at timestamptz, text text, "externalId" text, "personaId" uuid, "campaignId" uuid,
      "accountId" uuid, provider text, "voiceMatch" real, virality real, figures jsonb)),
    posts as (insert into scheduled_posts (id, workspace_id, platform, account_id, persona_id,
        campaign_id, scheduled_time, time_zone, wall_clock, not_before, grace_minutes, status,
        posted_at, provider, voice_match, virality, impressions, engagement)
      select id, '${workspaceId}', 'twitter', "accountId", "personaId", "campaignId", at, 'UTC', '',
        at, 60, 'posted', at, provider, "voiceMatch", virality, (figures->>'impressions')::int,
        (figures->>'likes')::int + coalesce((figures->>'reposts')::int, 0)
      from given),
    parts as (insert into post_parts (workspace_id, post_id, position, text, external_id, posted_at)
      select '${workspaceId}', id, 0, coalesce(text, 'gm'), "externalId", at from given)
    insert into post_metrics (workspace_id, post_id, impressions, likes, reposts, replies, quotes,
        bookmarks, read_at)
      select '${workspaceId}', id, (figures->>'impressions')::int, (figures->>'likes')::int,
        coalesce((figures->>'reposts')::int, 0), 0, 0, 0, now()
      from given where figures is not null`);
  return rows.map(({ id }) => id);
}
