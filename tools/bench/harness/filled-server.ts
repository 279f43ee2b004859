import { randomBytes } from 'node:crypto';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import pg from 'pg';
import { chromiumPath } from '#api/config/env.ts';
import { hashSecret } from '#api/http/auth/credential.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { benchCluster } from './bench-cluster.ts';
import { fillInsight } from './fill-insight.ts';
import { startProcess } from './process.ts';

export interface FilledServer {
  /** Where the console and the API answer. */
  origin: string;
  /** The session token of somebody with five months of work behind them. */
  token: string;
}

type Fill = (client: pg.Client, workspaceId: string) => Promise<unknown>;

/** Works on the production build and server, on a durable Postgres of its own with one filled workspace. */
export async function onFilledServer(
  work: (server: FilledServer) => Promise<void>,
  fillWith: Fill = fillInsight,
): Promise<void> {
  await ensureBuilt();
  const cluster = await benchCluster();
  try {
    const url = await cluster.database('bench');
    const token = await fill(url, fillWith);
    const server = await startProcess('product-server', url);
    try {
      await work({ origin: `http://localhost:${server.port}`, token });
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
}

/** The browser of the end-to-end tests, for who measures pages of the server. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
}

/** Somebody new with a workspace, which is filled, and a session; answers its token. */
async function fill(url: string, fillWith: Fill): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query(
    `with owner as (insert into users (subject, username) values ('bench:1', 'bench') returning id),
      mine as (insert into workspaces (id, name) select id, 'bench' from owner),
      member as (insert into workspace_members select id, id, 'owner' from owner)
    insert into sessions (token_hash, user_id, workspace_id, expires_at)
    select $1, id, id, now() + interval '1 day' from owner returning workspace_id`,
    [hashSecret(token)],
  );
  await fillWith(client, rows[0].workspace_id);
  await client.end();
  return token;
}

/** Saves these fields of the owner's profile. */
export async function saveProfile(
  { origin, token }: FilledServer,
  changes: Partial<Settings['profile']>,
): Promise<void> {
  const url = `${origin}/api/settings`;
  const headers = { cookie: `sid=${token}`, origin, 'content-type': 'application/json' };
  const settings: Settings = await (await fetch(url, { headers })).json();
  const body = JSON.stringify({ ...settings, profile: { ...settings.profile, ...changes } });
  const { status } = await fetch(url, { method: 'PUT', headers, body });
  if (status !== 200) throw new Error(`The settings were not saved: ${status}`);
}

/** A desk's window in which the owner of the filled workspace is signed in. */
export async function signedInContext(
  browser: Browser,
  { origin, token }: FilledServer,
  width: number,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } });
  await context.addCookies([{ name: 'sid', value: token, url: origin }]);
  // tsx names the functions it sends to the page by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
