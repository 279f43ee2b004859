import type { Db } from '#api/db/database.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { loadSchedulingContext } from './load-scheduling-context.ts';
import type { PlanningRules } from './planning-rules.ts';
import { accountFor } from './resolve-post.ts';
import { textsAround } from './same-text.ts';
import { limitOf } from './validate-post.ts';

/** What whoever plans posts ahead has to know. */
export interface PostValidator {
  /** The database's clock. */
  now: string;
  accountId: string | null;
  /** Weighted characters of one post. */
  limit: number;
  /** What each text is judged by. */
  rules: PlanningRules;
}

/** `until`: how far ahead other posts are compared with; null to leave them out. */
export async function postValidator(
  tx: Db,
  owner: string,
  platform: Platform,
  until: string | null,
): Promise<PostValidator> {
  const around = await loadSchedulingContext(tx, owner, []);
  const account = accountFor({ platform, accountId: null }, around) ?? null;
  const known = until === null ? [] : await textsAround(tx, owner, around.now, [around.now, until]);
  return {
    now: around.now,
    accountId: account?.id ?? null,
    limit: limitOf({ platform, account }),
    rules: { platform, account, isModerated: around.isModerated, known },
  };
}
