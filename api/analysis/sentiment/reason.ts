import type { Keyword } from './explain.ts';

type Sentiment = 'bullish' | 'bearish' | 'neutral';

/** Says in a sentence or two what decided, from the exact contributions. */
export function reasonFor(
  sentiment: Sentiment,
  confidence: number,
  directional: Keyword[],
  neutral: Keyword[],
): string {
  const sure = confidence >= 0.8 ? 'Clearly' : confidence >= 0.6 ? 'Probably' : 'Perhaps';
  const up = quoted(directional.filter(({ weight }) => weight > 0));
  const down = quoted(directional.filter(({ weight }) => weight < 0));
  if (sentiment === 'neutral') {
    const cues = quoted(neutral.filter(({ weight }) => weight > 0));
    const because = cues
      ? `: ${cues} read as information rather than opinion`
      : ': it takes no side';
    const lean = up && down ? ` ${up} lean bullish, ${down} bearish.` : '';
    return `${sure} neutral${because}.${lean}`;
  }
  const [helping, opposing] = sentiment === 'bullish' ? [up, down] : [down, up];
  const because = helping ? `, mostly because of ${helping}` : ', from the tone as a whole';
  const against = opposing ? ` Against it: ${opposing}.` : '';
  return `${sure} ${sentiment}${because}.${against}`;
}

/** Why a text gets no reading. */
export function unreadable(empty: boolean): string {
  return empty
    ? 'There is nothing to read in this text.'
    : 'This text does not look English, and the built-in model reads English only. No sentiment was guessed.';
}

function quoted(keywords: Keyword[]): string {
  return keywords
    .slice(0, 3)
    .map(({ text }) => `“${text}”`)
    .join(', ');
}
