import type { Db } from '#api/db/database.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { findObjections, limitOf } from './find-objections.ts';
import { accountFor } from './resolve-post.ts';
import { type KnownText, textsAround } from './same-text.ts';
import { surroundingsOf } from './surroundings.ts';

/** What whoever plans posts ahead has to know. */
export interface PlanningDesk {
  /** The database's clock. */
  now: string;
  accountId: string | null;
  /** Weighted characters of one post. */
  limit: number;
  /** Why a text may not be scheduled at all; null when it may. */
  refusal: (text: string) => string | null;
  /** The same, and what only repeats another post: why it may not go out without a person's look. */
  objection: (text: string) => string | null;
}

/** `until`: how far ahead other posts are compared with; null to leave them out. */
export async function planningDesk(
  tx: Db,
  owner: string,
  platform: Platform,
  until: string | null,
): Promise<PlanningDesk> {
  const around = await surroundingsOf(tx, owner, []);
  const account = accountFor({ platform, accountId: null }, around) ?? null;
  const known: KnownText[] =
    until === null ? [] : await textsAround(tx, owner, around.now, [around.now, until]);
  const findings = (text: string) =>
    findObjections(
      {
        parts: [{ text, mediaIds: [], media: [] }],
        platform,
        account,
        madeWithAi: false,
        paidPartnership: false,
      },
      around.isModerated,
      known,
    );
  return {
    now: around.now,
    accountId: account?.id ?? null,
    limit: limitOf({ platform, account }),
    refusal: (text) => findings(text).find(({ level }) => level === 'error')?.message ?? null,
    objection: (text) =>
      findings(text).find(({ level, id }) => level === 'error' || id === 'same-text')?.message ??
      null,
  };
}
