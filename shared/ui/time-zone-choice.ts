import { z } from 'zod';
import { create } from 'zustand';
import { ianaZone, wallClockOf } from '#shared/lib/time-zones.ts';

const KEY = 'time-zone';

/** The zone that times are shown and chosen in, here and the next time: this device's own at first. */
export const useTimeZone = create<{ zone: string; choose(zone: string): void }>()((set) => ({
  zone: storedZone() ?? deviceZone(),
  choose(zone) {
    set({ zone });
    try {
      localStorage.setItem(KEY, JSON.stringify(zone));
    } catch {
      // Without storage the choice holds until the page goes.
    }
  },
}));

/** The day in the zone, as `YYYY-MM-DD`. */
export function todayIn(zone: string, now: number = Date.now()): string {
  return wallClockOf(now, zone).slice(0, 10);
}

/** The IANA zone of this device; UTC where it names none. */
export function deviceZone(): string {
  return ianaZone(new Intl.DateTimeFormat('en').resolvedOptions().timeZone) ?? 'UTC';
}

function storedZone(): string | null {
  try {
    return ianaZone(z.string().parse(JSON.parse(localStorage.getItem(KEY) ?? '')));
  } catch {
    return null;
  }
}
