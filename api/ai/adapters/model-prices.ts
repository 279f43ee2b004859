interface Price {
  /** In US dollars per million tokens, which is micro-dollars per token. */
  input: number;
  output: number;
  /** The first day, in UTC, on which it no longer holds. */
  until?: string;
}

/**
 * List prices as documented in November 2026: developers.openai.com (model pages), docs.x.ai (models),
 * Google's announcements of Gemini 3.8 Flash; docs/decisions/default-models.md has the addresses. The
 * discounts for cached prompts and batches are left out: an estimate is rather too high.
 */
const prices: Record<string, Price[]> = {
  'gpt-5.6-luna': [{ input: 0.2, output: 1.2 }],
  'gpt-5.4-mini': [{ input: 0.75, output: 4.5 }],
  'gpt-5.4-nano': [{ input: 0.2, output: 1.25 }],
  'gemini-3.8-flash': [
    { input: 0.75, output: 3.75, until: '2027-01-01' },
    { input: 1.5, output: 7.5 },
  ],
  'gemini-3.5-flash-lite': [{ input: 0.3, output: 2.5 }],
  'grok-4.5': [{ input: 2, output: 6 }],
  'grok-4.3': [{ input: 1.25, output: 2.5 }],
};

/** In micro-dollars, rounded; null for a model without a price. A dated name is the model's. */
export function estimateCost(
  model: string,
  { input, output }: { input: number; output: number },
  day = new Date().toISOString().slice(0, 10),
): number | null {
  const known = prices[model] ?? prices[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')];
  const price = known?.find(({ until }) => until === undefined || day < until);
  return price ? Math.round(input * price.input + output * price.output) : null;
}
