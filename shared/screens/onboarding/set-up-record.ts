import { z } from 'zod/mini';
import { create } from 'zustand';

const KEY = 'set-up';
const PEOPLE = 20;

/** What this browser remembers of the set-up of a person: the rest is known to the server. */
const record = z.object({ isDismissed: z.boolean(), done: z.array(z.enum(['model', 'draft'])) });
type SetUpRecord = z.infer<typeof record>;

const none: SetUpRecord = { isDismissed: false, done: [] };

const useStore = create<Record<string, SetUpRecord>>()(() => {
  try {
    return z.record(z.string(), record).parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return {};
  }
});

export function useSetUpRecord(userId: string): SetUpRecord {
  return useStore((all) => all[userId] ?? none);
}

export function dismissSetUp(userId: string): void {
  change(userId, { isDismissed: true });
}

/** Neither can be seen from what the server has: a model may be left out, and a draft be thrown away. */
export function stepDone(userId: string, step: SetUpRecord['done'][number]): void {
  const { done } = useStore.getState()[userId] ?? none;
  if (!done.includes(step)) change(userId, { done: [...done, step] });
}

function change(userId: string, part: Partial<SetUpRecord>): void {
  const { [userId]: mine = none, ...others } = useStore.getState();
  const kept = Object.entries(others).slice(1 - PEOPLE);
  useStore.setState({ ...Object.fromEntries(kept), [userId]: { ...mine, ...part } }, true);
  try {
    localStorage.setItem(KEY, JSON.stringify(useStore.getState()));
  } catch {
    // Where a browser blocks it, it holds until the page goes.
  }
}
