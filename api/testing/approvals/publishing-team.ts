import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Stage, stageApp } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import type { Caller, TestApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import type { ApprovalLevel, ApprovalMode } from '#shared/contracts/approval-kinds.ts';
import {
  decidePost,
  listPostReviews,
  setApprovalPolicy,
  submitPost,
} from '#shared/contracts/approvals.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import {
  type CreatePostInput,
  createScheduledPost,
  getScheduledPost,
  type ScheduledPost,
} from '#shared/contracts/publishing.ts';
import { startXSandbox, type XSandbox } from '#tools/sandbox/x-api/x-sandbox.ts';

export interface Person {
  caller: Caller;
  id: string;
  role: Role;
}

/** People of one workspace with an X account, beside the real publisher and X's own ledger. */
export interface Team {
  workspaceId: string;
  accountId: string;
  owner: Person;
  add(role: Role): Promise<Person>;
  policy(
    mode: ApprovalMode | null,
    levels?: ApprovalLevel[],
    more?: { allowSelf?: boolean; accountId?: string | null },
  ): Promise<unknown>;
  schedule(
    by: Person,
    changes?: Partial<CreatePostInput> & { postDraftId?: string },
  ): Promise<ScheduledPost>;
  read(id: string): Promise<ScheduledPost>;
  submit(by: Person, id: string): Promise<unknown>;
  /** As it is now. */
  approve(by: Person, id: string): Promise<unknown>;
  seen(by: Person, id: string): Promise<{ version: number; contentHash: string }>;
  /** Its time has come; answers its row once no worker has anything to do with it. */
  comeDue(id: string): Promise<Record<string, unknown>>;
  row(id: string): Promise<Record<string, unknown>>;
}

export function teamsOnStage(app: TestApp) {
  let sandbox: XSandbox;
  let stage: Stage;
  beforeAll(async () => {
    sandbox = await startXSandbox({ port: 0, app: stageApp });
    stage = new Stage(app.database.url, sandbox, app.asOwner);
  });
  afterEach(() => stage.rest());
  afterAll(async () => {
    await stage.close();
    await sandbox.stop();
  });
  return {
    get stage() {
      return stage;
    },
    team: (name: string) => teamOf(app, stage, name),
  };
}

async function teamOf(app: TestApp, stage: Stage, name: string): Promise<Team> {
  const founder = await app.signIn(name);
  const { workspaceId, id: ownerId } = await founder.call(getCurrentUser);
  const owner: Person = { caller: founder, id: ownerId, role: 'owner' };
  const accountId = await stage.signIn(workspaceId, name);
  await stage.settings({ workspaceId, accountId, username: name }, (settings) => {
    settings.automation.maxPostsPerDay = 50;
    settings.api.rateLimits.postsPerHour = 100;
  });
  const row = async (id: string) =>
    (await app.asOwner(`select * from scheduled_posts where id = '${id}'`))[0] as Record<
      string,
      unknown
    >;
  const read = (id: string) => founder.call(getScheduledPost, { params: { id } });
  const seen = async (by: Person, id: string) => {
    const { version, contentHash } = await by.caller.call(listPostReviews, { params: { id } });
    return { version, contentHash };
  };
  return {
    workspaceId,
    accountId,
    owner,
    row,
    read,
    seen,
    async add(role) {
      const caller = await memberOf(app, workspaceId, role);
      return { caller, id: (await caller.call(getCurrentUser)).id, role };
    },
    policy: (mode, levels = [[{ role: 'editor' }]], more = {}) =>
      founder.call(setApprovalPolicy, { body: { accountId, mode, levels, ...more } }),
    schedule: (by, changes = {}) =>
      by.caller.call(createScheduledPost, {
        body: { content: freshText(), scheduledTime: inFuture(24), accountId, ...changes },
      }),
    submit: async (by, id) =>
      by.caller.call(submitPost, {
        params: { id },
        body: { version: (await read(id)).version },
      }),
    approve: async (by, id) =>
      by.caller.call(decidePost, {
        params: { id },
        body: { decision: 'approved', ...(await seen(by, id)) },
      }),
    async comeDue(id) {
      await app.asOwner(`update scheduled_posts set not_before = now() where id = '${id}'
        and status = 'pending'`);
      if (stage.running.length === 0) stage.work();
      // What is not taken leaves no worker's hands.
      const isAtRest = async () => {
        const { status, lease_until: lease } = await row(id);
        return ['posted', 'failed', 'held', 'needs_check'].includes(String(status)) && !lease;
      };
      await expect.poll(isAtRest, { timeout: 15_000, interval: 20 }).toBe(true);
      return row(id);
    },
  };
}
