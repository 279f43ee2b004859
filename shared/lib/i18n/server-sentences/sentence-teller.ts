import { translatedDefinitions } from '#shared/contracts/messages/definitions.ts';
import { labels } from '#shared/contracts/messages/labels.ts';
import { parseDefinition } from '#shared/contracts/messages/parse-definition.ts';
import { gap, semicolon } from '../separators.ts';
import type { Speaker } from '../translator.ts';
import { holds } from './holds.ts';
import { notices } from './notices.ts';
import { otherWordings } from './other-wordings.ts';
import { outcomes } from './outcomes.ts';
import { placeShape, placeText } from './places.ts';
import { slots } from './slots.ts';

interface Pattern {
  /** The text of the catalogues. */
  said: string;
  head: string;
  tail: string;
  shape: RegExp;
}

type Wording = readonly [wording: string, said: string];

const messages = Object.values(translatedDefinitions).map((one) => parseDefinition(one));

/** All that the server stores as sentences: its messages may be part of them. */
export const serverTexts: readonly string[] = [
  ...[...labels, ...messages.map(({ key }) => key)],
  ...[...notices, ...holds, ...outcomes, ...slots],
];

/** What messages say in several ways, and the catalogues in one. */
const messageWordings = messages.flatMap(({ text, one, key }) =>
  [text, one ?? key].filter((said) => said !== key).map((said): Wording => [said, key]),
);

interface Known {
  fixed: Set<string>;
  patterns: Pattern[];
}

/** A sentence of the server in the language of the speaker; null: not known. */
export type TellSentence = (text: string, speaker: Speaker) => string | null;

/** Tells what the server says, once it is asked for the first time. */
export function sentenceTeller(): TellSentence {
  let known: Known | undefined;
  return (text, speaker) => {
    known ??= readAll();
    return translated(text, known, speaker);
  };
}

function translated(text: string, known: Known, speaker: Speaker): string | null {
  return byPattern(text, known, speaker) ?? byParts(text, known, speaker);
}

function byPattern(text: string, known: Known, speaker: Speaker): string | null {
  if (known.fixed.has(text)) return speaker.t(text);
  for (const { said, head, tail, shape } of known.patterns) {
    if (!text.startsWith(head) || !text.endsWith(tail)) continue;
    const groups = shape.exec(text)?.groups;
    const values = groups && placesOf(groups, known, speaker);
    if (values) return speaker.t(said, values);
  }
  return null;
}

function placesOf(
  groups: Record<string, string>,
  known: Known,
  speaker: Speaker,
): Record<string, string> | null {
  const told = (part: string) => translated(part, known, speaker);
  const values: Record<string, string> = {};
  for (const [place, value] of Object.entries(groups)) {
    const shown = placeText(place, value, told, speaker);
    if (shown === null) return null;
    values[place] = shown;
  }
  return values;
}

/** Several sentences in a row, as in a report: all of them known, or none is told. */
function byParts(text: string, known: Known, speaker: Speaker): string | null {
  for (const { 0: between, index } of text.matchAll(/(?<=[.!?]) |; /g)) {
    const head = byPattern(text.slice(0, index), known, speaker);
    const rest = head && translated(text.slice(index + between.length), known, speaker);
    if (rest) return head + (between === ' ' ? gap(speaker) : semicolon(speaker)) + rest;
  }
  return null;
}

function readAll(): Known {
  const wordings: Wording[] = [
    ...serverTexts.map((text): Wording => [text, text]),
    ...[...messageWordings, ...otherWordings],
  ];
  const open = wordings.filter(([wording]) => /\{\w+\}/.test(wording));
  return {
    fixed: new Set(serverTexts.filter((text) => !/\{\w+\}/.test(text))),
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
