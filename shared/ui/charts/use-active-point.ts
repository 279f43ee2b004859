import { type KeyboardEvent, useState } from 'react';

interface Active {
  place: number;
  /** Reached with the keys, not the pointer. */
  byKey: boolean;
}

/**
 * Which point of a chart is looked at: the pointer's nearest, or the one the arrow keys went to.
 * `row` is how many points one arrow up or down passes; without it up and down do nothing.
 */
export function useActivePoint(count: number, row = 0) {
  const [active, setActive] = useState<Active | null>(null);
  const here = active !== null && active.place < count ? active : null;

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return setActive(null);
    const place = placeAfter(event.key, here?.place ?? null, count, row);
    if (place === null) return;
    event.preventDefault();
    setActive({ place, byKey: true });
  }

  return {
    active: here,
    point: (place: number | null) => setActive(place === null ? null : { place, byKey: false }),
    keys: { tabIndex: 0, onKeyDown: press, onBlur: () => setActive(null) },
  };
}

function placeAfter(key: string, from: number | null, count: number, row: number): number | null {
  const last = count - 1;
  if (last < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return from === null ? 0 : Math.min(from + 1, last);
  if (key === 'ArrowLeft') return from === null ? last : Math.max(from - 1, 0);
  if (row === 0) return null;
  if (key === 'ArrowDown') return from === null ? 0 : from + row > last ? from : from + row;
  if (key === 'ArrowUp') return from === null ? last : from < row ? from : from - row;
  return null;
}
