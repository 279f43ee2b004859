import type { Brief } from '#api/ai/adapters/provider.ts';
import type { MarkedFigures } from '#shared/contracts/generation.ts';
import { sourcesOf } from '../../guard/sources.ts';
import { type Figure, findFigures } from './find-figures.ts';
import { convertedSpans, hoursInText, numbersInWords } from './given-numbers.ts';

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
  const said = [...numbersInWords(source), ...hoursInText(source), ...convertedSpans(source)];
  const shares = new Set([...bareNumbers(user), ...numbersInWords(user)]);
  const year = new Date().getUTCFullYear();
  // The present year and the next are known to everybody.
  const given = new Set([...said, year, year + 1]);
  return found
    .filter(({ values, percent, dates }) => {
      const known = percent ? shares : given;
      return dates.length > 0 || !values.some((value) => known.has(value));
    })
    .filter((figure) => !known.some((one) => isSame(figure, one)))
    .map(({ text, start, end }) => ({ text, start, end }));
}

/** Numbers of the owner's note that count no thing, so that "LTV 72" may be written as 72 %. */
function bareNumbers(note: string): number[] {
  return [...note.matchAll(/(?<![\d.,])\d+(?:\.\d+)?(?![\d.,]*\d)(?!\s?[\p{L}%])/gu)].map(
    ([digits]) => Number(digits),
  );
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
