import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { assertPrivateConnection } from './assert-private-connection.ts';
import { assertSecret } from './assert-secret.ts';
import { ConfigFault } from './config-error.ts';
import { failpoints } from './failpoint.ts';
import { isLoopbackName } from './loopback-name.ts';
import { publishingLimits } from './publishing-limits.ts';

const ADDRESS = 'must be an address that begins with http:// or https://';
const words = (list: readonly string[]) =>
  `must be ${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
const oneOf = <const T extends readonly string[]>(list: T) => z.enum(list, words(list));

const PORT_RANGE = 'must be a port from 0 to 65535';
const SIZE = 'must be a number of gigabytes above 0';

const flag = z
  .enum(['on', 'off', '1', '0', 'true', 'false'], 'must be on or off')
  .transform((v) => /^(on|1|true)$/.test(v));
const web = (error: string) => z.url({ protocol: /^https?$/, error });
const url = web(ADDRESS).transform((value) => value.replace(/\/+$/, ''));
const text = z.string().trim().min(1, 'must be more than spaces');
const port = z
  .string()
  .regex(/^\s*\d+\s*$/, PORT_RANGE)
  .transform(Number)
  .pipe(z.number().max(65_535, PORT_RANGE));
const origin = url.refine(
  (value) => new URL(value).origin === value.toLowerCase(),
  'must be an address without a path, such as https://troupe.example',
);
const postgres = text.refine(
  (value) => /^(postgres(ql)?|socket):\/\/./.test(value) && URL.canParse(value),
  'must be an address such as postgres://user:password@host:5432/database',
);

const sender = text.regex(
  /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'must be an address such as Troupe <troupe@troupe.example>',
);

function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

const feeds = z
  .string()
  .default(
    [
      'https://www.coindesk.com/arc/outboundfeeds/rss/',
      'https://cointelegraph.com/rss',
      'https://decrypt.co/feed',
    ].join(),
  )
  .transform((list) => [...new Set(listed(list))])
  .pipe(
    z
      .array(web('must be addresses of feeds, with commas between'))
      .max(20, 'must be at most 20 feeds'),
  );

/** Addresses and networks of proxies; null for anything else. */
function networks(list: string): BlockList | null {
  const found = new BlockList();
  for (const one of list.split(',').map((part) => part.trim())) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(one) ?? [];
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    if (version === 0 || Number(prefix ?? 0) > longest) return null;
    found.addSubnet(address, Number(prefix ?? longest), version === 6 ? 'ipv6' : 'ipv4');
  }
  return found;
}

const proxies = z.string().transform((list, { addIssue }) => {
  const found = networks(list);
  if (found) return found;
  addIssue('must be addresses or networks such as 10.0.0.0/8, with commas between');
  return z.NEVER;
});

const PROXY = 'must be an address such as http://proxy.example:3128';
const proxy = web(PROXY).refine((value) => new URL(value).hostname !== '', PROXY);

const secrets = z.string().default('').transform(listed);

const fromJson = (value: unknown) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : {};
  } catch {
    return value;
  }
};

const schema = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: postgres.optional(),
  /** For listening, migrations and locks, where DATABASE_URL leads to a pooler in transaction mode. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** Off: the schema is brought up to date by `npm run db:migrate`, which alone needs its owner. */
  MIGRATE: flag.default(true),
  DATA_DIR: text.default('.data'),
  /** The programs of a newer Postgres for the embedded database. */
  POSTGRES_BIN_DIR: text.optional(),
  APP_SECRET: text.optional(),
  APP_SECRET_PREVIOUS: secrets,
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  X_CLIENT_ID: text.optional(),
  X_CLIENT_SECRET: text.optional(),
  X_API_URL: url.default('https://api.x.com'),
  X_AUTHORIZE_URL: url.default('https://x.com/i/oauth2/authorize'),
  X_PICTURES_URL: url.default('https://pbs.twimg.com'),
  X_SANDBOX_PORT: port.optional(),
  TEST_LOGIN: flag.optional(),
  ALLOW_SANDBOX: flag.default(false),
  /** Reads GET /api/metrics from elsewhere; without it only this machine may. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must be at least 16 characters without spaces')
    .optional(),
  /** Where a process that is only a worker answers for its metrics; unset: nowhere. */
  WORKER_METRICS_PORT: port.optional(),
  /** Whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: proxies.nullable().default(null),
  /** For calls to the outside; the names of other programs, in small letters too. */
  HTTP_PROXY: proxy.optional(),
  HTTPS_PROXY: proxy.optional(),
  NO_PROXY: z
    .string()
    .default('')
    .transform((list) => listed(list.replace(/\s+/g, ','))),
  RATE_LIMITS: flag.default(true),
  MEDIA_GB_PER_DAY: z.coerce.number(SIZE).gt(0, SIZE).default(8),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: url.default('https://api.openai.com/v1'),
  OPENAI_MODEL: text.default('gpt-5.6-luna'),
  GEMINI_API_KEY: text.optional(),
  GEMINI_BASE_URL: url.default('https://generativelanguage.googleapis.com'),
  GEMINI_MODEL: text.default('gemini-3.8-flash'),
  XAI_API_KEY: text.optional(),
  XAI_BASE_URL: url.default('https://api.x.ai/v1'),
  XAI_MODEL: text.default('grok-4.3'),
  LOCAL_AI_BASE_URL: url.optional(),
  LOCAL_AI_MODEL: text.optional(),
  LOCAL_AI_DETECT: flag.default(true),
  /** Unset: offered while one person alone has an account. */
  EMBEDDED_MODELS: flag.optional(),
  EMBEDDED_MODEL_URL: url.default('https://huggingface.co'),
  /** Unset: live in production, with the real X or an address or key of one's own, else the sandbox. */
  MARKET: oneOf(['live', 'sandbox']).optional(),
  COINGECKO_URL: url.default('https://api.coingecko.com/api/v3'),
  COINGECKO_API_KEY: text.optional(),
  FEAR_GREED_URL: web(ADDRESS).default('https://api.alternative.me/fng/'),
  NEWS_FEEDS: feeds,
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: sender.default('Troupe <troupe@localhost>'),
  /** For tests: where to die, and shorter times as JSON. */
  TROUPE_FAILPOINT: oneOf(failpoints).optional(),
  PUBLISHING_LIMITS: z.preprocess(fromJson, publishingLimits),
});

const defaults = schema.parse({});
const marketVariables = [
  'COINGECKO_URL',
  'COINGECKO_API_KEY',
  'FEAR_GREED_URL',
  'NEWS_FEEDS',
] as const;

/** Every variable that is read, in the order of `.env.example`. */
export const variables = Object.keys(schema.shape);

export type Env = z.output<typeof schema> & {
  PUBLIC_URL: string;
  TEST_LOGIN: boolean;
  /** NODE_ENV says so, or PUBLIC_URL is not this machine. */
  PRODUCTION: boolean;
  MARKET: 'live' | 'sandbox';
  /** PUBLIC_URL is https: cookies are Secure and carry the __Host- prefix. */
  SECURE: boolean;
  LOG_LEVEL: string;
  VERSION: string;
};

/**
 * Reads and checks the environment: the only reader of `process.env`.
 * Empty variables count as unset. Throws one sentence for each wrong variable.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.entries(source).filter(([, value]) => value !== '');
  // These three are written in small letters as often.
  const small = set.flatMap(([name, value]) =>
    /^(https?|no)_proxy$/.test(name) ? [[name.toUpperCase(), value]] : [],
  );
  const present = Object.fromEntries([...small, ...set]);
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const sentences = new Map<string, string>();
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0]);
      if (!sentences.has(name)) sentences.set(name, `${name} ${message}.`);
    }
    throw new ConfigFault([...sentences.values()].join('\n'));
  }
  const env = {
    ...parsed.data,
    PRODUCTION: parsed.data.NODE_ENV === 'production' || isReachable(parsed.data),
  };
  if (env.APP_SECRET) assertSecret('APP_SECRET', env.APP_SECRET);
  for (const secret of env.APP_SECRET_PREVIOUS) assertSecret('APP_SECRET_PREVIOUS', secret);
  assertXApp(env);
  const onSandbox = env.X_CLIENT_ID === undefined;
  const isStrict = env.PRODUCTION && !env.ALLOW_SANDBOX;
  if (isStrict && onSandbox) {
    throw new ConfigFault(
      `X_CLIENT_ID is not set, so Troupe would run on the X sandbox, which is not for ${where(env)}. Set X_CLIENT_ID and X_CLIENT_SECRET, or ALLOW_SANDBOX=1 for a demonstration.`,
    );
  }
  const testLogin = env.TEST_LOGIN ?? (!env.PRODUCTION && onSandbox);
  if (isStrict && testLogin) {
    throw new ConfigFault(
      `TEST_LOGIN lets anybody sign in and is not for ${where(env)}. Unset it, or set ALLOW_SANDBOX=1 for a demonstration.`,
    );
  }
  const forTests = ['TROUPE_FAILPOINT', 'PUBLISHING_LIMITS'].find((name) => name in present);
  if (env.PRODUCTION && forTests) {
    throw new ConfigFault(`${forTests} is for tests and not for ${where(env)}. Unset it.`);
  }
  if (env.ROLE === 'worker' && onSandbox) {
    throw new ConfigFault(
      'ROLE=worker needs X_CLIENT_ID and X_CLIENT_SECRET: the X sandbox lives inside a server of another role. Use ROLE=all without an X app.',
    );
  }
  // Whoever names a market of their own wants that one.
  const ownMarket = marketVariables.some(
    (name) => JSON.stringify(env[name]) !== JSON.stringify(defaults[name]),
  );
  const withRealX = env.NODE_ENV !== 'test' && !onSandbox;
  const isLive = (env.PRODUCTION && env.NODE_ENV !== 'test') || withRealX || ownMarket;
  const market = env.MARKET ?? (isLive ? 'live' : 'sandbox');
  if (isStrict && market === 'sandbox') {
    throw new ConfigFault(
      `MARKET=sandbox shows invented prices and headlines and is not for ${where(env)}. Unset it, or set ALLOW_SANDBOX=1 for a demonstration.`,
    );
  }
  assertSecureOrigin(env);
  assertDatabase(env);
  if (isStrict && isReachable(env) && !env.APP_SECRET) {
    throw new ConfigFault(
      `APP_SECRET is needed with a PUBLIC_URL that others can reach: it encrypts X tokens and provider keys. Make one: node -p "crypto.randomBytes(32).toString('base64')"`,
    );
  }
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    SECURE: publicUrl.startsWith('https:'),
    TEST_LOGIN: testLogin,
    MARKET: market,
    // A line for each request would bury what npm start prints.
    LOG_LEVEL: env.LOG_LEVEL ?? (env.PRODUCTION ? 'info' : 'warn'),
    VERSION: readVersion(),
  };
}

type Given = z.output<typeof schema>;

type Judged = Given & { PRODUCTION: boolean };

function isReachable({ PUBLIC_URL }: Given): boolean {
  return PUBLIC_URL !== undefined && !isLoopbackName(new URL(PUBLIC_URL).hostname);
}

/** Names what has made it production, for a sentence. */
function where({ NODE_ENV }: Given): string {
  if (NODE_ENV === 'production') return 'production';
  return 'a PUBLIC_URL that others can reach';
}

function assertDatabase(env: Judged): void {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new ConfigFault(
      'DATABASE_DIRECT_URL is set and DATABASE_URL is not. Set DATABASE_URL to it, or to the pooler before it.',
    );
  }
  if (!env.PRODUCTION || env.ALLOW_SANDBOX) return;
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    if (env[name]) assertPrivateConnection(name, env[name]);
  }
}

function assertXApp({ PRODUCTION, X_CLIENT_ID, X_CLIENT_SECRET }: Judged): void {
  if (X_CLIENT_SECRET && !X_CLIENT_ID) {
    throw new ConfigFault(
      'X_CLIENT_SECRET is set and X_CLIENT_ID is not. Set both, or neither for the X sandbox.',
    );
  }
  if (PRODUCTION && X_CLIENT_ID && !X_CLIENT_SECRET) {
    throw new ConfigFault('X_CLIENT_ID is set and X_CLIENT_SECRET is not. Set both.');
  }
}

/** Over plain http whoever is on the way reads the session; on one machine nobody is. */
function assertSecureOrigin({ PRODUCTION, PUBLIC_URL, ALLOW_SANDBOX }: Judged): void {
  if (!PRODUCTION || ALLOW_SANDBOX || !PUBLIC_URL?.startsWith('http:')) return;
  if (isLoopbackName(new URL(PUBLIC_URL).hostname)) return;
  throw new ConfigFault(
    'PUBLIC_URL is http, and anybody on the way could take over a session. Set it to the https address of your proxy.',
  );
}

function readVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** For what is said of an environment that cannot be read. */
export function isProductionProcess(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** What a program that we start inherits, with our additions. */
export function childEnv(additions: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...additions };
}

/** The database that a test run or a script was told to use, if any. */
export function databaseUrl(): string | undefined {
  return process.env.DATABASE_URL || undefined;
}

/** The browser that browser tests and benches drive; `npm test` finds one and names it here. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH || '/usr/bin/chromium';
}

/** Where the browser tests' server listens; E2E_PORT lets two runs share a machine. */
export function browserTestPort(): string {
  return process.env.E2E_PORT || '4310';
}

/** How many random sequences the test of the approvals takes. */
export function approvalSequences(): number {
  return Number(process.env.APPROVAL_SEQUENCES || 20);
}
