/** How long a request waits for the person, in ms. */
export const REQUEST_LIFETIME = 5 * 60_000;
/** Requests of different servers that wait at the same time. */
const MOST_WAITING = 3;

/** What became of a request; the page that made it is told. */
export type PairOutcome =
  | { state: 'connecting' | 'connected' | 'declined' }
  | { state: 'failed'; message: string; values?: Record<string, string> };

/** A page of a Troupe server asks to connect the extension with its server. */
export interface PairRequest {
  /** The page's own random word for it. */
  nonce: string;
  /** Origin of the page, which is that of its server. */
  apiUrl: string;
  /** Empty as soon as the person has decided. */
  apiKey: string;
  /** Who the page says is signed in; null where it does not say. */
  username: string | null;
  /** In ms since 1970. */
  expiresAt: number;
  /** Null while it waits for the person. */
  outcome: PairOutcome | null;
}

export type RequestName = Pick<PairRequest, 'apiUrl' | 'nonce'>;

/**
 * The kept requests with one more, which takes the place of an earlier one of the same server; null
 * where too many others wait.
 */
export function withRequest(
  kept: readonly PairRequest[],
  added: PairRequest,
  now: number,
): PairRequest[] | null {
  const others = live(kept, now).filter(({ apiUrl }) => apiUrl !== added.apiUrl);
  return waiting(others, now).length < MOST_WAITING ? [...others, added] : null;
}

/** Those that wait for the person, the oldest first. */
export function waiting(kept: readonly PairRequest[], now: number): PairRequest[] {
  return live(kept, now).filter(({ outcome }) => outcome === null);
}

/** What the page is told of its request. */
export function outcomeOf(
  kept: readonly PairRequest[],
  name: RequestName,
  now: number,
): PairOutcome | { state: 'pending' | 'expired' } {
  const found = live(kept, now).find((request) => isNamed(request, name));
  return found ? (found.outcome ?? { state: 'pending' }) : { state: 'expired' };
}

/** The key is forgotten; the outcome stays long enough for the page to hear of it. */
export function decided(
  kept: readonly PairRequest[],
  name: RequestName,
  outcome: PairOutcome,
  now: number,
): PairRequest[] {
  const expiresAt = now + REQUEST_LIFETIME;
  return live(kept, now).map((request) =>
    isNamed(request, name) ? { ...request, apiKey: '', outcome, expiresAt } : request,
  );
}

export function live(kept: readonly PairRequest[], now: number): PairRequest[] {
  return kept.filter(({ expiresAt }) => now < expiresAt);
}

export function isNamed(request: PairRequest, { apiUrl, nonce }: RequestName): boolean {
  return request.apiUrl === apiUrl && request.nonce === nonce;
}
