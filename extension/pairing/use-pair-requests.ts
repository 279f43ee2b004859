import { useEffect, useState } from 'react';
import { pairRequestsItem } from '../storage.ts';
import { type PairRequest, waiting } from './pair-requests.ts';
import { dropExpired } from './pending-requests.ts';

/** The requests that wait for the person, followed while they come and expire. */
export function usePairRequests(): PairRequest[] {
  const [kept, setKept] = useState<PairRequest[]>([]);

  useEffect(() => {
    let stopped = false;
    const show = (next: PairRequest[]) => {
      if (!stopped) setKept(waiting(next, Date.now()));
    };
    void pairRequestsItem.getValue().then(show);
    const stop = pairRequestsItem.watch(show);
    return () => {
      stopped = true;
      stop();
    };
  }, []);

  const soonest = Math.min(...kept.map(({ expiresAt }) => expiresAt));
  useEffect(() => {
    if (!Number.isFinite(soonest)) return;
    const timer = setTimeout(() => void dropExpired(), soonest - Date.now());
    return () => clearTimeout(timer);
  }, [soonest]);

  return kept;
}
