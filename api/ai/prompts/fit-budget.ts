import type { ForeignText } from '../guard/fence.ts';
import { cutFrontToTokens, cutToTokens, estimateTokens } from './estimate-tokens.ts';

/** What is given up first where a prompt is too long; the post is the last. */
export const cutOrder = ['earlier', 'help', 'thread', 'attached', 'given', 'post'] as const;

/** Data of one call. */
export interface CallText extends ForeignText {
  text: string;
  part: (typeof cutOrder)[number];
  /** The newest of it stands at the end. */
  cutsFront?: boolean;
}

/** Of a text so short nothing is left that says anything. */
const LEAST_TOKENS = 20;

/**
 * The texts within so many tokens: each cut or left out in the order of its part, the last of a part
 * first. Of the post a little is left in any case.
 */
export function fitBudget(texts: CallText[], tokens: number): CallText[] {
  let excess = texts.reduce((sum, one) => sum + sizeOf(one), -tokens);
  let fitted = texts;
  for (const part of cutOrder) {
    for (const one of texts.filter((text) => text.part === part).reverse()) {
      if (excess <= 0) return fitted;
      const size = sizeOf(one);
      const room = size - excess;
      const kept = room < LEAST_TOKENS && part !== 'post' ? null : cutTo(one, room);
      fitted = fitted.flatMap((text) => (text === one ? (kept ?? []) : text));
      excess -= size - (kept ? sizeOf(kept) : 0);
    }
  }
  return fitted;
}

/** As it stands in the fence: marks and line breaks take more there. */
function sizeOf({ label, text }: CallText): number {
  return estimateTokens(JSON.stringify([label, text]));
}

function cutTo(one: CallText, room: number): CallText {
  const cut = one.cutsFront ? cutFrontToTokens : cutToTokens;
  const within = (tokens: number) => ({ ...one, text: cut(one.text, tokens) });
  let tokens = Math.max(LEAST_TOKENS, room);
  let kept = within(tokens);
  while (sizeOf(kept) > room && tokens > LEAST_TOKENS) {
    tokens = Math.max(LEAST_TOKENS, tokens - (sizeOf(kept) - room));
    kept = within(tokens);
  }
  return kept;
}
