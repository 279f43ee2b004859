import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { textReader } from '#api/analysis/image/text-reader.ts';
import type { Env } from '#api/config/env.ts';
import { newerMinor, postgresVersion } from '#api/config/postgres-releases.ts';
import type { Context } from '#api/context.ts';
import { type DatabaseAddresses, oneAddress } from '#api/db/client/addresses.ts';
import { openPostgres } from '#api/db/client/open-postgres.ts';
import { retireSharedRoles } from '#api/db/client/retire-shared-roles.ts';
import { connect } from '#api/db/database.ts';
import { startCluster } from '#api/db/embedded/cluster.ts';
import { openOwnDatabase } from '#api/db/embedded/own-database.ts';
import { callbackUrl } from '#api/domains/auth/x-sign-in.ts';
import { versionOfPostgres } from '#api/domains/health/queries.ts';
import { startPublisher } from '#api/domains/publishing/engine/publisher.ts';
import { checkBeforeSending } from '#api/domains/publishing/rules/check-before-sending.ts';
import { keepWallClocks } from '#api/domains/publishing/schedule/keep-wall-clocks.ts';
import { isSharedServer } from '#api/domains/settings/queries.ts';
import { createEmbeddedModels } from '#api/embedded-model/embedded-models.ts';
import type { App } from '#api/http/mount.ts';
import { createLimits, noLimits } from '#api/http/rate-limits.ts';
import { createBodyBudget } from '#api/http/request/body-budget.ts';
import { createProxyHints } from '#api/http/request/proxy-hints.ts';
import type { TroupeRequest } from '#api/http/request/request.ts';
import { serveApp } from '#api/http/server.ts';
import { createMetrics } from '#api/metrics/metrics.ts';
import { pendingWorkOf } from '#api/metrics/pending-work.ts';
import { proxyLine, setProxies } from '#api/providers/outside/proxies.ts';
import { openQueue } from '#api/queue/queue.ts';
import { startRecurring } from '#api/queue/start-recurring.ts';
import { createLiveChanges } from '#api/realtime/live-changes.ts';
import { openSealer } from '#api/secrets/app-secret.ts';
import { textPool } from '#api/text-pool/text-pool.ts';
import { jobs } from '#api/worker/jobs.ts';
import { assertOwnSecret } from './assert-own-secret.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { closable } from './close-server.ts';
import { instrumentAi, instrumentCalls } from './instrument-calls.ts';
import { connectMarket } from './market-connection.ts';
import { takePort } from './take-port.ts';
import { warnOfOldTimeZoneData } from './warn-of-old-time-zone-data.ts';
import { connectX } from './x-connection.ts';

export const CONSOLE_FOLDER = 'dist/console';

export interface Running {
  ctx: Context;
  /** The port that was given, or the free one that port 0 found; null for a worker that was given none. */
  port: number | null;
  /** Of the database, in Postgres' own number. */
  postgres: number;
  /** Where the X sandbox shows its page; null with the real X. */
  sandboxUrl: string | null;
  /** Finishes what is under way, then closes the server and the database. */
  stop(): Promise<void>;
}

/** The database to use: the one that is configured, else the embedded one, started here. */
export async function openDatabase(
  env: Env,
  say: (line: string) => void,
): Promise<DatabaseAddresses & { stop(): Promise<void> }> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct = url } = env;
  if (url && direct) return { ...(await openPostgres(url, direct)), stop: async () => {} };
  const cluster = await startCluster({
    dataDir: join(env.DATA_DIR, 'postgres'),
    durable: true,
    say,
    binDir: env.POSTGRES_BIN_DIR,
  });
  return { ...(await openOwnDatabase(cluster, 'troupe')), stop: cluster.stop };
}

interface Taken {
  /** On the port that this start has taken already. */
  server: Server<typeof TroupeRequest> | null;
  /** Ends a start under way. */
  signal?: AbortSignal;
}

/** Takes the port, migrates, connects and serves. Throws what a person must mend: an address in use, no database. */
export async function start(
  env: Env,
  log: Logger,
  database: DatabaseAddresses | string,
  taken?: Taken,
): Promise<Running> {
  const { server, signal } = taken ?? { server: await takePort(env) };
  const addresses = typeof database === 'string' ? oneAddress(database) : database;
  const { url, direct, owner } = addresses;
  const lost = (error: Error) => log.warn({ err: error }, 'lost a database connection');
  const connection = connect(url, 'app', lost);
  const across = connect(url, 'worker', lost);
  const opened: (() => Promise<void>)[] = [
    // Where the start fails: once it serves, it ends with what it still answers.
    async () => void server?.close(),
    connection.close,
    across.close,
  ];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const { db, pool } = connection;
    await bringUpToDate(env, log, addresses, { pool, signal });
    if (env.MIGRATE) opened.push(retireSharedRoles(owner, lost));
    const postgres = await versionOfPostgres(db);
    logPostgres(env, log, postgres);
    await assertOwnSecret(across.db, env);
    await setProxies(env);
    const through = proxyLine(env);
    if (through) log.info(through);
    const x = await connectX(env);
    opened.push(x.stop);
    const market = await connectMarket(env);
    opened.push(market.stop);
    const metrics = createMetrics({
      pools: { app: pool, worker: across.pool },
      workAhead: pendingWorkOf(db, across.db),
    });
    const queue = await openQueue(direct, log, env.ROLE !== 'web', (job, outcome, seconds) =>
      metrics.jobs.observe({ job, outcome }, seconds),
    );
    opened.push(queue.stop);
    const live = createLiveChanges(direct, log);
    const bodies = createBodyBudget();
    opened.push(live.close, textReader.stop, textPool.stop, async () => bodies.stop());
    const embedded = createEmbeddedModels(env, {
      isShared: () => isSharedServer(across.db),
    });
    opened.push(embedded.stop);
    const ctx: Context = {
      env: { ...env },
      log,
      db,
      pool,
      across: across.db,
      ai: instrumentAi(createAiProviders(env, undefined, undefined, embedded), metrics),
      embedded,
      x: instrumentCalls(x.client, 'x', metrics),
      xMode: x.mode,
      xAuthorizeUrl: x.authorizeUrl,
      market: instrumentCalls(market.client, 'market', metrics),
      marketMode: market.mode,
      queue,
      live,
      sealer: openSealer(env),
      limits: env.RATE_LIMITS ? createLimits() : noLimits,
      bodies,
      hints: createProxyHints(log),
      metrics,
      startedAt: performance.now(),
    };
    const rest: (() => Promise<void>)[] = [];
    // In the background: a start never waits for a port that may not answer.
    if (env.LOCAL_AI_DETECT || env.LOCAL_AI_BASE_URL) void ctx.ai.findLocalServer();
    await warnOfOldTimeZoneData(across.db, log);
    if (env.ROLE !== 'web') {
      // Before anything is published: what is due depends on it.
      await keepWallClocks(ctx);
      const publisher = startPublisher({
        ctx,
        url,
        direct,
        checkBeforeSending: (post) => checkBeforeSending(ctx.db, post),
        counted: metrics.post,
      });
      rest.push(queue.rest, publisher.stop);
      opened.push(() => Promise.all(rest.map((end) => end())).then(() => {}));
      // After the publisher has begun: it needs half of the code, and what is due goes first.
      const { jobHandlers } = await import('#api/worker/handlers.ts');
      await queue.work(jobHandlers(ctx), publisher.isBusy);
      const stopRecurring = startRecurring(queue, jobs, log);
      rest.push(async () => stopRecurring());
    }
    signal?.throwIfAborted();
    if (server) serveApp(server, await appOf(ctx), ctx);
    const close = server && closable(server);
    const port = server && (server.address() as AddressInfo).port;
    // Port 0 means any free one, and only now is it known where users find us.
    if (env.PUBLIC_URL === 'http://localhost:0' && env.ROLE !== 'worker') {
      ctx.env.PUBLIC_URL = `http://localhost:${port}`;
    }
    x.allowCallback(callbackUrl(ctx.env.PUBLIC_URL));
    return {
      ctx,
      port,
      postgres,
      sandboxUrl: x.sandboxUrl,
      stop: async () => {
        // Streams of changes never end by themselves and would hold the server up.
        await live.close();
        // Together: what answers requests may still queue work, which nobody here takes any more.
        await Promise.all([close?.(), ...rest.splice(0).map((end) => end())]);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function appOf(ctx: Context): Promise<App> {
  return ctx.env.ROLE === 'worker'
    ? (await import('./worker-app.ts')).createWorkerApp(ctx)
    : (await import('./app.ts')).createApp(ctx, CONSOLE_FOLDER);
}

function logPostgres({ PRODUCTION }: Env, log: Logger, number: number): void {
  const newer = newerMinor(number);
  const facts = { postgres: postgresVersion(number), ...(newer ? { newer } : {}) };
  const known = `The database is Postgres ${facts.postgres}`;
  if (newer && PRODUCTION) {
    log.warn(facts, `${known}; ${newer} is out, with its security fixes. See docs/operators.md.`);
  } else {
    log.info(facts, known);
  }
}
