import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import pino from 'pino';
import { type Env, readEnv } from '#api/config/env.ts';
import type { PublishingLimits } from '#api/config/publishing-limits.ts';
import { type Connection, connect } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { connectXAccount } from '#api/domains/accounts/public.ts';
import { createXClient, type XClient } from '#api/providers/x/x-client.ts';
import { createSealer, type Sealer } from '#api/secrets/sealer.ts';
import { emptyWorkspace, ownerOf } from '#api/testing/fixtures/full-workspace.ts';
import { changeSettings } from '#api/testing/publishing/change-settings.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { answerConsent } from '#tools/sandbox/x-api/testing/answer-consent.ts';
import type { XSandbox } from '#tools/sandbox/x-api/x-sandbox.ts';
import { insertParts } from '../../schedule/write-queries.ts';
import type { CheckBeforeSending } from '../claimed-post.ts';
import { type Publisher, startPublisher } from '../publisher.ts';
import { wakeWorkers } from '../wake-workers.ts';

export const stageApp = {
  clientId: 'troupe-stage',
  clientSecret: 'troupe-stage-secret',
  callbackUrls: ['http://127.0.0.1:3000/api/auth/x/callback'],
};

/** An X account that is connected to a workspace of its own. */
export interface Actor {
  workspaceId: string;
  accountId: string;
  username: string;
}

export interface Wanted {
  /** As a client may choose it; else one of the database's own. */
  id?: string;
  parts: string[];
  platform?: Platform;
  /** From now, in milliseconds. */
  inMs?: number;
  graceMinutes?: number;
  mediaIds?: string[];
  accountId?: string | null;
  replyToId?: string;
  madeWithAi?: boolean;
  released?: boolean;
}

export interface PostRow {
  id: string;
  status: PostStatus;
  hold_reason: string | null;
  detail: string;
  detail_message: Message | null;
  tries: number;
  attempt: number;
  lease_until: string | null;
  external_ids: (string | null)[];
  outcomes: (string | null)[];
}

const FINAL: PostStatus[] = ['posted', 'failed', 'needs_check', 'held', 'reminded'];

/** Times that let a test see in a second what takes minutes. */
export const fastLimits: Partial<PublishingLimits> = {
  callMs: 600,
  leaseMs: 1_500,
  hesitateMs: 400,
  settleMs: 1_000,
  duplicateMs: 400,
  firstLookMs: 40,
  lookEveryMs: 150,
  giveUpMs: 2_000,
  retryMs: 20,
  longestRetryMs: 200,
  sweepMs: 400,
  stopMs: 3_000,
};

/** For tests in which X answers: that a busy machine is slow is no lost answer. */
export const calmLimits: Partial<PublishingLimits> = {
  callMs: 20_000,
  hesitateMs: 20_000,
  settleMs: 40_000,
  leaseMs: 60_000,
};

/** Everything around the publisher: a database, an X, accounts on it, posts, workers. */
export class Stage {
  readonly events = new EventEmitter();
  readonly sealer: Sealer;
  readonly x: XClient;
  readonly #secret = randomBytes(32).toString('base64');
  readonly #app: Connection;
  /** What still runs at the end of a test. */
  readonly running: { stop(): Promise<void> }[] = [];

  constructor(
    readonly databaseUrl: string,
    readonly sandbox: XSandbox,
    readonly asOwner: (statement: string) => Promise<unknown[]>,
  ) {
    this.sealer = createSealer(this.#secret);
    this.x = createXClient({
      apiUrl: sandbox.url,
      authorizeUrl: `${sandbox.url}/i/oauth2/authorize`,
      ...stageApp,
    });
    this.#app = connect(databaseUrl, 'app', () => {});
  }

  get db() {
    return this.#app.db;
  }

  /** What a worker in a process of its own is started with. */
  variables(limits: Partial<PublishingLimits>): Record<string, string> {
    return {
      NODE_ENV: 'test',
      ROLE: 'worker',
      LOG_LEVEL: 'silent',
      LOCAL_AI_DETECT: 'off',
      DATABASE_URL: this.databaseUrl,
      APP_SECRET: this.#secret,
      X_CLIENT_ID: stageApp.clientId,
      X_CLIENT_SECRET: stageApp.clientSecret,
      X_API_URL: this.sandbox.url,
      PUBLISHING_LIMITS: JSON.stringify(limits),
    };
  }

  env(limits: Partial<PublishingLimits>): Env {
    return readEnv(this.variables(limits));
  }

  /** An account of that name in a new workspace. */
  async actor(username: string): Promise<Actor> {
    const workspaceId = await emptyWorkspace(this.db, username);
    return { workspaceId, username, accountId: await this.signIn(workspaceId, username) };
  }

  /** Consent at the sandbox, as a person gives it, for the first time or again. */
  async signIn(workspaceId: string, username: string): Promise<string> {
    const verifier = randomBytes(32).toString('base64url');
    const redirectUri = stageApp.callbackUrls[0] as string;
    const address = this.x.authorizeUrl({
      state: 'stage',
      challenge: createHash('sha256').update(verifier).digest('base64url'),
      redirectUri,
      scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
    });
    const back = new URL(await answerConsent(address, { username }));
    const code = back.searchParams.get('code') ?? '';
    const tokens = await this.x.exchangeCode({ code, verifier, redirectUri });
    const user = await this.x.me(tokens.accessToken);
    return withWorkspace(this.db, workspaceId, async (tx) => {
      const member = await ownerOf(tx, workspaceId);
      await connectXAccount(tx, this.sealer, member, { user, tokens });
      const account = tx.selectFrom('social_accounts').select('id');
      return (await account.where('username', '=', username).executeTakeFirstOrThrow()).id;
    });
  }

  /** Changes of the settings that a workspace without any has. */
  settings(actor: Actor, change: (settings: Settings) => void): Promise<void> {
    return changeSettings(this.db, actor.workspaceId, change);
  }

  async schedule(actor: Actor, wanted: Wanted | string): Promise<string> {
    const [id] = await this.scheduleMany(actor, [wanted]);
    return id as string;
  }

  /** All in one transaction; workers hear of them when it commits. */
  scheduleMany(actor: Actor, posts: (Wanted | string)[]): Promise<string[]> {
    const owner = actor.workspaceId;
    const list = posts.map((post) => (typeof post === 'string' ? { parts: [post] } : post));
    return withWorkspace(this.db, owner, async (tx) => {
      const due = (ms: number) => sql<string>`clock_timestamp() + ${ms} * interval '1 millisecond'`;
      const made = list.map((post: Wanted) => ({
        workspace_id: owner,
        id: post.id ?? randomUUID(),
        platform: post.platform ?? 'twitter',
        account_id: post.accountId === undefined ? actor.accountId : post.accountId,
        reply_to_id: post.replyToId ?? null,
        made_with_ai: post.madeWithAi ?? false,
        released_from: post.released ? due(Math.max(post.inMs ?? 0, 0)) : null,
        scheduled_time: due(post.inMs ?? 0),
        not_before: due(Math.max(post.inMs ?? 0, 0)),
        time_zone: 'UTC',
        wall_clock: '',
        grace_minutes: post.graceMinutes ?? 60,
      }));
      await tx.insertInto('scheduled_posts').values(made).execute();
      const written = list.map(({ parts, mediaIds = [] }: Wanted, at) => ({
        id: made[at]?.id as string,
        parts: parts.map((text, position) => ({ text, mediaIds: position === 0 ? mediaIds : [] })),
      }));
      if (written.some(({ parts }) => parts.length > 0)) {
        await insertParts(tx, owner, written).execute();
      }
      wakeWorkers(tx);
      return made.map(({ id }) => id);
    });
  }

  /** A worker in this process. */
  work(
    limits: Partial<PublishingLimits> = {},
    options: { check?: CheckBeforeSending; log?: (line: string) => void; x?: XClient } = {},
  ): Publisher {
    const log = pino(
      { level: options.log ? 'warn' : 'silent' },
      { write: options.log ?? (() => {}) },
    );
    const ctx = {
      db: this.db,
      sealer: this.sealer,
      x: options.x ?? this.x,
      xAuthorizeUrl: this.sandbox.url,
      env: this.env({ ...fastLimits, ...limits }),
      log,
    };
    const worker = startPublisher({
      ctx,
      url: this.databaseUrl,
      checkBeforeSending: options.check ?? (async () => null),
      worked: () => this.events.emit('worked'),
    });
    this.running.push(worker);
    return worker;
  }

  async row(id: string): Promise<PostRow> {
    const [row] = await this.rows(`p.id = '${id}'`);
    return row as PostRow;
  }

  async rows(where = 'true'): Promise<PostRow[]> {
    return (await this.asOwner(`
      select p.*, (select array_agg(external_id order by position) from post_parts t
          where t.post_id = p.id) as external_ids,
        coalesce((select array_agg(outcome order by started_at) from publish_attempts t
          where t.post_id = p.id), '{}') as outcomes
      from scheduled_posts p where ${where} order by p.not_before, p.id`)) as PostRow[];
  }

  /** Resolves when the posts are where no worker will take them from, or in one of these states. */
  async settled(ids: string[], states: PostStatus[] = FINAL): Promise<PostRow[]> {
    if (ids.length === 0) return [];
    const list = ids.map((id) => `'${id}'`).join(',');
    for (;;) {
      const next = once(this.events, 'worked');
      const rows = await this.rows(`p.id in (${list})`);
      if (rows.every(({ status, lease_until: lease }) => states.includes(status) && !lease)) {
        return rows;
      }
      await next;
    }
  }

  /** What X really holds of that account. */
  liveTexts(username?: string): string[] {
    return this.sandbox.control
      .truth()
      .posts.filter((post) => post.deletedAt === null && (!username || post.username === username))
      .map(({ text }) => text);
  }

  /** Stops the workers that still run. */
  async rest(): Promise<void> {
    await Promise.all(this.running.splice(0).map((worker) => worker.stop()));
  }

  async close(): Promise<void> {
    await this.rest();
    await this.#app.close();
  }
}
