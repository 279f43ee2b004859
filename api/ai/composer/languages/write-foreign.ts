import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import type { Brief } from '../../adapters/provider.ts';
import { isEnglish } from '../../detect-language.ts';
import { fitLength } from '../../humanize/fit-length.ts';
import { guardCopies } from '../../voice/copy-guard.ts';
import type { PostShape } from '../../voice/print/post-shape.ts';
import { seedOf } from '../choose/seed-of.ts';
import { type SeededRandom, seededRandom, shuffled } from '../choose/seeded-random.ts';
import { pickShape, type Writer } from '../writer.ts';
import type { ForeignSituation, Phrases } from './phrases.ts';
import { foreignSituationOf } from './read-foreign.ts';
import { type Language, languageOf, languageOfOrder, languages } from './read-language.ts';

interface Foreign {
  text: string;
  /** Null: nothing is known of the language. */
  language: Language | null;
}

/**
 * A draft in the language of the post or prompt, of the few phrases that are known in it; null
 * where it is to be written in English, or nothing is surely known. Never two languages in one draft.
 */
export function writeForeign(
  brief: Brief,
  writer: Writer,
  known: readonly string[],
): Foreign | null {
  const { post, prompt } = brief;
  const ordered = prompt ? languageOfOrder(prompt) : null;
  if (prompt && (ordered || !isEnglish(prompt))) {
    const language = ordered ?? languageOf(prompt, null);
    const own = ownWords(prompt, language && languages[language]);
    if ('said' in own) return { text: inOwnWords(own.said, brief), language };
    if (!post && language) {
      const { about } = languages[language];
      const filled = about.map((line) => [line.replace('{x}', () => own.subject)]);
      return { text: choose(filled, brief, writer, language, known), language };
    }
  } else if (prompt) return null;
  if (!post || isEnglish(post.text, brief.language)) return null;
  if (prompt) return { text: inOwnWords(prompt.trim(), brief), language: languageOf(prompt, null) };
  const language = languageOf(post.text, brief.language);
  const situation = language && foreignSituationOf(post.text, languages[language]);
  if (!language || !situation) return null;
  const options = orderly(languages[language].lines[situation], brief);
  return { text: choose(options, brief, writer, language, known), language };
}

/** What the user said, word for word; an order to write on a subject gives only the subject. */
function ownWords(prompt: string, phrases: Phrases | null): { said: string } | { subject: string } {
  const plain = prompt.trim();
  const said = phrases?.say.exec(plain)?.groups?.said;
  if (said) return { said };
  const subject = phrases?.order.exec(plain)?.groups?.subject;
  if (subject) return { subject: subject.replace(/[.。!！]+$/u, '') };
  const short =
    [...plain].length < 6 || (/\p{Script=Latin}/u.test(plain) && !/\s\S+\s/u.test(plain));
  return short && phrases ? { subject: plain } : { said: plain };
}

function inOwnWords(said: string, { kind, platform }: Brief): string {
  const limit = lengthLimits[platform];
  const sentences = said.split(/(?<=[.!?。！？])\s*/u).filter((sentence) => sentence.trim() !== '');
  if (kind !== 'thread' || sentences.length < 2) return fitLength(said, limit);
  return sentences
    .map((part, at) => `${at + 1}/ ${fitLength(part.trim(), limit - 4)}`)
    .join('\n\n');
}

/** Every line once before any comes again with another one behind it. */
function orderly(
  { first, more = [] }: Phrases['lines'][ForeignSituation],
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

function choose(
  options: string[][],
  brief: Brief,
  writer: Writer,
  language: Language,
  known: readonly string[],
): string {
  const random = seededRandom(seedOf(brief));
  const at = brief.variant % options.length;
  const turned = [...options.slice(at), ...options.slice(0, at)];
  const shape = pickShape(writer, random);
  let text = '';
  for (const sentences of turned) {
    text = styled(sentences, shape, writer, language, random);
    if (!guardCopies(text, known).block) break;
  }
  return text;
}

/** Casing, end mark and emoji of the persona; its English words stay out. */
function styled(
  sentences: string[],
  { lower, ends, emojis }: PostShape,
  { style }: Writer,
  language: Language,
  random: SeededRandom,
): string {
  const wide = language === 'ja' || language === 'zh';
  const stop = wide ? '。' : '.';
  const last = /[.!]/.test(ends.at(-1) ?? '') ? stop : '';
  const text = sentences
    .map((sentence) => (style.exclamation < 0.15 ? calm(sentence) : sentence))
    .map((sentence, at) => {
      const end = at === sentences.length - 1 ? last : stop;
      return /[?!？！。]$/u.test(sentence) ? sentence : sentence + end;
    })
    .join(wide ? '' : ' ');
  const cased = lower ? text.toLocaleLowerCase(language) : text;
  const emoji = emojis.after > 0 && style.emojis.length > 0 ? random.pick(style.emojis) : '';
  return emoji ? `${cased} ${emoji}` : cased;
}

function calm(sentence: string): string {
  return sentence.replace(/[¡！]/gu, '').replace(/\s?!$/u, '');
}
