import { contentWords } from '#api/ai/composer/read/lexicon.ts';
import type { OwnText } from '#api/domains/voice/public.ts';

const SAMPLES = 8;
/** The owner's own words teach the voice; what a model wrote and they changed only adds to it. */
const MOST_EDITED = 2;
/** Below it every text counts; above it the shortest and the longest tenth do not. */
const MANY = 20;

interface Read extends OwnText {
  words: Set<string>;
  /** Octaves. */
  size: number;
}

/**
 * Eight samples that are as unlike each other as can be, in subject, length and kind: at most two of
 * them edited drafts. The same for the same texts in the same order; what came today counts only where
 * there is too little else, so that learning changes the choice once a day at most. Pure.
 */
export function spreadSamples(own: OwnText[]): OwnText[] {
  const lasting = own.filter(({ isNew }) => !isNew);
  const written = (texts: OwnText[]) => texts.filter(({ isEdited }) => !isEdited);
  const known = written(lasting).length >= SAMPLES ? written(lasting) : written(own);
  const first = spread(middleOf(known.map(read)), [], SAMPLES - MOST_EDITED);
  const edited = spread(lasting.filter(({ isEdited }) => isEdited).map(read), first, MOST_EDITED);
  const chosen = [...first, ...edited];
  const taken = new Set(chosen.map(({ text }) => text));
  const rest = known.filter(({ text }) => !taken.has(text)).map(read);
  return [...chosen, ...spread(rest, chosen, SAMPLES - chosen.length)];
}

function read(text: OwnText): Read {
  return { ...text, words: contentWords(text.text), size: Math.log2(1 + text.text.length) };
}

/** Neither the shortest nor the longest texts show how somebody usually writes. */
function middleOf(texts: Read[]): Read[] {
  if (texts.length < MANY) return texts;
  const sizes = texts.map(({ size }) => size).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.round((sizes.length - 1) * share)] ?? 0;
  return texts.filter(({ size }) => size >= at(0.1) && size <= at(0.9));
}

/** Each the one that is farthest from all chosen so far; the first is of the middle length. */
function spread(texts: Read[], before: Read[], count: number): Read[] {
  const left = [...texts];
  const chosen: Read[] = [];
  if (before.length === 0 && left.length > 0 && count > 0) {
    const [middle] = left.toSorted((a, b) => a.size - b.size).slice(Math.floor(left.length / 2));
    if (middle) chosen.push(...left.splice(left.indexOf(middle), 1));
  }
  while (chosen.length < count && left.length > 0) {
    const all = [...before, ...chosen];
    const distances = left.map((one) => Math.min(...all.map((other) => distance(one, other))));
    const farthest = distances.indexOf(Math.max(...distances));
    chosen.push(...left.splice(farthest, 1));
  }
  return chosen;
}

function distance(one: Read, other: Read): number {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  const union = one.words.size + other.words.size - shared;
  const ofSubject = union === 0 ? 0 : 1 - shared / union;
  const ofKind = one.isReply === other.isReply ? 0 : 0.5;
  return ofSubject + Math.min(1, Math.abs(one.size - other.size) / 2) / 2 + ofKind;
}
