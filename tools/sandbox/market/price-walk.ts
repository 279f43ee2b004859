import { noise } from './noise.ts';
import type { SandboxCoin } from './sandbox-coins.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** How far a price wanders within each span. */
const waves = [
  { spanMs: 3 * DAY_MS, swing: 0.09 },
  { spanMs: DAY_MS / 3, swing: 0.04 },
  { spanMs: 60 * MINUTE_MS, swing: 0.012 },
  { spanMs: 5 * MINUTE_MS, swing: 0.004 },
  { spanMs: MINUTE_MS, swing: 0.0015 },
];

/** The price of a coin at a time: the same for everybody who asks, whenever they ask. */
export function priceAt({ id, usd, isStable }: SandboxCoin, now: number): number {
  const calm = isStable ? 0.005 : 1;
  const moved = waves.map(
    ({ spanMs, swing }) => calm * swing * smooth(`${id} ${spanMs}`, now / spanMs),
  );
  return Number((usd * (1 + sum(moved))).toPrecision(8));
}

/** What was traded in the 24 hours before, in US dollars. */
export function volumeAt({ id, rank }: SandboxCoin, now: number): number {
  return Math.round((4e10 / rank) * (1 + 0.4 * smooth(`${id} volume`, now / (6 * 60 * MINUTE_MS))));
}

/** Percent since 24 hours ago. */
export function changeAt(coin: SandboxCoin, now: number): number {
  return (priceAt(coin, now) / priceAt(coin, now - DAY_MS) - 1) * 100;
}

function smooth(seed: string, at: number): number {
  const step = Math.floor(at);
  const part = at - step;
  const ease = part * part * (3 - 2 * part);
  return noise(seed, step) * (1 - ease) + noise(seed, step + 1) * ease;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
