import {
  type CreatePostInput,
  createScheduledPost,
  type ScheduledPost,
} from '#shared/contracts/publishing.ts';
import type { Caller, TestApp } from './app.ts';

/** Somebody with a workspace that tests can look into. */
export interface Desk {
  user: Caller;
  workspaceId: string;
  /** Connects an X account, as the database sees it: no token of it works. */
  connect(username: string, subscription?: 'None' | 'Premium'): Promise<string>;
  schedule(changes?: Partial<CreatePostInput>): Promise<ScheduledPost>;
  /** Puts a post where only the publisher could. */
  force(id: string, columns: string): Promise<void>;
  row(id: string): Promise<Record<string, unknown>>;
}

/** Another text each time: alike ones are objected to. */
let turn = 0;
const subjects = ['bridges', 'stablecoins', 'rollups', 'validators', 'oracles', 'wallets', 'fees'];

export function freshText(): string {
  turn += 1;
  const letters = [...String(turn)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return `${letters.repeat(12)} about ${subjects[turn % subjects.length]}`;
}

export function inFuture(hours: number): string {
  const whole = Math.ceil(Date.now() / 60_000) * 60_000;
  return new Date(whole + hours * 3_600_000).toISOString();
}

/** X's names have at most 15 characters. */
export async function scheduleFixture(app: TestApp, wanted: string): Promise<Desk> {
  turn += 1;
  const username = wanted.length <= 15 ? wanted : `${wanted.slice(0, 10)}${turn}`;
  const user = await app.signIn(username);
  const [member] = (await app.asOwner(`
    select workspace_id from workspace_members join users on users.id = user_id
    where username = '${username}'`)) as { workspace_id: string }[];
  const workspaceId = member?.workspace_id ?? '';
  return {
    user,
    workspaceId,
    async connect(name, subscription = 'None') {
      const [account] = (await app.asOwner(`
        insert into social_accounts (workspace_id, platform, external_id, username,
          access_token, token_expires_at, subscription_type)
        values ('${workspaceId}', 'twitter', '${name}', '${name}', 'x', now(), '${subscription}')
        returning id`)) as { id: string }[];
      return account?.id ?? '';
    },
    schedule: (changes = {}) =>
      user.call(createScheduledPost, {
        body: { content: freshText(), scheduledTime: inFuture(24), ...changes },
      }),
    force: async (id, columns) =>
      void (await app.asOwner(`update scheduled_posts set ${columns} where id = '${id}'`)),
    row: async (id) =>
      (await app.asOwner(`select * from scheduled_posts where id = '${id}'`))[0] as never,
  };
}
