import { t } from '../translate.ts';
import { activities } from './activities.ts';
import { contracts } from './contracts.ts';
import { fields } from './fields.ts';
import { findings } from './findings.ts';
import { holds } from './holds.ts';
import { notices } from './notices.ts';
import { otherWordings } from './other-wordings.ts';
import { outcomes } from './outcomes.ts';
import { placeShape, placeText } from './places.ts';
import { problems } from './problems.ts';
import { gap, semicolon } from './separators.ts';
import { slots } from './slots.ts';

interface Pattern {
  /** The text of the catalogues. */
  said: string;
  head: string;
  tail: string;
  shape: RegExp;
}

type Wording = readonly [wording: string, said: string];

/** What the server says, and what it words otherwise but a screen shows as one text. */
export interface Sentences {
  texts: readonly string[];
  otherWordings: readonly Wording[];
}

const first: Sentences = {
  texts: [
    ...[...contracts, ...fields, ...notices, ...holds, ...findings, ...problems],
    ...[...activities, ...outcomes, ...slots],
  ],
  otherWordings,
};

let more: Sentences | undefined;
let known: { fixed: Set<string>; patterns: Pattern[] } | undefined;

/** From here on these are known as well. */
export function knowMoreSentences(sentences: Sentences): void {
  more = sentences;
  known = undefined;
}

/** A sentence of the API in the language of the interface; null: not known. */
export function translatedSentence(text: string): string | null {
  return byPattern(text) ?? byParts(text);
}

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

/** Several sentences in a row, as in a report: all of them known, or none is told. */
function byParts(text: string): string | null {
  for (const { 0: between, index } of text.matchAll(/(?<=[.!?]) |; /g)) {
    const head = byPattern(text.slice(0, index));
    const rest = head && translatedSentence(text.slice(index + between.length));
    if (rest) return head + (between === ' ' ? gap() : semicolon()) + rest;
  }
  return null;
}

function readAll() {
  const said = [...first.texts, ...(more?.texts ?? [])];
  const wordings: Wording[] = [
    ...said.map((text): Wording => [text, text]),
    ...first.otherWordings,
    ...(more?.otherWordings ?? []),
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

function toPattern([wording, said]: Wording): Pattern {
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
