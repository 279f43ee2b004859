import { resolve } from 'node:path';
import type { Env } from '#api/config/env.ts';
import { newerMinor, postgresVersion } from '#api/config/postgres-releases.ts';
import { proxyLine } from '#api/providers/outside/proxies.ts';
import type { Running } from './start.ts';

const EXTENSION_FOLDER = '.output/chrome-mv3';
const NO_KEY =
  'built-in, no key needed (OPENAI_API_KEY, GEMINI_API_KEY, XAI_API_KEY or LOCAL_AI_BASE_URL bring a model)';

/** The same for a log, in one line. */
export function startupFacts(running: Running): { msg: string; [fact: string]: unknown } {
  const { ctx, port, postgres } = running;
  const { VERSION: version, ROLE: role, PUBLIC_URL: publicUrl, TEST_LOGIN: testLogin } = ctx.env;
  const msg =
    role === 'worker' ? `Troupe ${version} works` : `Troupe ${version} is running on ${publicUrl}`;
  const ai = ctx.ai.best().id;
  return {
    msg,
    ...{ version, role, port, publicUrl, x: ctx.xMode, ai, market: ctx.marketMode, testLogin },
    postgres: postgresVersion(postgres),
  };
}

/** What a start prints: where to go, which parts are stand-ins, what to load into the browser. */
export function startupBanner({ ctx: { env, ai }, port, sandboxUrl, postgres }: Running): string[] {
  if (env.ROLE === 'worker') {
    const metrics = port === null ? '' : ` Its metrics are on port ${port}.`;
    return [`Troupe ${env.VERSION} works. It serves no page.${metrics}`];
  }
  const through = proxyLine(env);
  const drafts = ai.best();
  const page = sandboxUrl ? pageOf(sandboxUrl) : 'https://x.com';
  return [
    '',
    `  Troupe ${env.VERSION} is running on ${env.PUBLIC_URL}`,
    '',
    `  1. Open        ${env.PUBLIC_URL} and sign in with X`,
    '  2. Make a persona, and an extension key under Extension',
    `  3. Load the extension: chrome://extensions, Developer mode, Load unpacked:`,
    `     ${env.SECURE ? `the folder in ${env.PUBLIC_URL}/browser-extension.zip` : resolve(EXTENSION_FOLDER)}`,
    '  4. Connect it in its side panel with that key, then press AI Reply under a post on',
    `     ${page}${sandboxUrl ? ' or https://x.com' : ''}`,
    '',
    `  X            ${sandboxUrl ? 'sandbox: nothing leaves this machine (X_CLIENT_ID brings the real X)' : env.X_API_URL}`,
    `  AI           ${drafts.id === 'local' ? NO_KEY : drafts.name}`,
    `  Market       ${env.MARKET === 'sandbox' ? 'sandbox: invented, and labelled so (MARKET=live brings the real one)' : env.COINGECKO_URL}`,
    `  Database     ${databaseOf(env, postgres)}`,
    ...(through ? [`  Proxy        ${through}`] : []),
    `  Test login   ${env.TEST_LOGIN ? 'on: anybody who reaches this address can sign in' : 'off'}`,
    '',
    '  Ctrl-C stops it.',
    '',
  ];
}

function databaseOf({ DATABASE_URL, DATA_DIR }: Env, number: number): string {
  const newer = newerMinor(number);
  const place = DATABASE_URL
    ? `DATABASE_URL, Postgres ${postgresVersion(number)}`
    : `embedded Postgres ${postgresVersion(number)} in ${DATA_DIR}`;
  return newer ? `${place} (${newer} is out: see docs/operators.md)` : place;
}

/** The extension works on X's names and on this one, which every browser resolves to itself. */
function pageOf(sandboxUrl: string): string {
  return `${sandboxUrl.replace('127.0.0.1', 'x.localhost')}/home`;
}
