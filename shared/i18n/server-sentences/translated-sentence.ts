import { t } from '../translate.ts';
import { activities } from './activities.ts';
import { contracts } from './contracts.ts';
import { fields } from './fields.ts';
import { findings } from './findings.ts';
import { holds } from './holds.ts';
import { notices } from './notices.ts';
import { otherWordings } from './other-wordings.ts';
import { placeShape, placeText } from './places.ts';
import { problems } from './problems.ts';

interface Pattern {
  /** The text of the catalogues. */
  said: string;
  head: string;
  tail: string;
  shape: RegExp;
}

/** A sentence of the API in the language of the interface; null: not known. */
export function translatedSentence(text: string): string | null {
  return byParts(text) ?? byPattern(text);
}

let known: { fixed: Set<string>; patterns: Pattern[] } | undefined;

function byPattern(text: string): string | null {
  known ??= readAll();
  if (known.fixed.has(text)) return t(text);
  for (const { said, head, tail, shape } of known.patterns) {
    if (!text.startsWith(head) || !text.endsWith(tail)) continue;
    const groups = shape.exec(text)?.groups;
    const values = groups && placesOf(groups);
    if (values) return t(said, values);
  }
  return null;
}

function placesOf(groups: Record<string, string>): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const [place, value] of Object.entries(groups)) {
    const shown = placeText(place, value, translatedSentence);
    if (shown === null) return null;
    values[place] = shown;
  }
  return values;
}

/** A report is several sentences in a row; only the best post's may hold anything. */
const REPORT =
  /^(.*?(?:engagements(?: \([^)]*\))?|X has told no figures of them yet)\.)( Best: ".*" with [\d,]+\.)?( [+-][\d,]+ followers?\.)?( [\d,]+ market alerts?\.)?$/s;

function byParts(text: string): string | null {
  const parts = REPORT.exec(text)?.slice(1).filter(Boolean) ?? [];
  if (parts.length < 2) return null;
  return parts.map((part) => byPattern(part.trim()) ?? part.trim()).join(' ');
}

function readAll() {
  const said = [
    ...[...contracts, ...fields, ...notices, ...holds, ...findings, ...problems],
    ...activities,
  ];
  const wordings: [wording: string, said: string][] = [
    ...said.map((text): [string, string] => [text, text]),
    ...otherWordings,
  ];
  const open = wordings.filter(([wording]) => /\{\w+\}/.test(wording));
  return {
    fixed: new Set(said.filter((text) => !/\{\w+\}/.test(text))),
    // What says most comes first: `{field} not found` would take what others know better.
    patterns: open.sort(([one], [other]) => plain(other) - plain(one)).map(toPattern),
  };
}

function plain(wording: string): number {
  return wording.replace(/\{\w+\}/g, '').length;
}

function toPattern([wording, said]: [string, string]): Pattern {
  const pieces = wording.split(/(\{\w+\})/);
  const source = pieces.map((piece) =>
    /^\{\w+\}$/.test(piece)
      ? `(?<${piece.slice(1, -1)}>${placeShape(piece.slice(1, -1))})`
      : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return {
    said,
    head: pieces[0] ?? '',
    tail: pieces.at(-1) ?? '',
    shape: new RegExp(`^${source.join('')}$`, 'su'),
  };
}
