import { pairRequestsItem } from '../storage.ts';
import {
  decided,
  isNamed,
  live,
  type PairOutcome,
  type PairRequest,
  type RequestName,
  waiting,
  withRequest,
} from './pair-requests.ts';

/** Keeps a new request; false where too many others wait. */
export function keepRequest(request: PairRequest): Promise<boolean> {
  return change((kept) => {
    const next = withRequest(kept, request, Date.now());
    return [next ?? kept, next !== null];
  });
}

/** Takes a request to act on it, once; null where it has expired or was decided already. */
export function takeRequest(name: RequestName): Promise<PairRequest | null> {
  return change((kept) => {
    const now = Date.now();
    const found = waiting(kept, now).find((request) => isNamed(request, name)) ?? null;
    return [decided(kept, name, { state: 'connecting' }, now), found];
  });
}

/** Notes what became of a request. */
export function settleRequest(name: RequestName, outcome: PairOutcome): Promise<void> {
  return change((kept) => [decided(kept, name, outcome, Date.now()), undefined]);
}

/** Forgets what has expired. */
export function dropExpired(): Promise<void> {
  return change((kept) => [live(kept, Date.now()), undefined]);
}

/** One change after another, across the background and every open panel. */
async function change<T>(next: (kept: PairRequest[]) => [PairRequest[], T]): Promise<T> {
  return navigator.locks.request('troupe pair requests', async () => {
    const kept = await pairRequestsItem.getValue();
    const [changed, answer] = next(kept);
    await pairRequestsItem.setValue(changed);
    return answer;
  });
}
