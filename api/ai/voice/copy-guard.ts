import { sameText } from '#shared/lib/text/near-duplicate.ts';

/** From here on a person should look at the nearest text before posting. */
const similarText = 0.4;

export interface CopyVerdict {
  /** The same post again: it must not go out. */
  block: boolean;
  /** Alike enough to be told; true for what is blocked too. */
  warn: boolean;
  /** The text most like the draft, null when none shares a run of characters with it. */
  nearest: { text: string; similarity: number } | null;
}

const size = 5;
/** A power of two well above the runs of a long post. */
const slots = 1 << 15;
const longest = slots / 2;
const inDraft = new Int32Array(slots);
const draftStamp = new Int32Array(slots);
const inText = new Int32Array(slots);
const textStamp = new Int32Array(slots);
const runs = new Int32Array(longest);
let stamp = 0;

/**
 * Compares a draft with samples and earlier posts by the Jaccard similarity of their 5-character
 * runs, as `similarity` in near-duplicate.ts does. Made for one draft against 10,000 posts: no
 * sets, no strings, and a text is only counted out when its hits could make it the nearest.
 */
export function guardCopies(draft: string, texts: readonly string[]): CopyVerdict {
  const mark = ++stamp;
  const draftRuns = distinct(readRuns(draft), inDraft, draftStamp, mark);
  let best: CopyVerdict['nearest'] = null;
  for (const text of texts) {
    const count = readRuns(text);
    let hits = 0;
    for (let at = 0; at < count; at += 1) if (holds(runs[at] as number, mark)) hits += 1;
    // The union is at least the draft's own runs.
    if (hits === 0 || hits / draftRuns <= (best?.similarity ?? 0)) continue;
    const textRuns = distinct(count, inText, textStamp, ++stamp);
    let shared = 0;
    for (let at = 0; at < textRuns; at += 1) if (holds(runs[at] as number, mark)) shared += 1;
    const similarity = shared / (draftRuns + textRuns - shared);
    if (similarity > (best?.similarity ?? 0)) best = { text, similarity };
  }
  const similarity = best?.similarity ?? 0;
  return { block: similarity >= sameText, warn: similarity >= similarText, nearest: best };
}

/** A text most like a draft, by its place, with their similarity. */
export interface Nearest {
  at: number;
  similarity: number;
}

/**
 * For each of many drafts the text most like it, at least `sameText`, of each group that `groupOf`
 * puts texts into; null: it is not compared. One pass over the texts, however many the drafts are.
 */
export function nearestByGroup<D extends { text: string }>(
  drafts: readonly D[],
  texts: readonly string[],
  groupOf: (draft: D, text: number) => number | null,
): Nearest[][] {
  const holders = new Map<number, number[]>();
  const sized = drafts.map((draft, at) => {
    const count = distinct(readRuns(draft.text), inDraft, draftStamp, ++stamp);
    for (const run of runs.subarray(0, count)) {
      const list = holders.get(run);
      if (list) list.push(at);
      else holders.set(run, [at]);
    }
    return { draft, runs: count, nearest: [] as Nearest[] };
  });
  const shared = new Int32Array(drafts.length);
  for (const [at, text] of texts.entries()) {
    const count = distinct(readRuns(text), inText, textStamp, ++stamp);
    shared.fill(0);
    for (let run = 0; run < count; run += 1) {
      for (const draft of holders.get(runs[run] as number) ?? []) (shared[draft] as number) += 1;
    }
    for (const [place, one] of sized.entries()) {
      const hits = shared[place] as number;
      if (hits < sameText * one.runs || hits === 0) continue;
      const similarity = hits / (one.runs + count - hits);
      const group = similarity >= sameText ? groupOf(one.draft, at) : null;
      if (group === null || similarity <= (one.nearest[group]?.similarity ?? 0)) continue;
      one.nearest[group] = { at, similarity };
    }
  }
  return sized.map(({ nearest }) => nearest);
}

/** Moves the distinct of the first `count` runs to the front; answers how many they are. */
function distinct(count: number, table: Int32Array, stamps: Int32Array, mark: number): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const run = runs[at] as number;
    let slot = slotOf(run);
    while (stamps[slot] === mark && table[slot] !== run) slot = (slot + 1) & (slots - 1);
    if (stamps[slot] === mark) continue;
    table[slot] = run;
    stamps[slot] = mark;
    runs[kept++] = run;
  }
  return kept;
}

function holds(run: number, mark: number): boolean {
  let slot = slotOf(run);
  while (draftStamp[slot] === mark) {
    if (inDraft[slot] === run) return true;
    slot = (slot + 1) & (slots - 1);
  }
  return false;
}

function slotOf(run: number): number {
  return Math.imul(run, 0x9e3779b1) >>> 17;
}

/** Space, the letters and one digit, so that five of them are a number: 6 bits each. */
const space = 0;
const symbols = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase();
  return /\d/.test(character) ? 27 : /[a-z]/.test(character) ? code & 31 : space;
});

/** Reads the runs of a text into `runs`, repeated ones too; answers how many they are. */
function readRuns(text: string): number {
  let run = 0;
  let read = 0;
  let count = 0;
  let last = space;
  for (let at = 0; at < text.length && count < longest; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return readOtherRuns(text);
    const symbol = symbols[code] as number;
    // A space counts once a letter follows it, so none stands at the end.
    if (symbol === space) {
      if (read > 0) last = space;
      continue;
    }
    if (read > 0 && last === space) {
      run = (run << 6) & 0x3fffffff;
      read += 1;
      if (read >= size) runs[count++] = run;
    }
    run = ((run << 6) | symbol) & 0x3fffffff;
    last = symbol;
    read += 1;
    if (read >= size) runs[count++] = run;
  }
  if (count === 0 && read > 0) runs[count++] = shorter(run, read);
  return count;
}

/** A whole text of fewer characters is not the run that begins with a space. */
function shorter(packed: number, length: number): number {
  return packed | (length << 24) | 0x40000000;
}

/** The same for texts with other letters; runs without such letters give the same numbers. */
function readOtherRuns(text: string): number {
  const plain = text
    .toLowerCase()
    .replace(/\p{N}/gu, '0')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  let count = 0;
  for (let at = 0; at + size <= plain.length && count < longest; at += 1) {
    runs[count++] = numberOf(plain.slice(at, at + size));
  }
  if (count === 0 && plain !== '') runs[count++] = numberOf(plain);
  return count;
}

function numberOf(run: string): number {
  let packed = 0;
  let hash = 0x811c9dc5;
  let plain = true;
  for (let at = 0; at < run.length; at += 1) {
    const code = run.charCodeAt(at);
    plain &&= code <= 127;
    packed = (packed << 6) | (symbols[code & 127] as number);
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  if (plain) return run.length < size ? shorter(packed, run.length) : packed;
  return (hash ^ (hash >>> 15)) | 0x40000000;
}
