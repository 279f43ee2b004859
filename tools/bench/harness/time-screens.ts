import { startProcess } from './process.ts';
import { median } from './say.ts';
import { timeGet } from './time-get.ts';

const ROUNDS = 9;

/** What the screens of figures ask for. */
function paths(): string[] {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return [
    '/api/dashboard/stats',
    '/api/activities',
    '/api/personas',
    '/api/social-accounts',
    '/api/social-stats',
    '/api/campaigns',
    '/api/scheduled-posts',
    '/api/watchlist/notifications',
    '/api/revenue',
    ...[1, 7, 30, 90].map((back) => `/api/analytics?start=${day(back)}&end=${day(0)}`),
    `/api/analytics/export?start=${day(7)}&end=${day(0)}`,
  ];
}

interface Timed {
  path: string;
  middle: number;
  worst: number;
}

/** Milliseconds of each read over HTTP, in the middle and at worst, on a server of its own. */
export async function timeScreens(databaseUrl: string, cookie: string): Promise<Timed[]> {
  const server = await startProcess(['tools/bench/harness/product-server.ts'], databaseUrl);
  try {
    const measured: Timed[] = [];
    for (const path of paths()) {
      const times: number[] = [];
      // The first call of each warms what is cached for the life of a connection.
      for (let round = -1; round < ROUNDS; round += 1) {
        const { ms } = await timeGet(`http://127.0.0.1:${server.port}${path}`, cookie);
        if (round >= 0) times.push(ms);
      }
      measured.push({ path, middle: median(times), worst: Math.max(...times) });
    }
    return measured;
  } finally {
    await server.stop();
  }
}
