import { buckets } from '../../ai/text-features/hashing.ts';
import type { Features } from './features.ts';
import { type Part, vectorOf } from './vector.ts';
import { type Head, sentimentWeights } from './weights.ts';

/** A word or phrase of the text and what it adds to a logit. */
export interface Keyword {
  text: string;
  weight: number;
}

/** A calibrated logit and its addends: pieces + form + bias = logit, exactly. */
export interface Explanation {
  logit: number;
  pieces: Keyword[];
  form: number;
  bias: number;
}

/** Weighs a text with both heads and says which piece of the text brought what. */
export function explain(features: Features): { gate: Explanation; polarity: Explanation } {
  const { idf, gate, polarity } = sentimentWeights();
  const parts = vectorOf(features, idf);
  const names = features.pieces.map((piece) => piece.toLowerCase());
  return {
    gate: explained(gate, parts, names),
    polarity: explained(polarity, parts, names),
  };
}

function explained(head: Head, parts: Part[], names: string[]): Explanation {
  const byPiece = new Float64Array(names.length);
  let form = 0;
  for (const { slot, piece, value } of parts) {
    const weight =
      slot < buckets ? (head.grams[slot] ?? 0) * head.scale : (head.dense[slot - buckets] ?? 0);
    const added = head.slope * weight * value;
    if (piece < 0) form += added;
    else byPiece[piece] = (byPiece[piece] ?? 0) + added;
  }
  const byText = new Map<string, number>();
  names.forEach((name, piece) => {
    byText.set(name, (byText.get(name) ?? 0) + (byPiece[piece] ?? 0));
  });
  const pieces = [...byText].map(([text, weight]) => ({ text, weight }));
  const bias = head.slope * head.bias + head.offset;
  return {
    logit: pieces.reduce((sum, { weight }) => sum + weight, form + bias),
    pieces,
    form,
    bias,
  };
}
