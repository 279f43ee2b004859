import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import type { Job } from '#api/queue/define-job.ts';
import { type Running, start } from '#api/server/start.ts';
import { jobHandlers } from '#api/worker/handlers.ts';
import type { CallInput, Endpoint, EndpointResponse } from '#shared/contracts/endpoint.ts';
import { type ErrorBody, errorBody } from '#shared/contracts/errors.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

type Arguments<E> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Somebody who calls the API as a client would: over HTTP, with their own cookie or key. */
export interface Caller {
  /** Expects success and answers what the contract promises. */
  call<const E extends Endpoint>(endpoint: E, ...input: Arguments<E>): Promise<EndpointResponse<E>>;
  /** Expects a refusal in the error form. */
  refused(endpoint: Endpoint, input?: LooseInput): Promise<ErrorBody & { status: number }>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface TestApp {
  readonly url: string;
  readonly running: Running;
  readonly database: TestDatabase;
  /** Every line that the server has logged. */
  readonly logged: string[];
  readonly stranger: Caller;
  signIn(username: string): Promise<Caller>;
  /** Asks the database as its owner, whom row-level security lets see and change everything. */
  asOwner(statement: string): Promise<unknown[]>;
  withKey(key: string): Caller;
  /** A page of ours in a browser that has this cookie. */
  withCookie(cookie: string): Caller;
  /** Does the background work that is queued now: nothing works by itself here. */
  runJobs(): Promise<number>;
  /** Does recurring work once, as if its time had come. */
  recur(job: Job): Promise<void>;
}

/** The whole API on a database of its own for this test file, on a free port. */
export function testApp(variables: Record<string, string> = {}): TestApp {
  let database: TestDatabase;
  let running: Running;
  const logged: string[] = [];
  const url = () => `http://localhost:${running.port}`;
  beforeAll(async () => {
    database = await cloneDatabase();
    const env = readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      ROLE: 'web',
      LOCAL_AI_DETECT: 'off',
      APP_SECRET: randomBytes(32).toString('base64'),
      ...variables,
    });
    const log = pino({ level: env.LOG_LEVEL }, { write: (line) => void logged.push(line) });
    running = await start(env, log, database.url);
  });
  afterAll(async () => {
    await running.stop();
    await database.drop();
  });
  return {
    get url() {
      return url();
    },
    get running() {
      return running;
    },
    get database() {
      return database;
    },
    logged,
    get stranger() {
      return caller(url(), {});
    },
    asOwner: (statement) => database.asOwner(statement),
    withKey: (key) => caller(url(), { authorization: `Bearer ${key}` }),
    withCookie: (cookie) => caller(url(), { cookie, origin: url() }),
    runJobs: () => running.ctx.queue.drain(jobHandlers(running.ctx)),
    async recur(job) {
      const handler = jobHandlers(running.ctx).find((found) => found.job === job);
      await handler?.handle({} as never, new AbortController().signal);
    },
    async signIn(username) {
      const response = await fetch(`${url()}/api/auth/test-login?username=${username}`);
      expect(response.status).toBe(200);
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return caller(url(), { cookie, origin: url() });
    },
  };
}

function caller(url: string, identity: Record<string, string>): Caller {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { ...identity, ...(init.headers as object) } });
  const sendCall = ({ path, method }: Endpoint, { params, query, body }: LooseInput = {}) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params?.[name])),
    );
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return send(filled + search, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  };
  return {
    fetch: send,
    async call(endpoint, ...[input]) {
      const response = await sendCall(endpoint, input as LooseInput | undefined);
      const text = await response.text();
      expect(text, text).toSatisfy(() => response.status === endpoint.status);
      return (endpoint.response?.parse(JSON.parse(text)) ?? undefined) as never;
    },
    async refused(endpoint, input) {
      const response = await sendCall(endpoint, input);
      const body = errorBody.parse(await response.json());
      expect(response.headers.get('x-request-id')).toBe(body.requestId);
      return { status: response.status, ...body };
    },
  };
}
