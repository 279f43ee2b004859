import type { Brief } from '../../adapters/provider.ts';
import { saysUnwanted } from '../../phrasings.ts';
import type { Writer } from '../writer.ts';

/** A writer without the habits of form that the persona's owner takes out of drafts. */
export function withoutUnwanted(writer: Writer, brief: Brief): Writer {
  if (!brief.learnt) return writer;
  const isWanted = (said: string) => !saysUnwanted(brief, said);
  const { style, shapes } = writer;
  const calm = (end: string) => {
    if (isWanted(end)) return end;
    const [mark = ''] = end;
    return end.length > 1 && isWanted(mark) ? mark : '.';
  };
  return {
    ...writer,
    shapes: shapes.map((shape) => ({ ...shape, ends: shape.ends.map(calm) })),
    style: {
      ...style,
      exclamation: isWanted('!') ? style.exclamation : 0,
      ellipsis: isWanted('...') ? style.ellipsis : 0,
      emojis: style.emojis.filter(isWanted),
      hashtags: style.hashtags.filter(isWanted),
      openers: style.openers.filter(([words]) => isWanted(words)),
      closers: style.closers.filter(([words]) => isWanted(words)),
      addresses: style.addresses.filter(({ word }) => isWanted(word)),
    },
  };
}
