import type { Mood } from '#shared/contracts/common.ts';
import type { Label } from '#shared/contracts/messages/labels.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { Keyword } from './explain.ts';

/** What decided, in a sentence or two, from the exact contributions. */
export function reasonFor(
  sentiment: Mood,
  confidence: number,
  directional: Keyword[],
  neutral: Keyword[],
): Message {
  const sure: Label = confidence >= 0.8 ? 'Clearly' : confidence >= 0.6 ? 'Probably' : 'Perhaps';
  const up = quoted(directional.filter(({ weight }) => weight > 0));
  const down = quoted(directional.filter(({ weight }) => weight < 0));
  if (sentiment === 'neutral') {
    const cues = quoted(neutral.filter(({ weight }) => weight > 0));
    const because = cues
      ? message('sentiment.information', { sure, quotes: cues })
      : message('sentiment.no-side', { sure });
    if (!up || !down) return because;
    const lean = message('sentiment.both', { quotes: up, others: down });
    return message('composed.sentences', { sentences: [because, lean] });
  }
  const [helping, opposing] = sentiment === 'bullish' ? [up, down] : [down, up];
  const because = helping
    ? message(`sentiment.${sentiment}`, { sure, quotes: helping })
    : message(`sentiment.${sentiment}-tone`, { sure });
  if (!opposing) return because;
  const against = message('sentiment.against', { quotes: opposing });
  return message('composed.sentences', { sentences: [because, against] });
}

/** Why a text gets no reading. */
export function unreadable(empty: boolean): Message {
  return message(empty ? 'sentiment.nothing' : 'sentiment.not-english');
}

function quoted(keywords: Keyword[]): string {
  return keywords
    .slice(0, 3)
    .map(({ text }) => `“${text}”`)
    .join(', ');
}
