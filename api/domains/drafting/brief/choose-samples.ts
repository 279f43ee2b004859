import type { TextLengths } from '#api/ai/adapters/provider.ts';
import { detectLanguage } from '#api/ai/detect-language.ts';
import { usualLengths } from '#api/ai/usual-length.ts';
import type { OwnText } from '#api/domains/voice/public.ts';
import type { ContentType } from '#shared/contracts/generation.ts';
import { nearestSamples, topicScores } from './nearest-samples.ts';
import { spreadSamples } from './spread-samples.ts';

/** What a draft is about. */
export interface SampleTopic {
  about: string;
  kind: ContentType;
  /** Code of the language of the post that is answered; null where that is not known. */
  language: string | null;
}

export interface ChosenSamples {
  /** All, the nearest to the topic first. */
  samples: string[];
  lasting: string[];
  near: string[];
  languages: string[];
  lengths: TextLengths | null;
}

const NEAR = 3;
/** Texts whose language is read; more change nothing of the shares. */
const READ = 60;
const LEAST_SHARE = 0.15;

/**
 * Which samples stand in a prompt. The lasting ones do not depend on the topic. Near ones are replies
 * first where a reply is asked for, those in the language of the post before others, and then by the
 * words that they share with the topic; what shares nothing stays out, unless the lasting ones show
 * neither the language nor a reply. For text threads only.
 */
export function chooseSamples(
  samples: string[],
  own: OwnText[],
  { about, kind, language }: SampleTopic,
): ChosenSamples {
  const lasting = spreadSamples(own);
  const isTaken = new Set(lasting.map(({ text }) => text));
  const languageOf = memo(detectLanguage);
  const wantsLanguage = (text: string) => language !== null && languageOf(text) === language;
  const wantsReply = ({ isReply }: OwnText) => kind === 'reply' && isReply;
  const lacksReply = !lasting.some(wantsReply);
  const lacksLanguage = !lasting.some(({ text }) => wantsLanguage(text));
  const left = own.filter(({ text }) => !isTaken.has(text));
  const scores = topicScores(
    left.map(({ text }) => text),
    about,
  );
  const near = left
    .map((one, at) => {
      const [isReply, isOfLanguage] = [wantsReply(one), wantsLanguage(one.text)];
      return { text: one.text, isReply, isOfLanguage, score: scores[at] ?? 0 };
    })
    .filter(
      ({ isReply, isOfLanguage, score }) =>
        score > 0 || (isReply && lacksReply) || (isOfLanguage && lacksLanguage),
    )
    .sort(
      (a, b) =>
        Number(b.isReply) - Number(a.isReply) ||
        Number(b.isOfLanguage) - Number(a.isOfLanguage) ||
        b.score - a.score,
    );
  return {
    samples: nearestSamples(samples, about),
    lasting: lasting.map(({ text }) => text),
    near: near.slice(0, NEAR).map(({ text }) => text),
    languages: languagesOf(own, languageOf),
    lengths: lengthsOf(own, kind),
  };
}

/** Replies are shorter than posts: their own lengths count where enough of them are known. */
function lengthsOf(own: OwnText[], kind: ContentType): TextLengths | null {
  const texts = (some: OwnText[]) => some.map(({ text }) => text);
  const replies =
    kind === 'reply' ? usualLengths(texts(own.filter(({ isReply }) => isReply))) : null;
  return replies ?? usualLengths(texts(own));
}

/** Of what came today only where there is nothing else: they stand in the lasting part. */
function languagesOf(own: OwnText[], languageOf: (text: string) => string | null): string[] {
  const before = own.filter(({ isNew }) => !isNew);
  const known = (before.length > 0 ? before : own)
    .slice(0, READ)
    .map(({ text }) => languageOf(text) ?? 'und')
    .filter((code) => code !== 'und');
  const counts = new Map<string, number>();
  for (const code of known) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_SHARE * known.length)
    .sort(([, a], [, b]) => b - a)
    .map(([code]) => code);
}

function memo<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const answer = read(text);
    known.set(text, answer);
    return answer;
  };
}
