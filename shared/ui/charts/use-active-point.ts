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
  const isThere = active !== null && active.place < count;

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return setActive(null);
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: row,
      ArrowUp: -row,
      Home: -count,
      End: count,
    };
    const step = steps[event.key];
    if (!step || count === 0) return;
    event.preventDefault();
    const from = isThere ? active.place : step > 0 ? -step : count - step;
    const next =
      Math.abs(step) === row && row > 0 && isThere ? stay(from + step, from) : from + step;
    setActive({ place: Math.min(Math.max(next, 0), count - 1), byKey: true });
  }

  const stay = (wanted: number, from: number) => (wanted < 0 || wanted >= count ? from : wanted);

  return {
    active: isThere ? active : null,
    point: (place: number | null) => setActive(place === null ? null : { place, byKey: false }),
    keys: {
      tabIndex: 0,
      onKeyDown: press,
      onBlur: () => setActive(null),
    },
  };
}
