import { type Answer, json } from './answer.ts';
import { noise } from './noise.ts';

const DAY_MS = 86_400_000;

const bands: [below: number, label: string][] = [
  [25, 'Extreme Fear'],
  [47, 'Fear'],
  [55, 'Neutral'],
  [76, 'Greed'],
  [101, 'Extreme Greed'],
];

/** The index of the day, as alternative.me words it. */
export function fearGreedAnswer(now: number): Answer {
  const day = Math.floor(now / DAY_MS);
  const value = Math.round(50 + 40 * noise('fear and greed', day));
  const newest = {
    value: String(value),
    value_classification: bands.find(([below]) => value < below)?.[1] ?? '',
    timestamp: String((day * DAY_MS) / 1000),
    time_until_update: String(Math.floor(((day + 1) * DAY_MS - now) / 1000)),
  };
  return json({ name: 'Fear and Greed Index', data: [newest], metadata: { error: null } });
}
