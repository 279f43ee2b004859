import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AiProviders } from '#api/ai/adapters/providers.ts';
import type { Env } from '#api/config/env.ts';
import type { Database } from '#api/db/database.ts';
import type { EmbeddedModels } from '#api/embedded-model/embedded-models.ts';
import type { Limits } from '#api/http/rate-limits.ts';
import type { BodyBudget } from '#api/http/request/body-budget.ts';
import type { ProxyHints } from '#api/http/request/proxy-hints.ts';
import type { Metrics } from '#api/metrics/metrics.ts';
import type { MarketClient } from '#api/providers/market/market-client.ts';
import type { XClient } from '#api/providers/x/x-client.ts';
import type { Queue } from '#api/queue/queue.ts';
import type { LiveChanges } from '#api/realtime/live-changes.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import type { Role } from '#shared/contracts/permissions.ts';

/** Who is acting, in which workspace, and as what: read from the database with each request. */
export interface Actor {
  userId: string;
  workspaceId: string;
  /** The member's role at this moment, for a key too. */
  role: Role;
  /** How the caller proved it: a browser session or an extension key. */
  via: 'session' | 'key';
}

/** Somebody in a workspace that they belong to. */
export type Member = Pick<Actor, 'userId' | 'workspaceId'>;

/** What a running server hands to every handler. */
export interface Context {
  env: Env;
  db: Database;
  /** The pool under `db`, for reads that are pipelined with their session check. */
  pool: Pool;
  /** All workspaces, as `troupe_worker`: for background work that finds what is due for whom. */
  across: Database;
  ai: AiProviders;
  /** The language models of this server's own machine. */
  embedded: EmbeddedModels;
  x: XClient;
  /** Whether `x` talks to the real X or to the sandbox on this machine. */
  xMode: 'live' | 'sandbox';
  xAuthorizeUrl: string;
  market: MarketClient;
  /** Whether `market` talks to the real one or to the sandbox on this machine. */
  marketMode: 'live' | 'sandbox';
  queue: Queue;
  live: LiveChanges;
  sealer: Sealer;
  limits: Limits;
  bodies: BodyBudget;
  hints: ProxyHints;
  metrics: Metrics;
  /** When this server began, by `performance.now()`. */
  startedAt: number;
  log: Logger;
}
