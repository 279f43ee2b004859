import type { EndpointName } from '../failures/failure.ts';
import type { World } from '../world.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

interface Limit {
  /** In 15 minutes. */
  user: number;
  app?: number;
  /** In 24 hours. */
  userDay?: number;
  appDay?: number;
}

type Limited = Exclude<EndpointName, 'token' | 'revoke'>;

const limits: Record<Limited, Limit> = {
  me: { user: 75 },
  user: { user: 900 },
  create: { user: 100, userDay: 2_400, appDay: 10_000 },
  list: { user: 5_000, app: 3_500 },
  delete: { user: 50 },
  timeline: { user: 900, app: 10_000 },
  upload: { user: 500, appDay: 50_000 },
  chunk: { user: 1_875, appDay: 180_000 },
  media_status: { user: 900 },
  media_metadata: { user: 500 },
};

/** Counts calls in windows that open with their first call, as X does. */
export class RateLimits {
  readonly #windows = new Map<string, { used: number; resetAt: number }>();

  constructor(private readonly world: World) {}

  /** Counts one call; answers X's headers and whether it is over a limit. */
  count(endpoint: Limited, userId: string): { over: boolean; headers: Record<string, string> } {
    const limit = limits[endpoint];
    const headers: Record<string, string> = {};
    let over = false;
    const take = (name: string, most: number | undefined, owner: string, length: number) => {
      if (most === undefined) return;
      const state = this.#take(`${endpoint} ${name} ${owner}`, most, length);
      over ||= state.over;
      if (name === 'app') return;
      headers[`${name}-limit`] = String(most);
      headers[`${name}-remaining`] = String(state.remaining);
      headers[`${name}-reset`] = String(Math.ceil(state.resetAt / 1000));
    };
    take('app', limit.app, '', QUARTER_MS);
    take('x-rate-limit', limit.user, userId, QUARTER_MS);
    take('x-user-limit-24hour', limit.userDay, userId, DAY_MS);
    take('x-app-limit-24hour', limit.appDay, '', DAY_MS);
    return { over: over && this.world.faults.rateLimits, headers };
  }

  #take(key: string, most: number, length: number) {
    const now = this.world.now();
    let window = this.#windows.get(key);
    if (!window || window.resetAt <= now) {
      window = { used: 0, resetAt: now + length };
      this.#windows.set(key, window);
    }
    window.used += 1;
    const { used, resetAt } = window;
    return { over: used > most, remaining: Math.max(0, most - used), resetAt };
  }
}
