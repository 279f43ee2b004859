import type { ApiClient } from '#shared/client/api-client.ts';
import { type LiveTopic, liveTopics } from '#shared/contracts/live.ts';
import { FIRST_TOPICS, followChanges } from './follow-changes.ts';
import { leadTabs } from './lead-tabs.ts';

type Topics = readonly LiveTopic[];

/** A page that listens later than this after it has read what it shows may have missed a change. */
const LATE_MS = 1_000;
/** A tab that joins is told again what changed within this time: it may have read its screen before. */
const RECENT_MS = 10_000;

interface Sharing {
  /** The person and their workspace: tabs of another one have a stream of their own. */
  identity: string;
  changed: (topics: Topics) => void;
  /** Whether this tab listened before, since when it may have missed something. */
  resumed: boolean;
  /** When it was to listen, by `performance.now()`. */
  since: number;
}

/**
 * Tells the topics that change until the signal ends it. Over plain http a browser holds six
 * connections to a server, so that its tabs share one stream: one of them reads it for all.
 */
export function shareChanges(
  api: ApiClient,
  { identity, changed, resumed, since }: Sharing,
  signal: AbortSignal,
): void {
  if (typeof BroadcastChannel === 'undefined') {
    return void followChanges(api, changed, signal, () => resumed);
  }
  let missed = resumed;
  let recent: { topic: LiveTopic; at: number }[] = [];
  const isLate = () => performance.now() - since > LATE_MS;
  leadTabs<Topics>(
    {
      name: `troupe-live ${identity}`,
      lead(tell, leading, isSuccessor) {
        const both = (topics: Topics) => {
          const at = performance.now();
          recent = recent.filter(
            (told) => at - told.at < RECENT_MS && !topics.includes(told.topic),
          );
          recent.push(...topics.map((topic) => ({ topic, at })));
          changed(topics);
          tell(topics);
        };
        const late = missed || isLate();
        return followChanges(api, both, leading, () => late || isSuccessor());
      },
      welcome() {
        const oldest = performance.now() - RECENT_MS;
        const topics = recent.filter(({ at }) => at > oldest).map(({ topic }) => topic);
        return topics.length > 0 ? topics : null;
      },
      follow() {
        changed(missed || isLate() ? liveTopics : FIRST_TOPICS);
        missed = true;
      },
      learn: changed,
    },
    signal,
  );
}
