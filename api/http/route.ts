import type { ReadableStream } from 'node:stream/web';
import type { Compilable, CompiledQuery } from 'kysely';
import type { ZodMiniType } from 'zod/mini';
import type { Actor, Context } from '#api/context.ts';
import type {
  Endpoint,
  EndpointResponse,
  ParsedInput,
  StreamEvent,
} from '#shared/contracts/endpoint.ts';

export interface HandlerInput<E extends Endpoint, Row = never> extends ParsedInput<E> {
  /** Who is acting. Calls with access `public` have none. */
  actor: E['access'] extends 'public' ? null : Actor;
  /** The actor's workspace, which owns what the call is about. */
  owner: E['access'] extends 'public' ? null : string;
  /** What the route's statement read; empty without one. */
  rows: Row[];
  ctx: Context;
  request: RequestFacts;
  /** Response headers beyond the standard ones, `set-cookie` among them. */
  reply: {
    header(name: string, value: string): void;
    /** In place of the contract's, for an answer that is whole and tells of a failure. */
    status(code: 503): void;
  };
}

export interface RequestFacts {
  id: string;
  /** Of the client; '' where the server cannot know. */
  readonly address: string;
  header(name: string): string | undefined;
  /** Says whose call a public one turned out to be, for the log. */
  knows(userId: string): void;
  /** Aborted when the client goes away or has its whole answer. */
  readonly signal: AbortSignal;
}

/** A contract with what answers it. */
export interface Route {
  endpoint: Endpoint;
  statement?: CompiledQuery;
  handle?: (input: HandlerInput<Endpoint>) => unknown;
  stream?: (input: HandlerInput<Endpoint>) => Promise<AsyncIterable<unknown>>;
}

/** An answer that is not JSON. */
export class RawAnswer {
  constructor(
    readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    readonly headers: Record<string, string>,
  ) {}
}

type Answer<E> = E extends { produces: string }
  ? RawAnswer
  : E extends { status: 302 }
    ? string
    : EndpointResponse<E>;

/** Of a call that answers nothing, any work that ends. */
type Handled<E> =
  | Answer<E>
  | Promise<Answer<E>>
  | (Answer<E> extends undefined ? Promise<void> : never);

/**
 * A contract with what answers it: the parsed input in, a value of its response out. A `statement`
 * is compiled once, names its owner with `sessionWorkspace` and is read in one round trip with the
 * session check (tools/bench/persona-list.ts measures it).
 */
export function route<const E extends Endpoint, Row = never>(
  endpoint: E,
  handle: (input: HandlerInput<E, Row>) => Handled<E>,
  statement?: CompiledQuery<Row> & (E['access'] extends 'public' ? never : unknown),
): Route {
  return { endpoint, handle: handle as Route['handle'], statement };
}

/** A call that answers the rows of its statement as they are. */
export function listRoute<Row>(
  endpoint: Endpoint & { access: 'user' | 'session'; response: ZodMiniType<Row[]> },
  query: Compilable<Row>,
): Route {
  return { endpoint, handle: ({ rows }) => rows, statement: query.compile() };
}

/**
 * Answers server-sent events. What is thrown before the events begin is a usual error answer; from
 * then on a handler says in an event of its own what went wrong.
 */
export function eventRoute<const E extends Endpoint>(
  endpoint: E,
  stream: (input: HandlerInput<E>) => Promise<AsyncIterable<StreamEvent<E>>>,
): Route {
  return { endpoint, stream: stream as NonNullable<Route['stream']> };
}
