import { z } from 'zod';
import { answerError } from './answer-error.ts';
import { getOutside } from './get-outside.ts';
import { MarketError } from './market-error.ts';

const LIMITS = { limitMs: 10_000, mostBytes: 2 * 1024 * 1024, mostRedirects: 0, isTrusted: true };

/** CoinGecko also answers errors with 200. */
const errorStatus = z.object({ status: z.object({ error_code: z.number() }) });

/** One GET of JSON in the form that is expected. Throws MarketError, nothing else. */
export async function getJson<T extends z.ZodType>(
  url: string,
  from: string,
  headers: Record<string, string>,
  schema: T,
): Promise<z.output<T>> {
  const answer = await getOutside({ url, from, headers, ...LIMITS });
  if (answer.status !== 200) throw answerError(answer, from);
  const body = parsedJson(answer.body.toString('utf8'));
  const error = errorStatus.safeParse(body);
  if (error.success) throw answerError({ ...answer, status: error.data.status.error_code }, from);
  const found = schema.safeParse(body);
  if (found.success) return found.data;
  throw new MarketError('unreadable', `${from} answered in a form that could not be read.`);
}

/** Undefined for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
