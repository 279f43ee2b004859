import { type ForecastWeights, isCurrent } from '#api/analysis/forecast/fit-forecast.ts';
import type { Db } from '#api/db/database.ts';
import { FEWEST_RESULTS, LEAST_CORRELATION } from '#shared/contracts/analytics.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { listLearnt } from './queries.ts';

/** What an account's posts say; weights only where they may be used. */
export interface LearntForecast {
  account: string;
  posts: number;
  correlation: number | null;
  weights: ForecastWeights | null;
  reason: Message;
}

/** Two standard errors of a rank correlation: what chance alone seldom exceeds. */
const CHANCE = 1.96;

/** For each connected X account, the one with most posts first. */
export async function learntForecasts(db: Db, owner: string): Promise<LearntForecast[]> {
  const rows = await listLearnt(db, owner).execute();
  return rows.map(({ account, posts: n, tested, correlation, weights }) => {
    const found = { account, posts: n, correlation: correlation && rounded(correlation) };
    const none = (reason: Message) => ({ ...found, weights: null, reason });
    if (n < FEWEST_RESULTS) {
      return none(message('forecast.too-few', { n, needed: FEWEST_RESULTS, account }));
    }
    if (!weights || correlation === null || !tested || !isCurrent(weights)) {
      return none(message('forecast.to-come', { account }));
    }
    const r = rounded(correlation);
    const needed = Math.max(LEAST_CORRELATION, CHANCE / Math.sqrt(tested - 1));
    return correlation < needed
      ? none(message('forecast.weak', { n, account, r, needed: rounded(needed) }))
      : { ...found, weights, reason: message('forecast.learnt', { n, account, r, tested }) };
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
