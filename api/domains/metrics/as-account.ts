import type { Context } from '#api/context.ts';
import {
  freshAccessToken,
  markDisconnected,
  suspendAccount,
} from '#api/domains/accounts/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { XError, type XErrorKind } from '#api/providers/x/x-error.ts';

export type Tools = Pick<Context, 'db' | 'across' | 'x' | 'sealer' | 'env' | 'log'>;

/** What came of a call; `later`: nothing is known to be wrong, in so many seconds it may work. */
export type Asked<T> = { answer: T } | { later: number; isDown: boolean };

const RECONNECT_SECONDS = 3_600;
const REFUSED_SECONDS = 86_400;
const DOWN_SECONDS = 600;
const LIMITED_SECONDS = 900;

/** Asks X in the name of an account; a token that X no longer takes is refreshed once. */
export async function asAccount<T>(
  ctx: Tools,
  owner: string,
  accountId: string,
  ask: (accessToken: string) => Promise<T>,
): Promise<Asked<T>> {
  try {
    const token = await freshAccessToken(ctx, owner, accountId);
    try {
      return { answer: await ask(token) };
    } catch (error) {
      if (!isOf(error, 'reconnect')) throw error;
    }
    const second = await freshAccessToken(ctx, owner, accountId, token);
    try {
      return { answer: await ask(second) };
    } catch (error) {
      if (isOf(error, 'reconnect')) await markDisconnected(ctx, owner, accountId, second);
      throw error;
    }
  } catch (error) {
    if (isOf(error, 'suspended')) await suspendAccount(ctx, owner, accountId);
    return { later: waitAfter(error), isDown: isDown(error) };
  }
}

function isOf(error: unknown, kind: XErrorKind): boolean {
  return error instanceof XError && error.kind === kind;
}

function isDown(error: unknown): boolean {
  if (error instanceof XError) return error.kind === 'temporary';
  return error instanceof AppError && error.code === 'provider_unavailable';
}

/** Throws what is neither X's doing nor the account's. */
function waitAfter(error: unknown): number {
  if (isDown(error)) return DOWN_SECONDS;
  if (error instanceof XError) {
    if (error.kind === 'rate_limited') return Math.ceil(error.more.waitSeconds ?? LIMITED_SECONDS);
    return isOf(error, 'reconnect') || isOf(error, 'suspended')
      ? RECONNECT_SECONDS
      : REFUSED_SECONDS;
  }
  if (error instanceof AppError) return RECONNECT_SECONDS;
  throw error;
}
