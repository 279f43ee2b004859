import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { assertRoom } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  RULES_PER_COIN,
  type WatchRule,
  type WatchRuleInput,
} from '#shared/contracts/watchlist.ts';
import { countRules, insertRule, updateSwitch } from './queries.ts';

/** Throws not_found when the coin is not watched. */
export async function createRule(
  db: Database,
  owner: string,
  rule: WatchRuleInput,
): Promise<WatchRule> {
  return withWorkspace(db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'watchlist');
    const coin = await countRules(tx, owner, rule.coinId).executeTakeFirst();
    if (!coin) throw notFound('Watched coin');
    assertRoom(RULES_PER_COIN, coin, {
      alone: message('rule.most-rules', { n: RULES_PER_COIN }),
    });
    const created = await insertRule(tx, owner, rule).executeTakeFirstOrThrow();
    announce(tx, owner, 'watchlist');
    return created;
  });
}

export async function switchRule(
  db: Database,
  owner: string,
  id: string,
  isOn: boolean,
): Promise<WatchRule> {
  return withWorkspace(db, owner, async (tx) => {
    const switched = await updateSwitch(tx, owner, id, isOn).executeTakeFirst();
    if (!switched) throw notFound('Rule');
    announce(tx, owner, 'watchlist');
    return switched;
  });
}

export async function removeRule(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const gone = await deleteRow(tx, owner, 'watch_rules', id).executeTakeFirst();
    if (!gone) throw notFound('Rule');
    announce(tx, owner, 'watchlist');
  });
}
