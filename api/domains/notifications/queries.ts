import type { Db } from '#api/db/database.ts';
import type { Notice } from './notice.ts';

export function insertNotification(db: Db, owner: string, notice: Notice) {
  const { coinSymbol = null, link = null, occasion = null, ...told } = notice;
  return db
    .insertInto('notifications')
    .values({ workspace_id: owner, ...told, coin_symbol: coinSymbol, link, occasion })
    .onConflict((conflict) => conflict.constraint('notifications_occasion_key').doNothing());
}
