import { startProcess } from './process.ts';

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

/** Milliseconds of each read over HTTP, in the middle and at worst, on a server of its own. */
export async function timeScreens(
  databaseUrl: string,
  cookie: string,
): Promise<{ path: string; middle: number; worst: number }[]> {
  const server = await startProcess(['bench/product-server.ts'], {
    DATABASE_URL: databaseUrl,
    APP_SECRET: Buffer.alloc(32).toString('base64'),
  });
  const measured: { path: string; middle: number; worst: number }[] = [];
  for (const path of paths()) {
    const times: number[] = [];
    // The first call of each warms what is cached for the life of a connection.
    for (let round = -1; round < ROUNDS; round += 1) {
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      if (round >= 0) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    measured.push({
      path,
      middle: times[ROUNDS >> 1] ?? Number.NaN,
      worst: times.at(-1) ?? Number.NaN,
    });
  }
  await server.stop();
  return measured;
}
