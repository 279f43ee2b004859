const plain = /^(?:\d+|\d{1,3}(?:[ ,]\d{3})+)$/;
const short = /^(\d+(?:[.,]\d+)?) ?([kmb])$/i;
const factors: Record<string, number> = { k: 1_000, m: 1_000_000, b: 1_000_000_000 };

/**
 * The whole number in a metric field: 1200, 1,200 or 1.2K, as X shows it. Undefined for an empty
 * field; what is no number stays a text, for the contract to refuse.
 */
export function readMetric(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (plain.test(text)) return Number.parseInt(text.replace(/[ ,]/g, ''), 10);
  const [, count, unit] = short.exec(text) ?? [];
  if (count === undefined || unit === undefined) return text;
  return Math.round(Number(count.replace(',', '.')) * (factors[unit.toLowerCase()] ?? 1));
}

/** Percent of the views that liked, reposted or replied (spec section 5); undefined without views. */
export function engagementRate(counts: {
  views?: unknown;
  likes?: unknown;
  retweets?: unknown;
  replies?: unknown;
}): number | undefined {
  const { views } = counts;
  if (typeof views !== 'number' || views <= 0) return undefined;
  const whole = (count: unknown) => (typeof count === 'number' ? count : 0);
  return ((whole(counts.likes) + whole(counts.retweets) + whole(counts.replies)) / views) * 100;
}
