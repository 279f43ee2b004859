import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import { type Connection, connect } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { scheduleOccurrences } from '#api/domains/campaigns/schedule-occurrences.ts';
import { testApp } from '#api/testing/app.ts';
import {
  type Desk,
  freshText,
  inFuture,
  scheduleFixture,
} from '#api/testing/fixtures/schedule-fixture.ts';
import {
  actOnPost,
  deleteScheduledPost,
  duplicateScheduledPost,
  type PostStatus,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { holdPending, type PlannedPost, resumeHeld, schedulePlanned } from '../../public.ts';
import { claimDue } from '../claim/claim-due.ts';
import { releaseUntouched, remindDue, resumeReconnected } from '../claim/release-posts.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import type { PublishingTools } from '../publishing-tools.ts';
import { holdSuspended } from '../send/account-access.ts';
import { beginAttempt } from '../send/begin-attempt.ts';
import { recordOutcome } from '../send/record-outcome.ts';
import { type Outcome, transitions } from '../transitions.ts';

const app = testApp();
let worker: Connection;
let desk: Desk;
let accountId: string;

beforeAll(async () => {
  worker = connect(app.database.url, 'worker', () => {});
  desk = await scheduleFixture(app, 'walker');
  accountId = await desk.connect('walker');
  // The database itself writes down every change of a state, and who made it.
  await app.asOwner(`
    create table moves (old text, new text, who text);
    grant insert on moves to public;
    create function note_move() returns trigger language plpgsql as $$ begin
      insert into moves values (
        case when tg_op <> 'INSERT' then old.status end,
        case when tg_op <> 'DELETE' then new.status end, current_user);
      return null; end $$;
    create trigger note_move after insert or update or delete on scheduled_posts
      for each row execute function note_move()`);
});
afterAll(() => worker.close());

/** A post on its way. */
interface Walk {
  id: string;
  platform: 'twitter' | 'linkedin';
  claimed: ClaimedPost | null;
}

const set = (columns: string) => app.asOwner(`update scheduled_posts set ${columns}`);
const asApp = <T>(work: Parameters<typeof withWorkspace<T>>[2]) =>
  withWorkspace(app.running.ctx.db, desk.workspaceId, work);
const reconnect = () =>
  app.asOwner('update social_accounts set needs_reconnect = false, is_active = true');

async function claim(walk: Walk, watchedFrom: number): Promise<void> {
  await set(`not_before = least(not_before, now() - interval '1 second')`);
  const watchingSince = new Date(Date.now() + watchedFrom).toISOString();
  const claim = { worker: 'w', most: 1, leaseMs: 60_000, doubtMs: 0, watchingSince };
  walk.claimed = (await claimDue(worker.db, claim))[0] ?? walk.claimed;
}

const HOUR = 3_600_000;
const expire = () => set('lease_until = now() where lease_until is not null');

/** What a person does, over HTTP. A refusal is an answer too: the state then tells. */
async function act(walk: Walk, action: string, more: object = {}): Promise<void> {
  const { version } = await desk.row(walk.id);
  const path = actOnPost.path.replace('{id}', walk.id);
  const answer = await desk.user.fetch(path, {
    method: actOnPost.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, version, ...more }),
  });
  expect([200, 409, 422, 400]).toContain(answer.status);
}

const outcome =
  (event: Outcome, more: object = {}) =>
  async ({ claimed }: Walk) => {
    if (!claimed) return;
    const said = { event, detail: null, isSettled: true, ...more };
    await recordOutcome(worker.db)(claimed, null, said);
  };

/** With one of its two parts on X. */
const withLivePart = async (work: () => Promise<void>) => {
  const mark = (id: string) =>
    app.asOwner(`update post_parts set external_id = ${id} where position = 0`);
  await mark(`'1'`);
  await work();
  await mark('null');
};

const steps: Record<string, (walk: Walk) => Promise<unknown>> = {
  claim: (walk) => claim(walk, -HOUR),
  doubt: (walk) => claim(walk, HOUR),
  'take over': (walk) => expire().then(() => claim(walk, -HOUR)),
  'take over from a call': async (walk) => {
    if (walk.claimed) await beginAttempt(worker.db, 60_000)(walk.claimed, 0);
    await expire();
    await claim(walk, -HOUR);
  },
  remind: () => set(`not_before = least(not_before, now())`).then(() => remindDue(worker.db)),
  'lose its account': () =>
    holdSuspended(
      { ctx: app.running.ctx, db: worker.db } as unknown as PublishingTools,
      { account: { id: accountId }, workspaceId: desk.workspaceId } as ClaimedPost,
    ).then(reconnect),
  'regain its account': () => resumeReconnected(worker.db),
  publish: outcome('publish'),
  'put off': outcome('put_off', { afterMs: 0 }),
  'lose the answer': outcome('lose_answer', { afterMs: 0 }),
  ask: outcome('ask'),
  'hold for its account': outcome('hold', { holdReason: 'reconnect' }),
  'hold as too late': outcome('hold', { holdReason: 'too_late' }),
  fail: outcome('fail'),
  'hand back': async ({ claimed }) => claimed && releaseUntouched(worker.db, [claimed]),

  copy: async (walk) => {
    const { id } = await desk.user.call(duplicateScheduledPost, { params: { id: walk.id } });
    await app.asOwner(`delete from scheduled_posts where id = '${walk.id}'`);
    Object.assign(walk, { id, claimed: null });
  },
  change: async ({ id }) => {
    const { version } = await desk.row(id);
    const scheduledTime = inFuture(24 + Number(version));
    await desk.user.fetch(updateScheduledPost.path.replace('{id}', id), {
      method: updateScheduledPost.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, scheduledTime }),
    });
  },
  pause: () =>
    asApp((tx) => holdPending(tx, desk.workspaceId, 'workspace', 'publishing_off', null)),
  resume: () => asApp((tx) => resumeHeld(tx, desk.workspaceId, { reason: 'publishing_off' }, null)),
  'resume too late': async () => {
    await set(`scheduled_time = scheduled_time - interval '900 days'`);
    await asApp((tx) => resumeHeld(tx, desk.workspaceId, { reason: 'publishing_off' }, null));
    await set(`scheduled_time = scheduled_time + interval '900 days'`);
  },
  approve: (walk) => act(walk, 'approve'),
  release: (walk) => act(walk, 'release'),
  now: (walk) => act(walk, 'now'),
  'now without an account': async (walk) => {
    await app.asOwner('update social_accounts set needs_reconnect = true');
    await act(walk, 'now');
    await reconnect();
  },
  retry: (walk) => act(walk, 'retry'),
  'retry the rest': (walk) => withLivePart(() => act(walk, 'retry')),
  'was posted': async (walk) => {
    await act(walk, 'was_posted', { externalId: '1' });
    await app.asOwner('update post_parts set external_id = null');
  },
  'was not posted': (walk) => act(walk, 'was_not_posted'),
  'was not posted, and is too long': async (walk) => {
    await app.asOwner(`update post_parts set text = repeat('long ', 100) || text`);
    await act(walk, 'was_not_posted');
    await app.asOwner(`update post_parts set text = replace(text, 'long ', '')`);
  },
  delete: ({ id }) =>
    desk.user.fetch(deleteScheduledPost.path.replace('{id}', id), {
      method: deleteScheduledPost.method,
    }),
};

type State = PostStatus | `held: ${string}` | 'gone';

const loose: State[] = ['held: null', 'held: reconnect', 'held: too_late', 'held: moderation'];
const held: State[] = [...loose, 'held: approval', 'held: publishing_off'];
const inFlight: State[] = ['publishing', 'unknown'];
const to = (target: State, from: State[]) =>
  Object.fromEntries(from.map((state) => [state, target])) as Partial<Record<State, State>>;

/** By hand, and not from the table: where each step leads. What is not named stays as it is. */
const expected: Record<string, Partial<Record<State, State>>> = {
  claim: { pending: 'publishing', unknown: 'unknown' },
  doubt: { pending: 'unknown', unknown: 'unknown' },
  'take over': { pending: 'publishing', publishing: 'publishing', unknown: 'unknown' },
  'take over from a call': { pending: 'publishing', ...to('unknown', inFlight) },
  'lose its account': { pending: 'held: reconnect' },
  'regain its account': { 'held: reconnect': 'pending' },
  publish: to('posted', inFlight),
  'put off': to('pending', inFlight),
  'lose the answer': to('unknown', inFlight),
  ask: to('needs_check', inFlight),
  'hold for its account': to('held: reconnect', inFlight),
  'hold as too late': to('held: too_late', inFlight),
  fail: to('failed', inFlight),
  'hand back': { publishing: 'pending' },
  change: to('pending', ['pending', 'failed', 'reminded', ...loose]),
  pause: { pending: 'held: publishing_off' },
  resume: { 'held: publishing_off': 'pending' },
  'resume too late': { 'held: publishing_off': 'held: too_late' },
  approve: { 'held: approval': 'pending' },
  release: to('pending', held),
  now: to('pending', ['pending', 'failed', ...held]),
  'now without an account': to('held: reconnect', ['pending', 'failed', ...held]),
  retry: to('pending', ['failed', ...held]),
  'retry the rest': to('pending', ['failed', 'posted', ...held]),
  'was posted': { needs_check: 'posted' },
  'was not posted': { needs_check: 'pending' },
  'was not posted, and is too long': { needs_check: 'held: moderation' },
  delete: to('gone', ['pending', 'failed', 'reminded', ...held]),
};
/** Of a platform that Troupe does not publish to. */
const expectedElsewhere: typeof expected = {
  ...expected,
  claim: {},
  doubt: {},
  'take over': {},
  'take over from a call': {},
  'lose its account': {},
  remind: { pending: 'reminded' },
  'now without an account': expected.now ?? {},
};

/** Only from whoever holds the post. */
const outcomes = new Set(
  [
    'publish',
    'put off',
    'lose the answer',
    'ask',
    'hold for its account',
    'hold as too late',
  ].concat(['fail', 'hand back']),
);

/** Undefined: it is refused, or does nothing here. */
function leadsTo(state: State, step: string, { platform }: Walk, isLeased: boolean) {
  if (step === 'copy') return 'held: null';
  if (outcomes.has(step) && !isLeased) return undefined;
  return (platform === 'twitter' ? expected : expectedElsewhere)[step]?.[state];
}

async function stateOf({ id }: Walk): Promise<{ state: State; isLeased: boolean }> {
  const row = (await desk.row(id)) as Record<string, string | null> | undefined;
  const status = row?.status as PostStatus | undefined;
  const state = status === 'held' ? (`held: ${row?.hold_reason}` as const) : (status ?? 'gone');
  return { state, isLeased: row?.lease_until != null };
}

type Platform = Walk['platform'];

/** Where a post begins, by the state that it begins in. */
const beginnings: ((platform: Platform) => Promise<[State, string]>)[] = [
  async (platform) => {
    const parts = [{ text: freshText() }, { text: freshText() }];
    return ['pending', (await desk.schedule({ parts, platform })).id];
  },
  async (platform) => {
    const post = planned(platform);
    await asApp((tx) => schedulePlanned(tx, desk.workspaceId, [post]));
    return ['pending', await asThread(post)];
  },
  async (platform) => {
    const post = planned(platform);
    const campaign = { id: crypto.randomUUID(), name: 'one', planned_until: null };
    await asApp((tx) => scheduleOccurrences(tx, desk.workspaceId, campaign, [post]));
    return ['held: approval', await asThread(post)];
  },
];

function planned(platform: Platform): PlannedPost {
  const at = inFuture(24);
  const row = {
    id: crypto.randomUUID(),
    platform,
    account_id: platform === 'twitter' ? accountId : null,
    scheduled_time: at,
    time_zone: 'UTC',
    wall_clock: at.slice(0, 16),
    grace_minutes: 60,
  };
  return { row, text: freshText() };
}

/** With a second part, as the others have. */
async function asThread({ row: { id } }: PlannedPost): Promise<string> {
  await app.asOwner(`insert into post_parts (workspace_id, post_id, position, text)
    values ('${desk.workspaceId}', '${id}', 1, '${freshText()}')`);
  return id;
}

const role = (by: string) => (by.includes('worker') ? 'worker' : 'app');
const listed = new Set(
  transitions.flatMap(({ from, to, by }) => from.map((state) => `${state} -> ${to}, ${role(by)}`)),
);

/** As the database has them; a row that was written and kept its state is no move but of the table. */
async function movesSeen(): Promise<string[]> {
  const rows = (await app.asOwner(`
    select distinct concat(coalesce(old, 'null'), ' -> ', coalesce(new, 'null'), ', ',
      split_part(who, '_', 2)) as move, old is distinct from new as "isChange"
    from moves where who like 'troupe\\_%'`)) as { move: string; isChange: boolean }[];
  return rows.flatMap(({ move, isChange }) => (isChange || listed.has(move) ? move : []));
}

it('120 random steps lead where they have to, by moves of the table alone', {
  timeout: 300_000,
}, async () => {
  const random = seededRandom('20261126');
  const gone = new Set<string>();
  for (let taken = 0; taken < 120; ) {
    const platform = random.chance(0.8) ? 'twitter' : 'linkedin';
    const [begun, id] = await random.pick(beginnings)(platform);
    const walk: Walk = { id, platform, claimed: null };
    const path: string[] = [begun];
    let { state, isLeased } = await stateOf(walk);
    expect(state).toBe(begun);
    for (let length = 0; length < 40 && state !== 'gone'; length += 1) {
      const names = Object.keys(steps);
      // More often than not a way that has not been gone yet, where there is one.
      const ways = names.filter(
        (name) =>
          leadsTo(state, name, walk, isLeased) !== undefined && !gone.has(`${state} ${name}`),
      );
      const step = random.pick(ways.length > 0 && random.chance(0.85) ? ways : names);
      gone.add(`${state} ${step}`);
      const wanted = leadsTo(state, step, walk, isLeased) ?? state;
      await steps[step]?.(walk);
      ({ state, isLeased } = await stateOf(walk));
      path.push(`${step}: ${state}`);
      expect(state, path.join('\n')).toBe(wanted);
      taken += 1;
    }
    await app.asOwner('delete from scheduled_posts');
  }
  expect((await movesSeen()).filter((move) => !listed.has(move))).toEqual([]);
});

it('the table has no move that is not expected by hand, and lacks none', () => {
  const plain = (state: string) => state.replace(/:.*/, '').replace('gone', 'null');
  const byHand = [expected, expectedElsewhere].flatMap((table) =>
    Object.entries(table).flatMap(([step, leads]) =>
      // Two moves in one step.
      step === 'now without an account'
        ? []
        : Object.entries(leads as Record<string, string>).map(
            ([from, to]) => `${plain(from)} -> ${plain(to)}`,
          ),
    ),
  );
  const born = ['null -> pending', 'null -> held'];
  const moves = transitions.flatMap(({ from, to }) => from.map((state) => `${state} -> ${to}`));
  expect([...new Set(moves)].sort()).toEqual([...new Set([...born, ...byHand])].sort());
});
