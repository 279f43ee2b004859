import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import {
  freshAccessToken,
  markDisconnected,
  openAccessToken,
  suspendAccount,
} from '#api/domains/accounts/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { noAccount } from '../claim/publish-policy.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import type { PublishingTools } from '../publishing-tools.ts';
import { waitOf } from './send-part.ts';

export type Access =
  | { kind: 'token'; token: string }
  /** X could not be asked; nothing is known to be wrong with the account. */
  | { kind: 'later'; detail: Message }
  /** X wants to be left alone with this account for so long. */
  | { kind: 'limited'; detail: Message; waitMs: number }
  /** The account is dead until its person signs in again; its posts are held. */
  | { kind: 'dead'; detail: Message };

/** A token to call X with in the name of the post's account; another one than `rejected`. */
export async function accessFor(
  { ctx }: PublishingTools,
  post: ClaimedPost,
  rejected?: string,
): Promise<Access> {
  const { account, workspaceId } = post;
  if (!account) return { kind: 'dead', detail: noAccount };
  if (account.accessToken !== null && rejected === undefined) {
    const token = openAccessToken(ctx.sealer, workspaceId, account.accessToken);
    return { kind: 'token', token };
  }
  try {
    const token = await freshAccessToken(ctx, workspaceId, account.id, rejected);
    return { kind: 'token', token };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, reason: detail, cause } = error;
    if (cause instanceof XError && cause.kind === 'rate_limited') {
      return { kind: 'limited', detail, waitMs: waitOf(cause) };
    }
    if (code === 'provider_unavailable') return { kind: 'later', detail };
    return { kind: 'dead', detail };
  }
}

/** X refuses even a token that it has just given out. */
export async function giveUp(
  { ctx }: PublishingTools,
  post: ClaimedPost,
  refused: string,
): Promise<Message> {
  const { account, workspaceId } = post;
  if (!account) return noAccount;
  await markDisconnected(ctx, workspaceId, account.id, refused);
  return message('rule.account-lost', { username: account.username });
}

/** X has suspended or locked the account: no token helps. Answers what its person is told. */
export async function holdSuspended(
  { ctx }: PublishingTools,
  { account, workspaceId }: ClaimedPost,
): Promise<Message> {
  if (!account) return noAccount;
  return suspendAccount(ctx, workspaceId, account.id);
}

/** X has told this account to wait: none of its posts is taken before, whoever of the workers asks. */
export async function limitAccount(
  db: Db,
  { workspaceId, account }: ClaimedPost,
  waitMs: number,
): Promise<void> {
  if (!account) return;
  await sql`
    update social_accounts
    set limited_until = clock_timestamp() + ${waitMs} * interval '1 millisecond'
    where workspace_id = ${workspaceId} and id = ${account.id}`.execute(db);
}
