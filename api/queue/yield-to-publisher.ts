import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** For one piece of work, well within the time after which it counts as dead: no rush starves it. */
const LONGEST_MS = 30_000;

/** Resolves when nothing more urgent is under way, or when it has been waited for long enough. */
export type GiveWay = () => Promise<void>;

/** For one piece of work, which asks before it begins and may ask again between its steps. */
export function givesWayTo(isBusy: () => boolean): GiveWay {
  let left = LONGEST_MS;
  return async () => {
    for (; left > 0 && isBusy(); left -= LOOK_EVERY_MS) await wait(LOOK_EVERY_MS);
  };
}
