import { z } from 'zod';
import { getJson } from './get-json.ts';
import { cleanLine } from './plain-text.ts';

const reading = z.object({
  value: z.coerce.number().min(0).max(100),
  value_classification: z.string().transform((text) => cleanLine(text, 30)),
  timestamp: z.coerce.number().positive(),
});
const answer = z.object({ data: z.array(reading).min(1) });

export interface FearGreed {
  /** 0 extreme fear to 100 extreme greed. */
  value: number;
  label: string;
  /** ISO 8601 in UTC. */
  asOf: string;
}

/** The newest Fear & Greed index. */
export async function readFearGreed(url: string, userAgent: string): Promise<FearGreed> {
  const address = new URL(url);
  address.searchParams.set('limit', '1');
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  const { data } = await getJson(address.href, 'The Fear & Greed index', headers, answer);
  const newest = data[0] as z.output<typeof reading>;
  return {
    value: Math.round(newest.value),
    label: newest.value_classification,
    asOf: new Date(Math.min(newest.timestamp * 1000, Date.now())).toISOString(),
  };
}
