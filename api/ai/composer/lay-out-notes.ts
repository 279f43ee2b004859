import { message } from '#shared/contracts/messages/message.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief, Draft } from '../adapters/provider.ts';
import { noDraft } from '../no-draft.ts';
import { withoutUnwanted } from './choose/without-unwanted.ts';
import { putRight } from './put-right.ts';
import { readNotes } from './read/read-notes.ts';
import { writerOf } from './writer.ts';

/** Weighted characters that a number before a post of a thread may take. */
const NUMBERING = 4;
/** As `readNotes` writes it; a point of a list takes no full stop. */
const BULLET = '- ';
/**
 * A post of the person's own words: in their order, with the persona's casing, and nothing added.
 * Throws `no_draft` with two questions where only a subject was typed.
 */
export function layOutNotes(brief: Brief): Draft {
  const { paragraphs } = readNotes(brief.prompt ?? '');
  if (paragraphs.length === 0) throw noDraft('bare_topic', brief);
  const { style } = withoutUnwanted(writerOf(brief.voice, brief.tone), brief);
  const right = (text: string) =>
    text
      .split('\n')
      .map((line) =>
        line.startsWith(BULLET)
          ? BULLET + putRight(line.slice(BULLET.length), { ...style, fullStop: 0 })
          : putRight(line, style),
      )
      .join('\n');
  const limit = lengthLimits[brief.platform];
  const parts = brief.kind === 'thread' ? partsOf(paragraphs, limit - NUMBERING) : paragraphs;
  return {
    content: parts.map(right).join('\n\n'),
    hashtags: [],
    notes: [message('draft.built-in')],
  };
}

/** One post of a thread for each paragraph; of a single one, as many sentences as fit into two thirds. */
function partsOf(paragraphs: string[], limit: number): string[] {
  if (paragraphs.length > 1) return paragraphs;
  const sentences = (paragraphs[0] ?? '').split(/\n|(?<=[.!?。！？])\s+/u);
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    const longer = `${last} ${sentence}`;
    if (last !== undefined && weightedLength(longer) <= (limit * 2) / 3)
      parts[parts.length - 1] = longer;
    else parts.push(sentence);
  }
  return parts.length === 1 && sentences.length > 1 ? sentences : parts;
}
