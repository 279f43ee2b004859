import type { Brief } from '#api/ai/adapters/provider.ts';
import type { MarkedFigures } from '#shared/contracts/generation.ts';
import { sourcesOf } from '../../guard/sources.ts';
import { type Figure, findFigures } from './find-figures.ts';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const wordNumber = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
/** What may be counted without a source: "2 things", "3 of them". */
const SMALL = 3;

/** The figures of a draft that stand in nothing it was made from; offsets are UTF-16. */
export function unsourcedFigures(content: string, brief: Brief): MarkedFigures {
  const found = findFigures(content).filter(needsSource);
  if (found.length === 0) return [];
  // Everything the person, the post and what stands around it, and the persona's own texts say.
  const { user, post } = sourcesOf(brief);
  const source = [user, post, ...brief.voice.samples].join('\n\n');
  const known = findFigures(source.replace(/[`@#$]/g, ' '));
  const spelt = [...source.matchAll(wordNumber)].map(([word]) => words.indexOf(word.toLowerCase()));
  return found
    .filter((figure) => !spelt.some((value) => figure.values.includes(value) && !figure.percent))
    .filter((figure) => !known.some((one) => isSame(figure, one)))
    .map(({ text, start, end }) => ({ text, start, end }));
}

function needsSource({ text, values, percent, dates }: Figure): boolean {
  if (percent || dates.length > 0 || !/^\d+$/.test(text)) return true;
  return values.some((value) => value > SMALL);
}

function isSame(figure: Figure, known: Figure): boolean {
  if (figure.dates.length > 0) {
    const sameDay = figure.dates.some((date) => known.dates.includes(date));
    const years = [figure.values[0], known.values[0]];
    return sameDay && (years[0] === undefined || years[1] === undefined || years[0] === years[1]);
  }
  // "72" of "72 %" is what was said; "72 %" of 72 people is not.
  if (figure.percent && !known.percent) return false;
  return figure.values.some((value) =>
    known.values.some((other) => Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(value))),
  );
}
