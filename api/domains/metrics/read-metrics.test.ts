import { describe, expect, it } from 'vitest';
import { freshAccessToken } from '#api/domains/accounts/public.ts';
import type { Actor } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { DAY, HOUR, MINUTE, metricsFixture } from '#api/testing/fixtures/metrics-fixture.ts';
import { readMetrics } from './read-metrics.ts';

const on = metricsFixture();

const read = () => readMetrics(on.ctx);
const snapshots = async (postId: string) =>
  (await on.stage.asOwner(`select position, impressions::int, url_clicks::int, taken_at,
      concat_ws(' ', impressions, likes, reposts, replies, quotes, bookmarks, url_clicks,
        profile_clicks) as figures
    from metric_snapshots where post_id = '${postId}' order by taken_at, position`)) as {
    position: number;
    impressions: number;
    url_clicks: number | null;
    taken_at: string;
    figures: string;
  }[];
const account = async ({ accountId }: Actor) =>
  (await on.stage.asOwner(`select * from social_accounts where id = '${accountId}'`))[0] as {
    needs_reconnect: boolean;
    access_token: string;
  };
const deleteOnX = async ({ workspaceId, accountId }: Actor, postId: string) => {
  const [part] = (await on.stage.asOwner(
    `select external_id from post_parts where post_id = '${postId}' order by position limit 1`,
  )) as { external_id: string }[];
  const token = await freshAccessToken(on.ctx, workspaceId, accountId);
  await on.stage.x.deletePost(token, part?.external_id ?? '');
};

describe('reading figures', () => {
  it('stores what the ledger of X says, of posts and of threads, from publishing on', async () => {
    const actor = await on.stage.actor('from_engine');
    on.stage.work();
    const ids = await on.stage.scheduleMany(actor, [
      { parts: ['one post'] },
      { parts: ['a thread', 'goes on', 'and ends'] },
    ]);
    await on.stage.settled(ids);
    await on.stage.rest();
    await read();
    expect(await on.stored(ids)).toEqual([]);
    await on.pass(10 * MINUTE);
    await read();
    expect(await on.stored(ids)).toEqual(await on.ledger(actor, ids));
    await on.pass(5 * HOUR);
    await read();
    const stored = await on.stored(ids);
    expect(stored).toEqual(await on.ledger(actor, ids));
    expect(stored[1]).toMatchObject({ replies: 2 });
    expect((stored[1] as { impressions: number }).impressions).toBeGreaterThan(0);
  });

  it('comes back after 10 minutes, 1, 6 and 24 hours, then daily until nothing moves', async () => {
    const actor = await on.stage.actor('schedule_of_x');
    const [id = ''] = await on.publish(actor, ['what a month brings']);
    const ages: number[] = [];
    let age = 0;
    for (let due = await on.dueIn(id); due !== null; due = await on.dueIn(id)) {
      age += due + 1;
      await on.pass(due + 1);
      await read();
      ages.push(age);
    }
    const daily = [1, 2, 3, 4, 5, 6, 7].map((day) => day * DAY);
    // The database's clock runs on while this one is moved: single minutes do not count.
    const near = ages.map((one) => Math.round(one / 10) * 10);
    expect(near.slice(0, 10)).toEqual([10 * MINUTE, HOUR, 6 * HOUR, ...daily]);
    expect(ages.length).toBeLessThan(20);
    expect(await on.stored([id])).toEqual(await on.ledger(actor, [id]));
    const kept = await snapshots(id);
    expect(kept.length).toBeLessThan(ages.length);
    expect(new Set(kept.map(({ figures }) => figures)).size).toBe(kept.length);
  });

  it('asks for a hundred posts of an account at once, and for none twice', async () => {
    const many = await on.stage.actor('many_posts');
    const few = await on.stage.actor('few_posts');
    const ids = await on.publish(
      many,
      Array.from({ length: 130 }, (_, at) => `post number ${at}`),
    );
    const others = await on.publish(few, ['only one', ['a thread', 'of two']]);
    await on.pass(12 * MINUTE);
    const before = on.reads();
    await read();
    await read();
    expect(on.reads() - before).toBe(3);
    expect(await on.stored(ids)).toEqual(await on.ledger(many, ids));
    expect(await on.stored(others)).toEqual(await on.ledger(few, others));
  });

  it('reads each post once however many workers there are', async () => {
    const actor = await on.stage.actor('three_workers');
    const ids = await on.publish(
      actor,
      Array.from({ length: 90 }, (_, at) => `shared post ${at}`),
    );
    await on.pass(12 * MINUTE);
    const asked: string[] = [];
    const { x } = on.ctx;
    const watched: typeof x = {
      ...x,
      postFigures: (token, some) => {
        asked.push(...some);
        return x.postFigures(token, some);
      },
    };
    const worker = () => readMetrics({ ...on.ctx, x: watched });
    await Promise.all([worker(), worker(), worker()]);
    expect(asked).toHaveLength(ids.length);
    const counts = (await on.stage.asOwner(`select count(*)::int as rows from metric_snapshots
      where post_id in (${ids.map((id) => `'${id}'`).join(',')}) group by post_id`)) as {
      rows: number;
    }[];
    expect(counts).toEqual(ids.map(() => ({ rows: 1 })));
  });

  it('writes no row for figures that stand still, but says when they were read', async () => {
    const actor = await on.stage.actor('standing_still');
    const [id = ''] = await on.publish(actor, ['nothing more happens']);
    await on.pass(20 * DAY);
    await read();
    await on.pass(DAY);
    const [before] = await on.stage.asOwner(
      `select read_at from post_metrics where post_id = '${id}'`,
    );
    await read();
    expect(await snapshots(id)).toHaveLength(1);
    const [after] = await on.stage.asOwner(
      `select read_at from post_metrics where post_id = '${id}'`,
    );
    expect((after as { read_at: Date }).read_at > (before as { read_at: Date }).read_at).toBe(true);
  });

  it('writes a post when it is taken and when its figures are kept, and counts them once', async () => {
    const actor = await on.stage.actor('written_once');
    const ids = await on.publish(actor, ['one', ['two', 'and its end']]);
    await on.stage.asOwner(`create sequence written;
      create function count_writing() returns trigger language plpgsql security definer as
        $$ begin perform nextval('written'); return null; end $$;
      create trigger written after update on scheduled_posts for each row
        when (new.workspace_id = '${actor.workspaceId}') execute function count_writing()`);
    await on.pass(2 * DAY);
    await on.stage.asOwner(`alter sequence written restart`);
    await read();
    const [{ last_value: written }] = (await on.stage.asOwner(
      'select last_value::integer from written',
    )) as [{ last_value: number }];
    await on.stage.asOwner('drop trigger written on scheduled_posts');
    expect(written).toBe(2 * ids.length);
    const totals = () =>
      on.stage.asOwner(`select * from hour_totals where workspace_id = '${actor.workspaceId}'
        and posts <> 0 order by hour`);
    const counted = await totals();
    await on.stage.asOwner('select recount_totals()');
    expect(counted).toEqual(await totals());
    expect(counted).toMatchObject([{ posts: 2, measured: 2 }]);
  });

  it.each(['tweet', 'post'] as const)('reads X by its %s names', async (names) => {
    on.stage.sandbox.control.fault({ kind: 'naming', names });
    const actor = await on.stage.actor(`named_${names}`);
    const ids = await on.publish(actor, ['by any other name']);
    await on.pass(2 * DAY);
    await read();
    const [stored] = (await on.stored(ids)) as { reposts: number }[];
    expect([stored]).toEqual(await on.ledger(actor, ids));
    expect(stored?.reposts).toBeGreaterThan(0);
  });
});

describe('what X keeps to itself', () => {
  it('stops asking for a post that is gone, and reads those beside it', async () => {
    const actor = await on.stage.actor('deleted_there');
    const [gone = '', kept = ''] = await on.publish(actor, ['soon gone', 'stays']);
    await on.pass(12 * MINUTE);
    await read();
    const [last] = await on.stored([gone]);
    await deleteOnX(actor, gone);
    await on.pass(2 * HOUR);
    await read();
    expect(await on.dueIn(gone)).toBeNull();
    expect(await on.stored([gone])).toEqual([last]);
    expect(await on.stored([kept])).toEqual(await on.ledger(actor, [kept]));
    expect(await on.dueIn(kept)).toBeGreaterThan(0);
  });

  it('keeps the last private figures of a post older than 30 days, and all of newer ones', async () => {
    const actor = await on.stage.actor('older_posts');
    const [old = ''] = await on.publish(actor, ['from last month']);
    await on.pass(2 * DAY);
    await read();
    const [then] = (await on.stored([old])) as { url_clicks: number }[];
    await on.pass(28 * DAY);
    const [fresh = ''] = await on.publish(actor, ['from today']);
    await on.pass(2 * HOUR);
    await read();
    const [open] = (await on.ledger(actor, [old])) as object[];
    const { url_clicks, profile_clicks } = then as { url_clicks: number; profile_clicks: number };
    expect(url_clicks).toBeGreaterThan(0);
    expect(await on.stored([old])).toEqual([{ ...open, url_clicks, profile_clicks }]);
    expect(await on.dueIn(old)).toBeNull();
    expect(await on.stored([fresh])).toEqual(await on.ledger(actor, [fresh]));
  });
});

describe('what keeps X from answering', () => {
  const published = async (name: string) => {
    const actor = await on.stage.actor(name);
    const ids = await on.publish(actor, [name]);
    await on.pass(12 * MINUTE);
    return { actor, ids };
  };

  it('loses nothing while X is down', async () => {
    const { actor, ids } = await published('while_down');
    on.stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'list', times: 'always' });
    await read();
    expect(await on.stored(ids)).toEqual([]);
    expect(await on.dueIn(ids[0] ?? '')).toBe(10);
    on.stage.sandbox.control.fault({ kind: 'clear' });
    await on.pass(11 * MINUTE);
    await read();
    expect(await on.stored(ids)).toEqual(await on.ledger(actor, ids));
  });

  it('refreshes a token that X no longer takes', async () => {
    const { actor, ids } = await published('old_token');
    const { access_token: before } = await account(actor);
    on.stage.sandbox.control.fault({ kind: 'expired_token', username: 'old_token' });
    await read();
    expect((await account(actor)).access_token).not.toBe(before);
    expect(await on.stored(ids)).toHaveLength(1);
  });

  it('marks an account that X has thrown out, and comes back to its posts', async () => {
    const { actor, ids } = await published('thrown_out');
    on.stage.sandbox.control.fault({ kind: 'revoked_token', username: 'thrown_out' });
    await read();
    expect((await account(actor)).needs_reconnect).toBe(true);
    expect(await on.dueIn(ids[0] ?? '')).toBe(60);
    await on.stage.signIn(actor.workspaceId, 'thrown_out');
    await on.pass(61 * MINUTE);
    await read();
    expect(await on.stored(ids)).toEqual(await on.ledger(actor, ids));
  });

  it('asks again the next day when there is no credit left', async () => {
    const { ids } = await published('no_credit');
    on.stage.sandbox.control.fault({ kind: 'no_credit', endpoint: 'list' });
    await read();
    expect(await on.dueIn(ids[0] ?? '')).toBe(DAY);
  });

  it('reads nothing where analytics tracking is off', async () => {
    const { actor, ids } = await published('untracked');
    await on.stage.settings(actor, ({ privacy }) => {
      privacy.analyticsTracking = false;
    });
    const before = on.reads();
    await read();
    expect(on.reads()).toBe(before);
    expect(await on.dueIn(ids[0] ?? '')).toBe(DAY);
    expect(await on.stored(ids)).toEqual([]);
  });
});
