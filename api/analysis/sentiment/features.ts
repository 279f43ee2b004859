import { hash } from '../../ai/text-features/hashing.ts';
import { formNames, textForm } from '../../ai/text-features/text-form.ts';
import { cleaned, type Token, tokenise } from '../../ai/text-features/tokenise.ts';
import { findMoods, type Mood } from './find-moods.ts';
import { lists } from './lexicon.ts';
import { negated } from './negation.ts';
import { findSignals, type Signal, signalNames } from './signals.ts';

/** One n-gram in the text: its bucket, and the piece of text (an index of `pieces`) it belongs to. */
export interface Gram {
  bucket: number;
  piece: number;
}

/** A share of a dense feature that one piece of text brings in. */
export interface Share {
  feature: number;
  piece: number;
  value: number;
}

/** Everything the model knows of a text. `pieces` are words and phrases as they were written. */
export interface Features {
  tokens: Token[];
  pieces: string[];
  words: Gram[];
  letters: Gram[];
  shares: Share[];
  form: number[];
}

/** For each list what speaks for, what against, then their balance over all lists and at the end. */
const sums = [
  ...lists.flatMap((list) => [`${list}+`, `${list}-`]),
  'balance',
  'ending',
  'strength',
  ...signalNames,
];
/** Names of the dense features; the last ones are of the form and belong to no piece. */
export const denseNames = [...sums, ...formNames];
export const firstFormFeature = sums.length;

const seeds = { word: 1, pair: 2, letters: 3, kind: 4 };

/** Reads the features of a text; the same text always gives the same. */
export function featuresOf(text: string): Features {
  const read = cleaned(text);
  const tokens = tokenise(read);
  const pieces = tokens.map(({ shown }) => shown);
  const moods = findMoods(tokens);
  return {
    tokens,
    words: [...wordGrams(tokens, pieces, moods)],
    letters: [...letterGrams(tokens)],
    shares: [...moodShares(tokens, moods, pieces), ...signalShares(findSignals(read), pieces)],
    form: textForm(text, tokens),
    pieces,
  };
}

function* wordGrams(tokens: Token[], pieces: string[], moods: Mood[]): Generator<Gram> {
  const forms = tokens.map(({ form }) => form);
  const turned = negated(forms);
  const kinds: (string | undefined)[] = [];
  for (const { list, from, weight } of moods) kinds[from] ??= `${list}${Math.sign(weight)}`;
  for (const [at, form] of forms.entries()) {
    yield { bucket: hash(turned[at] ? `not ${form}` : form, seeds.word), piece: at };
    const next = forms[at + 1];
    if (next === undefined) continue;
    const piece = pieces.push(asWritten(tokens.slice(at, at + 2))) - 1;
    yield { bucket: hash(`${form} ${next}`, seeds.pair), piece };
    if (kinds[at]) yield { bucket: hash(`${kinds[at]} ${next}`, seeds.kind), piece };
    if (kinds[at + 1]) yield { bucket: hash(`${form} ${kinds[at + 1]}`, seeds.kind), piece };
  }
}

function* letterGrams(tokens: Token[]): Generator<Gram> {
  for (const [piece, { form }] of tokens.entries()) {
    if (!/^[\p{L}']/u.test(form)) continue;
    const word = `^${form}$`;
    for (let size = 3; size <= 5; size += 1) {
      for (let from = 0; from + size <= word.length; from += 1) {
        yield { bucket: hash(word, seeds.letters + size, from, from + size), piece };
      }
    }
  }
}

function* moodShares(tokens: Token[], moods: Mood[], pieces: string[]): Generator<Share> {
  const turn = tokens.findLastIndex(({ form }) => /^(but|however|although|though)$/.test(form));
  const add = (own: Mood[], feature: string, of = (weight: number) => weight) => {
    const sum = own.reduce((total, { weight }) => total + of(weight), 0);
    // The damping keeps a long list of mood words from counting without end; shares still add up.
    return own.map((mood) => ({
      feature: denseNames.indexOf(feature),
      piece: pieceOf(mood, tokens, pieces),
      value: of(mood.weight) / Math.sqrt(sum * sum + 8),
    }));
  };
  for (const list of lists) {
    const own = moods.filter((mood) => mood.list === list);
    const up = own.filter(({ weight }) => weight > 0);
    const down = own.filter(({ weight }) => weight < 0);
    yield* add(up, `${list}+`);
    yield* add(down, `${list}-`);
  }
  const last = moods.filter(({ from }) => from > turn);
  yield* add(moods, 'balance');
  yield* add(last, 'ending');
  yield* add(moods, 'strength', Math.abs);
}

/** Two of a kind say little more than one. */
function signalShares(signals: Signal[], pieces: string[]): Share[] {
  return signals.map(({ name, shown, value }) => ({
    feature: denseNames.indexOf(name),
    piece: pieces.push(shown) - 1,
    value: value / Math.sqrt(signals.filter((signal) => signal.name === name).length),
  }));
}

function pieceOf({ from, to }: Mood, tokens: Token[], pieces: string[]): number {
  if (to === from + 1) return from;
  const phrase = asWritten(tokens.slice(from, to));
  const known = pieces.indexOf(phrase, tokens.length);
  return known >= 0 ? known : pieces.push(phrase) - 1;
}

function asWritten(tokens: Token[]): string {
  return tokens
    .filter(({ at }, index) => at !== tokens[index - 1]?.at)
    .map(({ shown }) => shown)
    .join(' ');
}
