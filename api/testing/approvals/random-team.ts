import type { SeededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import type { Caller, TestApp } from '#api/testing/app.ts';
import { inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import {
  decidePost,
  decidePosts,
  listPostReviews,
  submitPost,
} from '#shared/contracts/approvals.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { changeMember, removeMember } from '#shared/contracts/members.ts';
import * as publishing from '#shared/contracts/publishing.ts';
import { describeMedia, uploadMedia } from '#shared/contracts/publishing-media.ts';
import { approvePosts, changePosts, undoChange } from '#shared/contracts/publishing-worklist.ts';
import type { TruePost } from '#tools/sandbox/x-api/ledger.ts';
import {
  filling,
  type Given,
  isNamed,
  type Named,
  ofLast,
  otherLevels,
  printOf,
  text,
} from './approvals-model.ts';
import type { Person, Team } from './publishing-team.ts';

export interface Account {
  id: string;
  username: string;
  levels: Named[][];
}

interface Member extends Person {
  key: Caller;
  isHere: boolean;
}

/** A post as the test knows it: nothing of this is read from what the product says of approvals. */
interface Walk {
  id: string;
  creator: string;
  changers: string[];
  submitter: string | null;
  /** Who approved which content, since it was last submitted or sent back. */
  approvals: Given[];
  mediaId: string | null;
  undo: string | null;
  /** What somebody saw of it some time ago. */
  stale: { version: number; contentHash: string } | null;
}

/** People who do at random whatever they can, and a book of what was rightly approved. */
export class RandomTeam {
  readonly approved = new Set<string>();
  readonly wrong: string[] = [];
  readonly done: Record<string, number> = {};
  readonly walks: Walk[] = [];
  #members: Member[] = [];

  constructor(
    readonly app: TestApp,
    readonly team: Team,
    readonly accounts: Account[],
    readonly random: SeededRandom,
  ) {}

  async add(person: Person): Promise<void> {
    const { key } = await person.caller.call(createExtensionKey, { body: { name: 'k' } });
    this.#members.push({ ...person, key: this.app.withKey(key), isHere: true });
  }

  /** One post, and what a few people do with it. */
  async sequence(steps: number): Promise<void> {
    const walk = await this.#begin();
    if (!walk) return;
    this.walks.push(walk);
    const { random } = this;
    for (let step = 0; step < steps; step += 1) {
      // More often than not on its way to an approval: what is never approved proves little.
      if (random.chance(0.4)) await this.#onItsWay(walk);
      else await this.#do(random.pick(Object.keys(this.#steps)), walk, random.pick(this.#members));
    }
  }

  async #do(name: string, walk: Walk, who: Member): Promise<void> {
    if (await this.#steps[name]?.(walk, who)) this.done[name] = (this.done[name] ?? 0) + 1;
  }

  async #onItsWay(walk: Walk): Promise<void> {
    const creator = this.#members.find(({ id }) => id === walk.creator);
    if (walk.submitter === null && creator) await this.#do('submit', walk, creator);
    for (let tries = 0; tries < 3; tries += 1) {
      await this.#do('approve', walk, this.random.pick(this.#members));
    }
  }

  /** What is on X and was not approved by somebody else who may. */
  async judge(posts: TruePost[]): Promise<string[]> {
    const rows = (await this.app.asOwner(`
      select p.id, p.scheduled_time as at, array_agg(part.external_id order by part.position) as ids
      from scheduled_posts p join post_parts part on part.post_id = p.id
      where part.external_id is not null and p.workspace_id = '${this.team.workspaceId}'
      group by p.id, p.scheduled_time`)) as {
      id: string;
      at: string;
      ids: string[];
    }[];
    const live = new Map(posts.map((post) => [post.id, post]));
    return rows.flatMap(({ id, at, ids }) => {
      const parts = ids.flatMap((one) => live.get(one) ?? []);
      const [root] = parts as [TruePost];
      const print = printOf({
        username: root.username,
        texts: parts.map((part) => part.text),
        altTexts: parts.map((part) => part.altTexts),
        madeWithAi: root.madeWithAi,
        paidPartnership: root.paidPartnership,
        at: new Date(at).toISOString(),
      });
      return this.approved.has(`${id} ${print}`) ? [] : [`${id} ${root.text}`];
    });
  }

  /** Their time has come, if they are still to go out at all. */
  async comeDue(ids: string[]): Promise<void> {
    const rows = (await this.app.asOwner(`
      update scheduled_posts set not_before = now()
      where id = any('{${ids.join(',')}}') and status = 'pending' returning id`)) as {
      id: string;
    }[];
    for (const { id } of rows) await this.team.comeDue(id);
  }

  async #begin(): Promise<Walk | undefined> {
    const { random } = this;
    const by = random.pick(this.#members);
    const caller = this.#as(by);
    const content = text();
    const withMedia = random.chance(0.3);
    const media = withMedia
      ? await this.#try(caller, uploadMedia, {
          body: { data: pngOf(200).dataUrl, altText: text() },
        })
      : undefined;
    const post = {
      content,
      scheduledTime: inFuture(24 + random.next() * 400),
      accountId: random.pick(this.accounts).id,
      ...(media ? { parts: [{ text: content, mediaIds: [media.id] }] } : {}),
    };
    const isImport = random.chance(0.3);
    const made = isImport
      ? await this.#try(caller, publishing.importPosts, { body: { posts: [post] } })
      : await this.#try(caller, publishing.createScheduledPost, { body: post });
    if (!made) return undefined;
    const [row] = (await this.app.asOwner(
      `select post_id as id from post_parts where text = '${content}'`,
    )) as { id: string }[];
    const mediaId = (media?.id as string | undefined) ?? null;
    return this.#walk((row as { id: string }).id, by.id, mediaId);
  }

  #walk(id: string, creator: string, mediaId: string | null): Walk {
    const nothing = { submitter: null, approvals: [], undo: null, stale: null };
    return { id, creator, changers: [], mediaId, ...nothing };
  }

  #as(member: Member): Caller {
    return this.random.chance(0.3) ? member.key : member.caller;
  }

  /** Undefined: refused, as it may be. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  async #try(caller: Caller, endpoint: Endpoint, input: object): Promise<any> {
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const response = await caller.fetch(path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (response.status >= 500) this.wrong.push(`${endpoint.path} ${response.status} ${answer}`);
    if (!response.ok) return undefined;
    return answer === '' ? {} : JSON.parse(answer);
  }

  async #read(walk: Walk): Promise<publishing.ScheduledPost | undefined> {
    const { caller } = this.team.owner;
    return this.#try(caller, publishing.getScheduledPost, { params: { id: walk.id } });
  }

  #print({ parts, accountId, ...post }: publishing.ScheduledPost): string {
    const username = this.accounts.find(({ id }) => id === accountId)?.username ?? '';
    return printOf({
      username,
      texts: parts.map((part) => part.text),
      altTexts: parts.map(({ media }) => media.map(({ altText }) => altText)),
      madeWithAi: post.madeWithAi,
      paidPartnership: post.paidPartnership,
      at: post.scheduledTime,
    });
  }

  async #change(walk: Walk, who: Member, changes: object): Promise<boolean> {
    const post = await this.#read(walk);
    if (!post) return false;
    const body = { version: post.version, ...changes };
    const params = { id: walk.id };
    const done = await this.#try(this.#as(who), publishing.updateScheduledPost, { params, body });
    if (done) walk.changers.push(who.id);
    return done !== undefined;
  }

  async #bulk(walk: Walk, who: Member, change: object, isContent: boolean): Promise<boolean> {
    const post = await this.#read(walk);
    if (!post) return false;
    const posts = [{ id: walk.id, version: post.version }];
    const done = await this.#try(this.#as(who), changePosts, { body: { posts, change } });
    if (!done || done.changed.length === 0) return false;
    walk.undo = done.undo;
    if (isContent) walk.changers.push(who.id);
    return true;
  }

  async #act(walk: Walk, who: Member, action: string): Promise<boolean> {
    const post = await this.#read(walk);
    if (!post) return false;
    const body = { action, version: post.version };
    const params = { id: walk.id };
    return (await this.#try(this.#as(who), publishing.actOnPost, { params, body })) !== undefined;
  }

  async #seen(walk: Walk) {
    const params = { id: walk.id };
    const review = await this.#try(this.team.owner.caller, listPostReviews, { params });
    if (!review) return undefined;
    return { version: review.version as number, contentHash: review.contentHash as string };
  }

  async #decide(walk: Walk, who: Member, decision: string, isStale = false): Promise<boolean> {
    const before = await this.#read(walk);
    const fresh = await this.#seen(walk);
    const seen = isStale ? walk.stale : fresh;
    if (!before || !seen || !fresh) return false;
    const reason = decision === 'approved' ? '' : 'no';
    const { id } = walk;
    const isMany = this.random.chance(0.3);
    const answer = isMany
      ? await this.#try(who.caller, decidePosts, {
          body: { decision, reason, posts: [{ id, ...seen }] },
        })
      : await this.#try(who.caller, decidePost, {
          params: { id },
          body: { decision, reason, ...seen },
        });
    if (!answer || (isMany && answer.decided.length === 0)) return false;
    if (isStale && seen.contentHash !== fresh.contentHash) {
      this.wrong.push(`${id} was decided on as it no longer is`);
    }
    if (decision !== 'approved') walk.approvals = [];
    else this.#noteApproval(walk, who, before);
    return true;
  }

  /** Judged by what the test knows: rights, roles, hands, levels; of fewer than before the last decides again. */
  #noteApproval(walk: Walk, who: Member, post: publishing.ScheduledPost): void {
    const account = this.accounts.find(({ id }) => id === post.accountId);
    const print = this.#print(post);
    const levels = account?.levels ?? [];
    const before = filling(levels, ofLast(walk.approvals, print));
    const may = ['owner', 'admin', 'editor'].includes(who.role) && who.isHere;
    const hands = [walk.creator, ...walk.changers, walk.submitter, ...before.map(({ by }) => by)];
    const next = levels[before.length] ?? levels.at(-1);
    const isRight = isNamed(next, who) && may && !hands.includes(who.id);
    if (!isRight) return void this.wrong.push(`${walk.id} was approved by ${who.role} ${who.id}`);
    walk.approvals.push({ print, by: who.id, role: who.role, account: account?.id ?? '' });
    if (before.length + 1 >= levels.length) this.approved.add(`${walk.id} ${print}`);
  }

  /** What is on its way is approved as far as the new levels are filled. */
  async #changePolicy(): Promise<boolean> {
    const account = this.random.pick(this.accounts);
    const left = this.#members.flatMap(({ id, isHere }) => (isHere ? [] : [id]));
    account.levels = otherLevels(account.levels, left, this.random);
    await this.team.policy('required', account.levels, { accountId: account.id });
    const sent = await this.app.asOwner(
      'select post_id as id from post_parts where external_id is not null',
    );
    const live = new Set((sent as { id: string }[]).map(({ id }) => id));
    for (const { id, approvals } of this.walks) {
      const last = ofLast(approvals);
      if (live.has(id) || last[0]?.account !== account.id) continue;
      const key = `${id} ${last[0].print}`;
      if (filling(account.levels, last).length === account.levels.length) this.approved.add(key);
      else this.approved.delete(key);
    }
    return true;
  }

  readonly #steps: Record<string, (walk: Walk, who: Member) => Promise<boolean>> = {
    edit: (walk, who) => this.#change(walk, who, { content: text() }),
    'edit the time': (walk, who) =>
      this.#change(walk, who, { scheduledTime: inFuture(24 + this.random.next() * 400) }),
    'edit a label': (walk, who) =>
      this.#change(walk, who, { paidPartnership: this.random.chance(0.5) }),
    'edit the account': (walk, who) =>
      this.#change(walk, who, { accountId: this.random.pick(this.accounts).id }),
    'describe its picture': async (walk, who) => {
      if (walk.mediaId === null) return false;
      const input = { params: { id: walk.mediaId }, body: { altText: text() } };
      return (await this.#try(this.#as(who), describeMedia, input)) !== undefined;
    },
    drag: (walk, who) => {
      const day = `2031-0${1 + Math.floor(this.random.next() * 9)}-12`;
      return this.#bulk(walk, who, { action: 'move', day, timeZone: 'UTC' }, true);
    },
    pause: (walk, who) => this.#bulk(walk, who, { action: 'hold' }, false),
    'take from its persona': (walk, who) =>
      this.#bulk(walk, who, { action: 'persona', personaId: null }, true),
    'approve in passing': (walk, who) => this.#bulk(walk, who, { action: 'approve' }, false),
    delete: (walk, who) => this.#bulk(walk, who, { action: 'delete' }, false),
    undo: async (walk, who) => {
      if (walk.undo === null) return false;
      const done = await this.#try(this.#as(who), undoChange, { body: { undo: walk.undo } });
      if (!done || done.restored === 0) return false;
      const [row] = (await this.app.asOwner(
        `select changed_by from scheduled_posts where id = '${walk.id}'`,
      )) as { changed_by: string }[];
      // Brought back after a deletion it is as its last changer left it.
      if (row?.changed_by === who.id) walk.changers.push(who.id);
      return true;
    },
    duplicate: async (walk, who) => {
      const params = { id: walk.id };
      const copy = await this.#try(this.#as(who), publishing.duplicateScheduledPost, { params });
      if (copy) this.walks.push(this.#walk(copy.id, who.id, walk.mediaId));
      if (copy) await this.#act(this.walks.at(-1) as Walk, who, 'release');
      return copy !== undefined;
    },
    now: async (walk, who) => {
      const done = await this.#act(walk, who, 'now');
      if (done) walk.changers.push(who.id);
      return done;
    },
    retry: (walk, who) => this.#act(walk, who, 'retry'),
    release: (walk, who) => this.#act(walk, who, 'release'),
    'approve as before': (walk, who) => this.#act(walk, who, 'approve'),
    'was not posted': (walk, who) => this.#act(walk, who, 'was_not_posted'),
    'approve all': async (walk, who) => {
      const post = await this.#read(walk);
      if (!post) return false;
      const posts = [{ id: walk.id, version: post.version }];
      return (await this.#try(this.#as(who), approvePosts, { body: { posts } }))?.approved > 0;
    },
    submit: async (walk, who) => {
      const post = await this.#read(walk);
      if (!post) return false;
      const input = { params: { id: walk.id }, body: { version: post.version } };
      if (!(await this.#try(this.#as(who), submitPost, input))) return false;
      walk.submitter = who.id;
      walk.approvals = [];
      return true;
    },
    look: async (walk) => {
      walk.stale = (await this.#seen(walk)) ?? null;
      return false;
    },
    approve: (walk, who) => this.#decide(walk, who, 'approved'),
    'approve what was seen': (walk, who) => this.#decide(walk, who, 'approved', true),
    'ask for changes': (walk, who) => this.#decide(walk, who, 'changes_requested'),
    reject: (walk, who) => this.#decide(walk, who, 'rejected'),
    withdraw: (walk, who) => this.#decide(walk, who, 'withdrawn'),
    'another role': async (_, who) => {
      if (who.role === 'owner') return false;
      const role = this.random.pick(['admin', 'editor', 'author', 'viewer'] as const);
      const input = { params: { id: who.id }, body: { role } };
      const done = await this.#try(this.team.owner.caller, changeMember, input);
      if (done) who.role = role;
      return done !== undefined;
    },
    'another policy': () => this.#changePolicy(),
    leave: async (_, who) => {
      const isLast = this.#members.filter(({ isHere }) => isHere).length < 6;
      if (who.role === 'owner' || isLast || !who.isHere) return false;
      const params = { id: who.id };
      who.isHere = (await this.#try(who.caller, removeMember, { params })) === undefined;
      if (!who.isHere) await this.add(await this.team.add(who.role));
      return true;
    },
    'come due': async (walk) => {
      await this.comeDue([walk.id]);
      return true;
    },
  };
}
