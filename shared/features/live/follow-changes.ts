import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { pause } from '#shared/client/pause.ts';
import { type LiveTopic, liveTopics, watchChanges } from '#shared/contracts/live.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A stream that gave way to another browser of the same person leaves that one its place. */
const REPLACED_WAIT_MS = 300_000;

/** The server listens within this time; what changed before that is read once more. */
const SETTLE_MS = 1_000;

/** What no screen asks for again by itself: one may have come since the page was read. */
export const FIRST_TOPICS: readonly LiveTopic[] = ['notifications'];

/**
 * Tells the topics that change until the signal ends it. A connection that is lost comes back after
 * 1 to 30 seconds, and then every topic may have changed in between. Resolves early where the server
 * refuses it for good.
 */
export async function followChanges(
  api: ApiClient,
  changed: (topics: readonly LiveTopic[]) => void,
  signal: AbortSignal,
  /** Whether there was a connection before, since when something may have been missed. */
  resumed: () => boolean,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  for (let missed = resumed; !signal.aborted; missed = () => true) {
    const opened = Date.now();
    const settled = setTimeout(() => changed(missed() ? liveTopics : FIRST_TOPICS), SETTLE_MS);
    let isReplaced = false;
    try {
      const options = { signal, priority: 'low' } as const;
      for await (const event of api.stream(watchChanges, undefined, options)) {
        if ('topic' in event) changed([event.topic]);
        else isReplaced = true;
      }
    } catch (error) {
      if (isForGood(error)) return clearTimeout(settled);
    }
    clearTimeout(settled);
    if (Date.now() - opened > LONGEST_WAIT_MS) wait = FIRST_WAIT_MS;
    // A little apart, so that a server that restarts does not meet everybody at once.
    const ms = Math.min(wait * (1 + Math.random() / 4), LONGEST_WAIT_MS);
    await pause(isReplaced ? REPLACED_WAIT_MS : ms, signal).catch(() => {});
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** Nobody is signed in any more, the session is in another workspace, or the server has no such stream. */
function isForGood(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 409].includes(error.status);
}
