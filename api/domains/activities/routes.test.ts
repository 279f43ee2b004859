import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '#api/db/database.ts';
import { remindDue } from '#api/domains/publishing/engine/claim/release-posts.ts';
import { recordOutcome } from '#api/domains/publishing/engine/send/record-outcome.ts';
import type { Actor } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { publishingHarness } from '#api/domains/publishing/engine/testing/publishing-harness.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { type ActivityType, activityTypes, listActivities } from '#shared/contracts/activities.ts';
import { createBucket } from '#shared/contracts/buckets.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { generateContent } from '#shared/contracts/generation.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { createPersona, deletePersona, updatePersona } from '#shared/contracts/persona-changes.ts';
import { uploadViralContent } from '#shared/contracts/viral.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';

const app = testApp();
const on = publishingHarness();
let worker: Connection;
beforeAll(() => {
  worker = connect(on.stage.databaseUrl, 'worker', () => {});
});
// Before the stage drops its database: what is registered last ends first.
afterAll(() => worker.close());
afterEach(() => {
  on.stage.sandbox.control.fault({ kind: 'clear' });
});
const persona = { name: 'Mira', description: 'Markets', personality: 'dry' };

type CallType = Exclude<ActivityType, `post_${string}` | 'account_connected'>;
type PostType = Extract<ActivityType, `post_${string}`>;

const idOfPersona = async (user: Caller) =>
  ({ id: (await user.call(createPersona, { body: persona })).id }) as const;

/** What has to be there first, the call that leaves the activity, and what that call changes. */
const calls: Record<
  CallType,
  (user: Caller) => Promise<{ endpoint: Endpoint; params?: object; body?: object; changes: string }>
> = {
  persona_created: async () => ({
    endpoint: createPersona,
    body: persona,
    changes: 'select name from personas',
  }),
  persona_updated: async (user) => ({
    endpoint: updatePersona,
    params: await idOfPersona(user),
    body: { name: 'Renamed' },
    changes: 'select name from personas',
  }),
  persona_deleted: async (user) => ({
    endpoint: deletePersona,
    params: await idOfPersona(user),
    changes: 'select name from personas',
  }),
  content_bucket_created: async () => ({
    endpoint: createBucket,
    body: { name: 'Notes' },
    changes: 'select name from content_buckets',
  }),
  viral_content_uploaded: async () => ({
    endpoint: uploadViralContent,
    body: { title: 'Title', content: 'Content' },
    changes: 'select title from viral_content',
  }),
  content_generated: async (user) => ({
    endpoint: generateContent,
    body: {
      personaId: (await idOfPersona(user)).id,
      prompt: 'fees are low again today',
      provider: 'local',
    },
    changes: 'select content from drafts',
  }),
};

/** Brings a post to where the engine has something to tell of it. */
const endings: Record<PostType, (actor: Actor) => Promise<string>> = {
  post_published: (actor) => on.stage.schedule(actor, 'goes out'),
  post_failed: (actor) => on.stage.schedule(actor, 'far too long for X. '.repeat(20)),
  post_held: (actor) => on.stage.schedule(actor, { parts: ['late'], inMs: -7_200_000 }),
  post_needs_check(actor) {
    on.stage.sandbox.control.fault({ kind: 'reset_after', endpoint: 'create' });
    on.stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'timeline', times: 'always' });
    return on.stage.schedule(actor, 'no news of it');
  },
  post_reminder: (actor) =>
    on.stage.schedule(actor, { parts: ['to copy'], platform: 'linkedin', accountId: null }),
};

const statusOf: Record<PostType, 'posted' | 'failed' | 'held' | 'needs_check' | 'reminded'> = {
  post_published: 'posted',
  post_failed: 'failed',
  post_held: 'held',
  post_needs_check: 'needs_check',
  post_reminder: 'reminded',
};

const outcomeOf = {
  post_published: 'publish',
  post_failed: 'fail',
  post_held: 'hold',
  post_needs_check: 'ask',
} as const;

const breaking = (workspaceId: string, type: ActivityType) => `
  create or replace function break_it() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$;
  create constraint trigger break_it after insert on activities deferrable initially deferred
    for each row when (new.workspace_id = '${workspaceId}' and new.type = '${type}')
    execute function break_it()`;
const MEND = 'drop trigger break_it on activities';

const typesOf = async ({ user }: Pick<Desk, 'user'>) =>
  (await user.call(listActivities)).map(({ type }) => type);

async function send(
  user: Caller,
  { endpoint, params, body }: Awaited<ReturnType<(typeof calls)[CallType]>>,
) {
  const path = endpoint.path.replace('{id}', String((params as { id?: string })?.id));
  return user.fetch(path, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

it('has a way to each of its types', () => {
  const covered = [...Object.keys(calls), ...Object.keys(endings), 'account_connected'];
  expect(covered.sort()).toEqual([...activityTypes].sort());
});

describe.each(Object.entries(calls))('%s', (type, prepare) => {
  it('is left by its call, and by a call that failed neither it nor the change', async () => {
    const desk = await scheduleFixture(app, `a_${type.slice(0, 12)}`);
    const call = await prepare(desk.user);
    const { workspaceId } = desk;
    const rows = () => app.asOwner(`${call.changes} where workspace_id = '${workspaceId}'`);
    const before = { rows: await rows(), types: await typesOf(desk) };

    await app.asOwner(breaking(workspaceId, type as ActivityType));
    expect((await send(desk.user, call)).status).toBe(500);
    await app.asOwner(MEND);
    expect({ rows: await rows(), types: await typesOf(desk) }).toEqual(before);

    const done = await send(desk.user, call);
    expect(done.ok, await done.text()).toBe(true);
    expect(await rows()).not.toEqual(before.rows);
    expect(await typesOf(desk)).toEqual([type, ...before.types]);
    const [latest] = await desk.user.call(listActivities);
    expect(latest?.description).toBe(messageText(latest?.descriptionMessage as Message));
  });
});

describe('account_connected', () => {
  it('is left by the first sign-in with X, once, and goes with it when that fails', async () => {
    const person = new XAccountFixture(app);
    await app.asOwner(`
      create or replace function break_it() returns trigger language plpgsql as $$
        begin raise exception 'broken'; end $$;
      create constraint trigger break_it after insert on activities deferrable initially deferred
        for each row when (new.type = 'account_connected') execute function break_it()`);
    expect(await person.signIn('connector')).not.toContain('auth-success');
    await app.asOwner(MEND);
    const accounts = `select 1 from social_accounts where username = 'connector'`;
    expect(await app.asOwner(accounts)).toEqual([]);
    for (const _ of [1, 2]) expect(await person.signIn('connector')).toContain('auth-success');
    expect(await app.asOwner(accounts)).toHaveLength(1);
    const left = await person.get<{ type: string }[]>('/api/activities');
    expect(left.map(({ type }) => type)).toEqual(['account_connected']);
  });
});

describe.each(Object.entries(endings))('%s', (type, prepare) => {
  const status = statusOf[type as PostType];
  const left = (actor: Actor) =>
    on.stage.asOwner(`select type from activities
      where workspace_id = '${actor.workspaceId}' and type = '${type}'`);

  it('is left when the engine brings a post there', async () => {
    const actor = await on.stage.actor(`p_${type.slice(5, 17)}`);
    const id = await prepare(actor);
    // A reminder is a chore on the way to what is claimed, and tells nobody that it is done.
    const watched = status === 'reminded' ? await on.stage.schedule(actor, 'beside it') : id;
    on.stage.work();
    await on.stage.settled([watched]);
    expect((await on.stage.row(id)).status).toBe(status);
    expect(await left(actor)).toEqual([{ type }]);
  });

  it('is written with the state of the post, or neither is', async () => {
    const actor = await on.stage.actor(`q_${type.slice(5, 17)}`);
    const isReminder = status === 'reminded';
    const id = await on.stage.schedule(actor, {
      parts: ['one'],
      ...(isReminder ? { platform: 'linkedin' as const } : {}),
    });
    if (!isReminder) {
      await on.stage.asOwner(`update scheduled_posts set status = 'publishing', attempt = 1,
        lease_until = now() + interval '1 hour' where id = '${id}'`);
    }
    const { workspaceId } = actor;
    const bring = async () => {
      if (isReminder) return remindDue(worker.db);
      const post = { workspaceId, id, token: 1 } as Parameters<ReturnType<typeof recordOutcome>>[0];
      await recordOutcome(worker.db)(post, null, {
        event: outcomeOf[type as keyof typeof outcomeOf],
        detail: message('post.own-fault'),
      });
    };
    const before = (await on.stage.row(id)).status;
    await on.stage.asOwner(breaking(workspaceId, type as ActivityType));
    await expect(bring()).rejects.toThrow('broken');
    expect((await on.stage.row(id)).status).toBe(before);
    await on.stage.asOwner(MEND);
    await bring();
    expect((await on.stage.row(id)).status).toBe(status);
    expect(await left(actor)).toEqual([{ type }]);
  });
});
