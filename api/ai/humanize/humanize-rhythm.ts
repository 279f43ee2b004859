import type { SeededRandom } from '../composer/choose/seeded-random.ts';
import { spreadOf } from '../text-features/counts.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';
import { type Sentence, sentencesOf } from './humanize-sentences.ts';

/** Words that begin a clause and are written small inside of one. */
const starters =
  "it|it's|its|they|they're|we|we're|you|you're|your|he|she|this|that|that's|these|those|there|there's|the|a|an|our|my|their|most|some|many|few|no|nobody|everyone|everybody|people";
const starter = new RegExp(`^(?:${starters})(?![\\w'-])`, 'i');
/** "IT spending" begins with a name. */
const begins = (text: string) => starter.test(text) && !/^\p{Lu}{2}/u.test(text);
const contrast = /^(?:but|and|so|yet|or) (?=\S+ \S+ )/i;
/** Where a sentence may end and another begin: a comma, a conjunction and a subject. */
const seam = /, (and|but|so) (?=(?:it|they|we|you|he|she|there|nobody|everyone)(?:'\w+)? \S+ \S+)/i;
/** "We don't need this. We need that." lives on the contrast. */
const negated = /\b(?:no|not|never|nobody|nothing|without)\b|n['’]t\b/i;
/** A clause that leans on another one, or asks, is not cut off and not tied on. */
const leaning =
  /^(?:if|when|while|because|since|although|though|as|unless|until|once|after|before|whether|who|what|why|how|where|which|not|either|neither|both)\b/i;

/**
 * Takes the beat out of sentences that are all of one length: two are joined, or one is
 * parted, as the persona's own sentences are longer or shorter. Words stay; only "and" is ever added.
 * Sentences that begin alike, or deny one thing to state another, belong apart.
 */
export function varyRhythm(text: string, profile: StyleProfile, random: SeededRandom): string {
  const sentences = sentencesOf(text);
  if (!isEven(sentences)) return text;
  const mean = sentences.reduce((sum, one) => sum + wordsIn(one), 0) / sentences.length;
  const long = mean > profile.words / Math.max(1, profile.sentences);
  const seams = places(sentences, ({ safe, text: one }) => safe && canPart(one));
  // Three of them are a figure of speech.
  const joints = sentences.length < 4 ? [] : places(sentences, (_, at) => canJoin(sentences, at));
  if (seams.length > 0 && (long || joints.length === 0)) {
    return put(parted(sentences, random.pick(seams)));
  }
  return joints.length > 0 ? put(joined(sentences, random.pick(joints))) : text;
}

/** Three and more sentences, none of them noticeably shorter or longer. */
function isEven(sentences: Sentence[]): boolean {
  if (sentences.length < 3) return false;
  const { mean, spread } = spreadOf(sentences.map(wordsIn));
  return mean >= 4 && spread / mean < 0.22;
}

function canJoin(sentences: Sentence[], at: number): boolean {
  const [one, two] = [sentences[at], sentences[at + 1]];
  if (!one?.safe || !two?.safe || one.gap !== ' ') return false;
  if (!/[\p{L}\ue000-\uf8ff]\.$/u.test(one.text) || /\?$/.test(two.text)) return false;
  if (leaning.test(one.text) || /,/.test(one.text + two.text)) return false;
  if (wordsIn(one) < 4 || wordsIn(two) < 4 || wordsIn(one) + wordsIn(two) > 24) return false;
  if (contrast.test(two.text)) return true;
  return (
    begins(two.text) && !negated.test(one.text + two.text) && firstWord(one) !== firstWord(two)
  );
}

function joined(sentences: Sentence[], at: number): Sentence[] {
  const [one, two] = [sentences[at], sentences[at + 1]];
  if (!one || !two) return sentences;
  const small = two.text.charAt(0).toLowerCase() + two.text.slice(1);
  const tied = contrast.test(two.text) ? ', ' : ', and ';
  const text = one.text.replace(/\.$/, '') + tied + small;
  return [...sentences.slice(0, at), { ...two, text }, ...sentences.slice(at + 2)];
}

function canPart(sentence: string): boolean {
  const place = seam.exec(sentence);
  if (!place || leaning.test(sentence)) return false;
  const before = sentence.slice(0, place.index);
  return !negated.test(before) && !before.includes(',') && before.split(/\s+/).length >= 4;
}

function parted(sentences: Sentence[], at: number): Sentence[] {
  return sentences.map((one, place) => {
    if (place !== at) return one;
    const text = one.text.replace(
      seam,
      (_, link: string) => `. ${link.charAt(0).toUpperCase()}${link.slice(1)} `,
    );
    return { ...one, text };
  });
}

function places(
  sentences: Sentence[],
  holds: (sentence: Sentence, at: number) => boolean,
): number[] {
  return sentences.flatMap((sentence, at) => (holds(sentence, at) ? [at] : []));
}

function put(sentences: Sentence[]): string {
  return sentences.map(({ text, gap }) => text + gap).join('');
}

function wordsIn({ text }: Sentence): number {
  return text.trim().split(/\s+/).length;
}

function firstWord({ text }: Sentence): string {
  return text.trim().toLowerCase().split(/[\s.]/)[0] ?? '';
}
