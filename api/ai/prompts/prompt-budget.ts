import type { ProviderId } from '#shared/contracts/generation.ts';

/** Tokens of system and user message together. */
const HOSTED = 6_000;
/** Chrome's own model has room for some thousands, the answer included. */
const DEVICE = 1_600;

/**
 * By billions of parameters: a laptop reads 70 to 100 tokens a second of a model of 4 billion, so that
 * each thousand of them is a wait of some ten seconds before the first word.
 */
const local: [upTo: number, tokens: number][] = [
  [4, 1_200],
  [9, 1_600],
  [Number.POSITIVE_INFINITY, 3_000],
];

/** Of one whose name tells no size. */
const UNKNOWN_BILLIONS = 4;

/** How many tokens a prompt for this model may take. */
export function promptBudget(provider: ProviderId, model: string | null): number {
  if (provider === 'device') return DEVICE;
  if (provider !== 'local-server') return HOSTED;
  const billions = billionsOf(model ?? '') ?? UNKNOWN_BILLIONS;
  return local.find(([upTo]) => billions <= upTo)?.[1] ?? DEVICE;
}

/** From a name such as `qwen3:4b`, `Llama-3.2-1B-Instruct` or `smollm2-360m`; null where it tells none. */
function billionsOf(model: string): number | null {
  const [, size, unit = ''] = /(?:^|[^a-z\d.])e?(\d+(?:\.\d+)?)(b|m)(?![a-z\d])/i.exec(model) ?? [];
  if (size === undefined) return null;
  return unit.toLowerCase() === 'b' ? Number(size) : Number(size) / 1_000;
}
