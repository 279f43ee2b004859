import type { ServerResponse } from 'node:http';
import type { Hono, Context as HonoContext } from 'hono';
import type { Actor, Context } from '#api/context.ts';
import { actAs } from '#api/db/acting-member.ts';
import { AppError, signedOut } from '#api/errors/app-error.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { type ClaimedPage, claimedPage, isOwnPage, otherPage } from './auth/assert-page.ts';
import { type AuthenticatedActor, authenticate, markUsed } from './auth/authenticate.ts';
import {
  type Credential,
  readCredential,
  readSessionToken,
  sessionCookie,
} from './auth/credential.ts';
import { deviceOf } from './auth/device.ts';
import { eventStream } from './event-stream.ts';
import { readJson } from './request/body.ts';
import { clientAddress, coarseAddress, networkOf } from './request/client-address.ts';
import { assertOwnOrigin } from './request/origin.ts';
import { parseAddress } from './request/parse.ts';
import type { TroupeRequest } from './request/request.ts';
import { success } from './response.ts';
import { type HandlerInput, RawAnswer, type RequestFacts, type Route } from './route.ts';

/** What node-server hands to the app with each request. */
export interface Bindings {
  incoming: TroupeRequest;
  outgoing: ServerResponse;
}

export type App = Hono<{ Bindings: Bindings }>;
type Call = HonoContext<{ Bindings: Bindings }>;

const ANONYMOUS = { actor: null, rows: [] };

/** Binds each contract to its handler: credential, origin, input, handler, answer, in this order. */
export function mount(app: App, routes: Route[], ctx: Context): void {
  for (const route of routes) {
    const pattern = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(route.endpoint.method, pattern, (call) => serve(route, call, ctx));
  }
}

async function serve(route: Route, call: Call, ctx: Context): Promise<Response> {
  const { endpoint } = route;
  const { incoming } = call.env;
  incoming.pattern = endpoint.path;
  incoming.event = endpoint.event;
  incoming.failurePage = endpoint.failurePage;
  const credential = readCredential(incoming.headers, ctx.env);
  if (endpoint.method !== 'GET' && credential?.kind === 'session') {
    assertOwnOrigin(incoming.headers, ctx.env.PUBLIC_URL);
  }
  if (endpoint.limit === 'auth' || endpoint.limit === 'visitor') {
    ctx.limits.take(endpoint.limit, visitorOf(incoming, ctx));
  }
  const page = claimedPage(
    (name) => incoming.headers[name] as string | undefined,
    (name) => call.req.query(name),
  );
  const { actor, rows } =
    endpoint.access === 'public' ? ANONYMOUS : await authorise(route, credential, page, call, ctx);
  if (actor) countCall(endpoint, actor, ctx);
  let { status } = endpoint as Pick<Response, 'status'>;
  const input = {
    actor,
    owner: actor?.workspaceId ?? null,
    rows,
    ctx,
    params: endpoint.params && parseAddress(endpoint.params, call.req.param()),
    query: endpoint.query && parseAddress(endpoint.query, call.req.query()),
    body: await bodyOf(endpoint, call, ctx, actor),
    request: requestFacts(call.env, ctx),
    reply: {
      header: (name, value) => void call.env.outgoing.appendHeader(name, value),
      status: (code) => {
        status = code;
      },
    },
  } as HandlerInput<typeof endpoint>;
  const { requestId } = incoming;
  const acting = actor && { ...actor, requestId, address: addressOf(incoming, ctx) };
  if (route.stream) {
    const { stream } = route;
    const events = await actAs(acting, () => stream(input));
    const isStillSignedIn = async () => {
      const now = credential && (await authenticate(ctx.pool, credential).catch(nobody));
      if (!credential) return true;
      return now !== null && mayCall(endpoint, now.actor) && isSamePlace(now.actor, actor);
    };
    return actAs(acting, () =>
      eventStream(events, isStillSignedIn, (error) =>
        ctx.log.error({ requestId, err: error }, 'An event stream broke'),
      ),
    );
  }
  const value = await actAs(acting, () => route.handle?.(input));
  // A handler that breaks its own contract is a bug: tests see it, users are not made to pay for it.
  if (ctx.env.NODE_ENV === 'test' && endpoint.response && !(value instanceof RawAnswer)) {
    endpoint.response.parse(value);
  }
  return success(status, value);
}

/** A connection whose body has not come whole is of no further use. */
async function bodyOf(endpoint: Endpoint, call: Call, ctx: Context, actor: Actor | null) {
  const { body } = endpoint;
  if (!body) return undefined;
  const { incoming, outgoing } = call.env;
  const who = actor?.userId ?? visitorOf(incoming, ctx);
  try {
    const owner = actor?.workspaceId ?? who;
    return await readJson(incoming, { ...endpoint, body }, { bodies: ctx.bodies, who, owner });
  } catch (error) {
    if (!incoming.complete) outgoing.shouldKeepAlive = false;
    throw error;
  }
}

function addressOf(incoming: TroupeRequest, { env, hints }: Context): string {
  return clientAddress(incoming, env.TRUSTED_PROXIES, hints);
}

/** Whom limits count who is not known: by address. */
export function visitorOf(incoming: TroupeRequest, ctx: Context): string {
  return networkOf(addressOf(incoming, ctx));
}

async function authorise(
  { endpoint, statement }: Route,
  credential: Credential | null,
  page: ClaimedPage,
  call: Call,
  ctx: Context,
): Promise<AuthenticatedActor> {
  const authenticated = credential && (await authenticate(ctx.pool, credential, statement));
  if (!authenticated) throw signedOut();
  if (!isOwnPage(page, authenticated.actor, endpoint.pageCheck)) {
    call.env.incoming.userId = authenticated.actor.userId;
    throw await otherPage(ctx, page, authenticated.actor);
  }
  if (endpoint.access === 'session' && authenticated.actor.via === 'key') {
    throw new AppError('forbidden', message('request.not-for-keys'));
  }
  if (!mayCall(endpoint, authenticated.actor)) {
    throw new AppError('forbidden', message('request.not-allowed'));
  }
  renewSession(authenticated, credential, call, ctx);
  return authenticated;
}

/** What a stream sends is of the workspace that it was opened in. */
function isSamePlace(now: Actor, opened: Actor | null): boolean {
  return now.userId === opened?.userId && now.workspaceId === opened.workspaceId;
}

/** A key that has expired is nobody's; any other failure is one. */
function nobody(error: unknown): null {
  if (error instanceof AppError && error.code === 'unauthorized') return null;
  throw error;
}

function mayCall({ permission }: Endpoint, { role }: Actor): boolean {
  return permission !== undefined && roleMay(role, permission);
}

/** On a machine of one's own, over http, reads hold up nobody else and are not counted. */
function countCall(endpoint: Endpoint, { userId }: Actor, { limits, env }: Context): void {
  if (endpoint.limit === 'ai') limits.take('ai', userId);
  else if (endpoint.method !== 'GET') limits.take('write', userId);
  else if (env.SECURE) limits.take('read', userId);
}

/** Marks a session or key as used that was not for a while, and rolls the cookie of a session. */
function renewSession(who: AuthenticatedActor, by: Credential, call: Call, ctx: Context): void {
  const { incoming, outgoing } = call.env;
  const { actor, stale, before } = who;
  incoming.userId = actor.userId;
  if (!stale && before === null) return;
  const device = deviceOf(requestFacts(call.env, ctx));
  if (!stale && before?.address === coarseAddress(device.address)) return;
  const token = readSessionToken(incoming.headers, ctx.env);
  if (stale && by.kind === 'session' && token)
    outgoing.appendHeader('set-cookie', sessionCookie(token, ctx.env));
  markUsed(ctx, by, actor.workspaceId, device).catch((error) =>
    ctx.log.warn({ err: error }, 'could not mark a session as used'),
  );
}

function requestFacts({ incoming, outgoing }: Bindings, ctx: Context): RequestFacts {
  let gone: AbortController | undefined;
  return {
    id: incoming.requestId,
    get address() {
      return addressOf(incoming, ctx);
    },
    header: (name) => {
      const value = incoming.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    knows: (userId) => {
      incoming.userId = userId;
    },
    get signal() {
      if (!gone) {
        const controller = new AbortController();
        // Who left while it was looked up who they are has left for good.
        if (outgoing.destroyed) controller.abort();
        else outgoing.once('close', () => controller.abort());
        gone = controller;
      }
      return gone.signal;
    },
  };
}
