import { type CurrentUser, getCurrentUser } from '#shared/contracts/auth.ts';
import type {
  CallInput,
  Endpoint,
  EndpointResponse,
  StreamEvent,
} from '#shared/contracts/endpoint.ts';
import { type ErrorBody, errorBody } from '#shared/contracts/errors.ts';
import { isElsewhere, pageHeaders, withPage } from '#shared/contracts/page-identity.ts';
import { learnServerTime } from '#shared/lib/time/server-time.ts';
import type { KnownPage, OwnPage } from './own-page.ts';
import { readAnswer } from './read-answer.ts';

/** Any answer that is not a success. The message is the specification's `status: body`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    text: string,
    readonly body: ErrorBody | null,
  ) {
    super(`${status}: ${text}`);
  }
}

/** The server cannot be reached, or went away while it answered. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

/** Has the server itself answered so? Else it may be gone, and nothing can be read of it either. */
export function isOwnAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.body !== null;
}

/** The session is not the page's any more: nothing was read or written. */
export function isOfOtherPage(error: unknown): boolean {
  return error instanceof ApiError && isElsewhere(error.body?.reason);
}

export interface ApiClientOptions {
  /** '' for the same origin, else an origin such as `http://localhost:3000`. */
  baseUrl: string;
  credentials: RequestCredentials;
  /** Whom the page was drawn for: every call names it, but for those that are for everybody. */
  page: OwnPage;
  headers?: () => Record<string, string> | Promise<Record<string, string>>;
}

interface CallOptions {
  signal?: AbortSignal;
  /** 'low' for what nobody waits for. */
  priority?: RequestPriority;
}

export type CallArguments<E> =
  object extends CallInput<E>
    ? [input?: CallInput<E> | undefined, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

export interface ApiClient {
  /** Sends one call and parses its answer. Throws ApiError on a non-OK answer, else ServerAway. */
  call<const E extends Endpoint>(
    endpoint: E,
    ...args: CallArguments<E>
  ): Promise<EndpointResponse<E>>;
  /** Sends a call that answers server-sent events and gives each. Throws ApiError as `call` does. */
  stream<const E extends Endpoint>(
    endpoint: E,
    ...args: CallArguments<E>
  ): AsyncIterable<StreamEvent<E>>;
  /** An address of the API that the browser loads by itself, with the page named in it. */
  address(path: string): string;
  readonly page: OwnPage;
}

/** A client of the API; answers are parsed by their contracts. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { page: own } = options;
  /** The call under way that says who is signed in. */
  let learning: Promise<unknown> | null = null;

  /** Waits for who is signed in. Throws what that call throws, as the one that waits would. */
  async function ownPage(): Promise<KnownPage | null> {
    // One that somebody else has asked for may have been stopped.
    await learning?.catch(() => {});
    if (own.now().page === null) await client.call(getCurrentUser);
    return own.now().page;
  }

  async function send(endpoint: Endpoint, args: unknown[]): Promise<Response> {
    const [input, how] = args as [LooseInput | undefined, CallOptions?];
    const body = input?.body === undefined ? undefined : JSON.stringify(input.body);
    const isBound = endpoint.access !== 'public' && endpoint.pageCheck !== 'none';
    const page = isBound ? (own.now().page ?? (await ownPage())) : null;
    const { elsewhere } = own.now();
    const response = await fetch(options.baseUrl + fillPath(endpoint.path, input), {
      method: endpoint.method,
      credentials: options.credentials,
      headers: {
        ...(await options.headers?.()),
        ...(page === null ? {} : pageHeaders(page)),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      ...how,
    }).catch(throwAway);
    learnServerTime(response.headers.get('date'));
    if (!response.ok) {
      const error = await toApiError(response);
      own.refused(error.body);
      throw error;
    }
    if (page !== null) own.answered(elsewhere);
    return response;
  }

  async function call(endpoint: Endpoint, args: unknown[]): Promise<unknown> {
    const response = await send(endpoint, args);
    if (!endpoint.response) return undefined;
    const answer = readAnswer(endpoint.response, await response.json().catch(throwAway));
    const refusal = endpoint.path === getCurrentUser.path && own.learn(answer as CurrentUser);
    if (refusal) throw new ApiError(409, refusal.message, refusal);
    return answer;
  }

  const client: ApiClient = {
    call(endpoint, ...args) {
      const answer = call(endpoint, args) as Promise<never>;
      if (endpoint.path === getCurrentUser.path) learning = answer;
      return answer;
    },
    async *stream(endpoint, ...args) {
      const { body } = await send(endpoint, args);
      // Only who streams pays for the parser.
      const { EventSourceParserStream } = await import('eventsource-parser/stream');
      const events = body
        ?.pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const { data } of iterate(events)) {
        const event = endpoint.events?.safeParse(JSON.parse(data));
        // An installed extension is older than the server: what it does not know passes it by.
        if (event?.success) yield event.data as never;
      }
    },
    address(path) {
      const { page } = own.now();
      return page && path.startsWith('/api/') ? withPage(path, page) : path;
    },
    page: own,
  };
  return client;
}

/** Chrome before 124 cannot iterate a stream by itself. */
async function* iterate<T>(stream: ReadableStream<T> | undefined): AsyncIterable<T> {
  const reader = stream?.getReader();
  try {
    const read = () => reader?.read().catch(throwAway);
    for (let next = await read(); next && !next.done; next = await read()) {
      yield next.value;
    }
  } finally {
    await reader?.cancel().catch(throwAway);
  }
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function fillPath(path: string, input: LooseInput | undefined): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input?.params?.[name])),
  );
  const query = Object.entries(input?.query ?? {}).filter(([, value]) => value !== undefined);
  if (query.length === 0) return filled;
  return `${filled}?${new URLSearchParams(query.map(([key, value]) => [key, String(value)]))}`;
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(throwAway);
  const parsed = errorBody.safeParse(parseJson(text));
  return new ApiError(response.status, text || response.statusText, parsed.data ?? null);
}

/** A browser says TypeError of a lost network, as it does of a fault in our own code. */
function throwAway(error: unknown): never {
  throw error instanceof TypeError ? new ServerAway(error.message) : error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
