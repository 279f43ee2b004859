import { browser } from 'wxt/browser';
import { type PairRequest, waiting } from '../../pairing/pair-requests.ts';
import { pairRequestsItem } from '../../storage.ts';

const amber = '#b45309';

/** Shows on Troupe's icon how many requests to connect wait in the side panel. */
export function showPendingRequests(): void {
  void browser.action.setBadgeBackgroundColor({ color: amber });
  void pairRequestsItem.getValue().then(show);
  pairRequestsItem.watch(show);
}

function show(kept: PairRequest[]): void {
  const { length } = waiting(kept, Date.now());
  void browser.action.setBadgeText({ text: length > 0 ? String(length) : '' });
}
