import type { Brief } from '../../adapters/provider.ts';
import { saysUnwanted } from '../../phrasings.ts';
import { guardCopies } from '../../voice/copy-guard.ts';
import type { PostShape } from '../../voice/features/post-shape.ts';
import { seedOf } from '../choose/seed-of.ts';
import { type SeededRandom, seededRandom, shuffled } from '../choose/seeded-random.ts';
import { pickShape, type Writer } from '../writer.ts';
import type { Language } from './read-language.ts';

/** Every line once before any comes again with another one behind it. */
export function orderly(
  { first, more = [] }: { first: string[]; more?: string[] },
  brief: Brief,
): string[][] {
  const random = seededRandom(seedOf({ ...brief, variant: 0 }));
  const [firsts, mores] = [shuffled(first, random), shuffled(more, random)];
  const rounds = [0, 1, 2, 3].slice(0, mores.length + 1);
  return rounds.flatMap((round) =>
    firsts.map((line, at) => {
      const next = (at + round) % (mores.length + 1);
      const after = mores[next - 1];
      return after ? [line, after] : [line];
    }),
  );
}

/** One of the options in the persona's form, by the variant; none of them copies what is known. */
export function choosePhrase(
  options: string[][],
  brief: Brief,
  writer: Writer,
  language: Language,
  known: readonly string[],
  isGrave = false,
): string {
  const random = seededRandom(seedOf(brief));
  const at = brief.variant % options.length;
  const turned = [...options.slice(at), ...options.slice(0, at)];
  const shape = pickShape(writer, random);
  let text = '';
  for (const sentences of turned) {
    text = styled(sentences, shape, writer, language, isGrave, random);
    if (!guardCopies(text, known).block && !saysUnwanted(brief, text)) break;
  }
  return text;
}

/** Casing, end mark and emoji of the persona; its English words stay out. */
function styled(
  sentences: string[],
  { lower, ends, emojis }: PostShape,
  { style }: Writer,
  language: Language,
  isGrave: boolean,
  random: SeededRandom,
): string {
  const wide = language === 'ja' || language === 'zh';
  const stop = wide ? '。' : '.';
  const last = isGrave || /[.!]/.test(ends.at(-1) ?? '') ? stop : '';
  const text = sentences
    .map((sentence) => (style.exclamation < 0.15 || isGrave ? calm(sentence) : sentence))
    .map((sentence, at) => {
      const end = at === sentences.length - 1 ? last : stop;
      return /[?!？！。]$/u.test(sentence) ? sentence : sentence + end;
    })
    .join(wide ? '' : ' ');
  const cased = lower ? text.toLocaleLowerCase(language) : text;
  const emoji =
    !isGrave && emojis.after > 0 && style.emojis.length > 0 ? random.pick(style.emojis) : '';
  return emoji ? `${cased} ${emoji}` : cased;
}

function calm(sentence: string): string {
  return sentence.replace(/[¡！]/gu, '').replace(/\s?!$/u, '');
}
