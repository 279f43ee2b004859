import { create } from 'zustand';

const KEY = 'time-zone';

/** The zone that times are shown in; null until the settings of somebody are known. */
export const useDisplayZone = create<{ zone: string | null }>()(() => ({ zone: null }));

/** From here on dates and times are written in this IANA zone. */
export function showTimesIn(zone: string): void {
  const isShownAlready =
    useDisplayZone.getState().zone === null && zone === (displayZone() ?? ownZone());
  // Or the whole page would be drawn anew to look the same.
  if (isShownAlready) last = { zone };
  else useDisplayZone.setState({ zone });
}

/**
 * The IANA zone that dates and times are written in, for `Intl`: until settings are known that of the
 * last ones on this device. Undefined: the device's own.
 */
export function displayZone(): string | undefined {
  const { zone } = useDisplayZone.getState();
  if (zone !== null) return zone;
  last ??= { zone: lastZone() };
  return last.zone;
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

let last: { zone: string | undefined } | undefined;

// Reaching for a storage throws where a browser blocks it, Intl at what is no zone.
function lastZone(): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    if (typeof kept !== 'string') return undefined;
    return new Intl.DateTimeFormat('en', { timeZone: kept }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
