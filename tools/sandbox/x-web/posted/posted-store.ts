import { createCell } from '../cell.ts';
import { inSandbox } from '../page-options.ts';
import { type Posted, postedFrom } from './posted.ts';
import type { PagePost, TimelineAnswer } from './timeline-answer.ts';

const everyMs = 3_000;

interface Known {
  /** False until the sandbox has answered once; without a sandbox there is nothing to wait for. */
  loaded: boolean;
  users: readonly string[];
  posted: Posted;
}

const known = createCell<Known>({ loaded: !inSandbox, users: [], posted: postedFrom([]) });
let lastText = '';
let asked = 0;
let heard = 0;

export const useKnown = known.use;

export function usePosted(): Posted {
  return useKnown().posted;
}

/** Asks the sandbox what was posted. While it does not answer, what is known stays. */
async function refresh(): Promise<void> {
  asked += 1;
  const turn = asked;
  const response = await fetch('/sandbox/timeline').catch(() => null);
  const text = response?.ok ? await response.text().catch(() => null) : null;
  // An answer that was overtaken would take back what was just posted.
  if (!text || turn < heard) return;
  heard = turn;
  if (text === lastText) return;
  lastText = text;
  const { users, posts } = JSON.parse(text) as TimelineAnswer;
  known.set({ loaded: true, users, posted: postedFrom(posts) });
}

/** Follows the sandbox while somebody can see the page. Without a sandbox nothing is asked. */
export function followSandbox(): void {
  if (!inSandbox) return;
  const look = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  look();
  setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
}

/** Publishes in the sandbox and shows it; answers what X says when it refuses, else null. */
export async function publish(post: PagePost): Promise<string | null> {
  const response = await fetch('/sandbox/posts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(post),
  }).catch(() => null);
  if (!response) return 'The X sandbox does not answer. Is Troupe still running?';
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { detail?: string } | null;
    return body?.detail ?? `The X sandbox answered ${response.status}.`;
  }
  await refresh();
  return null;
}
