import type { LiveEvent, StreamEnd } from '#shared/contracts/live.ts';

/** Streams of one member of a workspace: more than they have screens. */
const MOST_OF_MEMBER = 100;
/** From this many streams of a workspace on, a further one of a member who has these makes room. */
const MANY_OF_WORKSPACE = 500;
const MEMBER_SHARE = 4;
/** Events that wait for a slow reader before they are summed up by topic. */
const MOST_WAITING = 100;

export type StreamedEvent = LiveEvent | StreamEnd;

interface Watcher {
  userId: string;
  tell(event: LiveEvent): void;
  /** Ends the stream with an event that says so: its client does not come back at once. */
  replace(): void;
}

/** The streams of this process, the oldest of a workspace first. */
export function createWatchers() {
  const watchers = new Map<string, Set<Watcher>>();

  /** A new stream takes the place of the oldest one of the same member, never of somebody else's. */
  function makeRoom(streams: Set<Watcher>, userId: string): void {
    const own = [...streams].filter((watcher) => watcher.userId === userId);
    const most = streams.size < MANY_OF_WORKSPACE ? MOST_OF_MEMBER : MEMBER_SHARE;
    if (own.length >= most) own[0]?.replace();
  }

  return {
    tell(owner: string, event: LiveEvent): void {
      for (const watcher of watchers.get(owner) ?? []) watcher.tell(event);
    },
    tellAll(event: LiveEvent): void {
      for (const streams of watchers.values()) for (const { tell } of streams) tell(event);
    },
    /** Subscribes now, not when the first event is asked for. */
    add(
      { owner, userId }: { owner: string; userId: string },
      ends: AbortSignal[],
    ): AsyncIterable<StreamedEvent> {
      let waiting: LiveEvent[] = [];
      let isReplaced = false;
      let wake = () => {};
      const watcher: Watcher = {
        userId,
        tell(event) {
          waiting.push(event);
          if (waiting.length > MOST_WAITING) waiting = byTopic(waiting);
          wake();
        },
        replace() {
          isReplaced = true;
          leave();
        },
      };
      makeRoom(watchers.get(owner) ?? new Set(), userId);
      const streams = watchers.get(owner) ?? new Set();
      watchers.set(owner, streams.add(watcher));
      const over = () => isReplaced || ends.some((end) => end.aborted);
      const leave = () => {
        for (const end of ends) end.removeEventListener('abort', leave);
        streams.delete(watcher);
        if (streams.size === 0 && watchers.get(owner) === streams) watchers.delete(owner);
        wake();
      };
      for (const end of ends) end.addEventListener('abort', leave, { once: true });
      if (over()) leave();
      return (async function* () {
        try {
          while (!over()) {
            const event = waiting.shift();
            if (event) yield event;
            else await new Promise<void>((resolve) => (wake = resolve));
          }
          if (isReplaced) yield { ended: 'replaced' } as const;
        } finally {
          leave();
        }
      })();
    },
  };
}

/** A slow reader learns no more of single rows: of each of these topics anything may have changed. */
function byTopic(events: readonly LiveEvent[]): LiveEvent[] {
  const topics = new Set(events.map(({ topic }) => topic));
  return [...topics].map((topic) => ({ topic, id: null }));
}
