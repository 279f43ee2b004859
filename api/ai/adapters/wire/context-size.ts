const STEP = 1_024;
const SMALLEST = 2_048;
/** Tokens of a picture, at most, in models that see. */
const PICTURE = 1_100;
/** What chat templates put around the messages. */
const TEMPLATE = 64;

/**
 * Tokens of a text, rather too many: 3.5 characters of ASCII to a token, and 1.3 tokens to any other
 * character, as tokenisers of small models split scripts that they have seen little of.
 */
export function estimateTokens(text: string): number {
  const ascii = text.replace(/[^\x20-\x7e\n]/g, '').length;
  return Math.ceil(ascii / 3.5 + (text.length - ascii) * 1.3);
}

/** The context that a prompt and its answer need, in tokens: steps of 1,024, at least 2,048. */
export function contextSize(texts: string[], pictures: number, answerTokens: number): number {
  const prompt = texts.reduce((sum, text) => sum + estimateTokens(text), TEMPLATE);
  const needed = prompt + pictures * PICTURE + answerTokens;
  return Math.max(SMALLEST, Math.ceil(needed / STEP) * STEP);
}
