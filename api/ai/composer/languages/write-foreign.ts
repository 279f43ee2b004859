import type { Intent } from '#shared/contracts/intents.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import type { Brief } from '../../adapters/provider.ts';
import { detectLanguage, isEnglish } from '../../detect-language.ts';
import { fitLength } from '../../humanize/fit-length.ts';
import { sentenceCased } from '../../voice/apply/casing.ts';
import { tellsManner } from '../read/tells-manner.ts';
import type { Composed, Writer } from '../writer.ts';
import { choosePhrase } from './choose-phrase.ts';
import type { Phrases } from './phrases.ts';
import { type Language, languageOf, languageOfOrder, languages } from './read-language.ts';

/**
 * A draft in the language of the prompt: the user's own words, or for an order the few phrases that
 * are known in it; null where it is to be written in English. Never two languages in one draft.
 */
export function writeForeign(
  brief: Brief,
  writer: Writer,
  known: readonly string[],
  isHarm = false,
): Composed | null {
  const { post, intent, language: tag } = brief;
  const prompt = brief.prompt?.trim() ?? '';
  const ordered = languageOfOrder(prompt);
  // A few words under a post in another language are in that language, unless they are surely not.
  const below = post !== null && !isEnglish(post.text, tag);
  const inEnglish = below ? detectLanguage(prompt) === 'en' : isEnglish(prompt);
  if (prompt === '' || (!ordered && inEnglish)) return null;
  const language =
    ordered ?? languageOf(prompt, null) ?? (below ? languageOf(post.text, tag) : null);
  const phrases = language && languages[language];
  const own = ownWords(prompt, phrases);
  if ('said' in own || post) {
    const said = withoutOrders('said' in own ? own.said : prompt);
    const opening = intent && phrases ? openingOf(intent, phrases, brief.variant, isHarm) : null;
    const whole = opening ? opened(opening, said, language) : said;
    const text = inForm(inOwnWords(whole, brief), writer);
    return { text, language: language ? 'phrases' : 'unknown' };
  }
  if (!phrases || !language) return null;
  const filled = phrases.about.map((line) => [line.replace('{x}', () => own.subject)]);
  return { text: choosePhrase(filled, brief, writer, language, known), language: 'phrases' };
}

/** Sentences that tell how to write, or what to ask, are no part of a reply; alone they are no point at all. */
function withoutOrders(said: string): string {
  const sentences = said.split(/(?<=[.!?]\s+|[。！？]\s*)(?=\S)/u);
  const kept = sentences.filter((sentence) => !tellsManner(sentence));
  return kept.length === 0 ? said : kept.join('').trim();
}

/** What stands before a point by its intent; null where it has no words, or would praise a harm. */
function openingOf(
  intent: Intent,
  { intents, lines }: Phrases,
  variant: number,
  isHarm: boolean,
): string | null {
  if (intent === 'ask' || (isHarm && /^(?:agree|disagree|congratulate)$/.test(intent))) return null;
  const openings = intent === 'congratulate' ? lines.congrats.first : intents[intent];
  return openings[variant % openings.length] ?? null;
}

function opened(opening: string, said: string, language: Language | null): string {
  const isWide = language === 'ja' || language === 'zh';
  const end = /[!?！？。]$/u.test(opening) ? '' : isWide ? '。' : '.';
  return `${opening}${end}${isWide ? '' : ' '}${said}`;
}

/** What the user said, word for word; an order to write on a subject gives only the subject. */
function ownWords(plain: string, phrases: Phrases | null): { said: string } | { subject: string } {
  const said = phrases?.say.exec(plain)?.groups?.said;
  if (said) return { said };
  const subject = phrases?.order.exec(plain)?.groups?.subject;
  if (subject) return { subject: subject.replace(/[.。!！]+$/u, '') };
  const short =
    [...plain].length < 6 || (/\p{Script=Latin}/u.test(plain) && !/\s\S+\s/u.test(plain));
  return short && phrases ? { subject: plain } : { said: plain };
}

/** First letters and an end mark as the persona sets them; every word as it was typed. */
function inForm(said: string, { style }: Writer): string {
  const { lowerCase, lowerStart, fullStop } = style;
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(said);
  const end = fullStop >= 0.5 && /[\p{L}\p{N}]$/u.test(said) ? (isWide ? '。' : '.') : '';
  const isSmall = Math.max(lowerCase, lowerStart) >= 0.5;
  return (isSmall ? said : sentenceCased(said)) + end;
}

function inOwnWords(said: string, { kind, platform }: Brief): string {
  const limit = lengthLimits[platform];
  const sentences = said.split(/(?<=[.!?。！？])\s*/u).filter((sentence) => sentence.trim() !== '');
  if (kind !== 'thread' || sentences.length < 2) return fitLength(said, limit);
  return sentences
    .map((part, at) => `${at + 1}/ ${fitLength(part.trim(), limit - 4)}`)
    .join('\n\n');
}
