import { hashOf } from '../choose/seeded-random.ts';
import type { Focus } from '../read/find-focus.ts';

const known = new Map<string, string[]>();

/** Every sentence that a frame stands for: one of each `[a|b]`. */
function variantsOf(frame: string): string[] {
  const before = known.get(frame);
  if (before) return before;
  const choice = /\[([^\]]*\|[^\]]*)\]/.exec(frame);
  const variants = choice
    ? (choice[1] ?? '')
        .split('|')
        .flatMap((option) => variantsOf(frame.replace(choice[0], () => option)))
    : [frame.replace(/ {2,}/g, ' ').replace(/ (?=[.,:;?!]|$)/g, '')];
  known.set(frame, variants);
  return variants;
}

const lists = new WeakMap<readonly string[], string[]>();

/** Every sentence of a list of frames. Lists are constants, so each is gone through once. */
export function allVariants(frames: readonly string[]): string[] {
  const before = lists.get(frames);
  if (before) return before;
  const variants = frames.flatMap(variantsOf);
  lists.set(frames, variants);
  return variants;
}

/** What is asked of every sentence of a list again and again while a draft looks for its opening. */
export interface Deck {
  sentences: string[];
  /** A number that stands for the sentence, and one for the frame it comes from. */
  keys: Uint32Array;
  families: Uint32Array;
  /** Where the sentences of each frame begin; the last one is where all of them end. */
  starts: number[];
  /** Begins loudly enough without words before it: "good. {f} first", "{f}: ...". */
  abrupt: boolean[];
  /** Speaks of something one is glad about. */
  fond: boolean[];
  /** Names the subject without its article only. */
  bare: boolean[];
}

const abrupt = /^(?:an?|good|well) |^(?:\S+ ){0,2}\S*[.?,]|^(?:\S+ ){0,8}\S*:/;
const fond = /\b(?:wants?|love|fan of|deserve|hug|congrats|proud|early on|beat)\b/i;
const decks = new WeakMap<readonly string[], Deck>();

/** Every sentence of a list of frames, looked at once. */
export function deckOf(frames: readonly string[]): Deck {
  const before = decks.get(frames);
  if (before) return before;
  const sentences = allVariants(frames);
  const sizes = frames.map((frame) => variantsOf(frame).length);
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  const deck: Deck = {
    sentences,
    keys: Uint32Array.from(sentences, hashOf),
    families: Uint32Array.from(
      frames.flatMap((frame, at) => Array<number>(sizes[at] ?? 0).fill(hashOf(frame))),
    ),
    starts,
    abrupt: sentences.map((sentence) => abrupt.test(sentence)),
    fond: sentences.map((sentence) => fond.test(sentence)),
    bare: sentences.map((sentence) => !sentence.includes('{f}')),
  };
  decks.set(frames, deck);
  return deck;
}

/**
 * Puts a subject into a frame: `{f}` with its article, `{F}` without, `{is}` `{does}` `{has}`
 * `{s}` agreeing with it, `{it}`, `{its}` and `{them}` standing for it.
 */
export function fillFrame(frame: string, focus: Focus, more: Record<string, string> = {}): string {
  const { plural } = focus;
  const values: Record<string, string> = {
    f: focus.phrase,
    F: focus.bare,
    is: plural ? 'are' : 'is',
    does: plural ? 'do' : 'does',
    has: plural ? 'have' : 'has',
    s: plural ? '' : 's',
    it: plural ? 'they' : 'it',
    its: plural ? 'their' : 'its',
    them: plural ? 'them' : 'it',
  };
  return frame.replace(/\{(\w+)\}/g, (_, name: string) => more[name] ?? values[name] ?? '');
}
