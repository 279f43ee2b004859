import { z } from 'zod/mini';
import { create } from 'zustand';
import { readStored, writeStored } from '#shared/client/stored.ts';
import { showTimesIn } from '#shared/i18n/formats/display-zone.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { ianaZone, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { zoneToday } from '#shared/lib/time/zone-names.ts';

const SETTINGS_KEY = 'time-zone';
const CHOSEN_KEY = 'chosen-time-zone';

interface Zones {
  /** What times are shown in: the zone of the settings; until they are known the last one, or this device's. */
  zone: string;
  /** What a form was set to, for the times that are typed in this tab. */
  chosen: string | null;
}

export const useTimeZone = create<Zones>()(() => ({
  zone: ianaZone(readStored('localStorage', SETTINGS_KEY, z.string()) ?? '') ?? deviceZone(),
  chosen: ianaZone(readStored('sessionStorage', CHOSEN_KEY, z.string()) ?? ''),
}));

showTimesIn(useTimeZone.getState().zone);
useTimeZone.subscribe(({ zone }) => showTimesIn(zone));

/** A zone, and the way to change it. */
export interface ZoneChoice {
  zone: string;
  choose(zone: string): void;
}

/** The zone that the times in a form are meant in, and the way to change it: at first the settings'. */
export function useChosenZone(): ZoneChoice {
  const { zone, chosen } = useTimeZone();
  return { zone: chosen ?? zone, choose };
}

function choose(chosen: string): void {
  useTimeZone.setState({ chosen });
  writeStored('sessionStorage', CHOSEN_KEY, chosen);
}

/** The settings name this zone: times are shown in it from now on, and forms start with it. */
export function followSettings(zone: string): void {
  if (ianaZone(zone) === null || zone === useTimeZone.getState().zone) return;
  useTimeZone.setState({ zone, chosen: null });
  writeStored('localStorage', SETTINGS_KEY, zone);
  writeStored('sessionStorage', CHOSEN_KEY, null);
}

/** The day in the zone, as `YYYY-MM-DD`. */
export function todayIn(zone: string, now: number = serverTime()): string {
  return wallClockOf(now, zone).slice(0, 10);
}

/** The IANA zone of this device, by today's name; UTC where it names none. */
export function deviceZone(): string {
  return zoneToday(ianaZone(new Intl.DateTimeFormat('en').resolvedOptions().timeZone) ?? 'UTC');
}
