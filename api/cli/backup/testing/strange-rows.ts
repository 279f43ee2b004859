import { randomBytes } from 'node:crypto';
import pg from 'pg';

const strange = "tab\t, line\nbreak, \\., \\N, quote' and 漢字 🙂";

/** A workspace of what is hard to write down: odd texts, bytes, nulls in JSON, edges of numbers and times. */
export async function insertStrangeRows(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (statement: string, values: unknown[] = []) =>
    (await client.query(statement, values)).rows[0];
  const { id: workspace } = await ask('insert into workspaces (name) values ($1) returning id', [
    strange,
  ]);
  const { id: persona } = await ask(
    `insert into personas (workspace_id, name, description, personality, type, platform, tone)
     values ($1, '', $2, '\\.', 'KOL', 'twitter', 'casual') returning id`,
    [workspace, strange],
  );
  await ask(`insert into persona_images values ($1, $2, 'v', 'image/png', $3)`, [
    workspace,
    persona,
    randomBytes(300_000),
  ]);
  await ask(
    `insert into content_buckets (workspace_id, name, description, category, is_public, tags)
     values ($1, 'b', '', 'memes', true, $2)`,
    [workspace, [strange, 'NULL', '', '{}']],
  );
  await ask(
    `insert into settings (workspace_id, data, secrets)
    values ($1, '{"privacy":{"profileVisibility":"private"},"null":null,"n":1e300}', '{}')`,
    [workspace],
  );
  await ask(
    `insert into persona_voices (workspace_id, persona_id, version, profile, sources, learnt_from)
    values ($1, $2, 1, 'null', '{}', '{}')`,
    [workspace, persona],
  );
  await ask(
    `insert into viral_content (workspace_id, title, content, content_type, platform, views, engagement_rate)
    values ($1, 't', 'c', 'tweet', 'twitter', 9007199254740993, 0.1::float8 + 0.2)`,
    [workspace],
  );
  await ask(
    `insert into scheduled_posts (workspace_id, platform, scheduled_time, not_before,
      time_zone, wall_clock, grace_minutes, posted_at, status)
    values ($1, 'twitter', '2026-01-01 00:00:00.123456Z', '-infinity', 'UTC', '', 60, null, 'posted')`,
    [workspace],
  );
  await ask(`insert into pgboss.job (name, data, singleton_key, state, started_on) values
    ('learn-voice', '{"personaId":"p"}', 'p', 'active', now()),
    ('analyse-sample', '{"sampleId":"done"}', null, 'completed', null),
    ('analyse-sample', '{"sampleId":"waits"}', null, 'created', null)`);
  await client.end();
}
