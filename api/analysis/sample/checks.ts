import { stockPhrases } from '#api/ai/humanize/stock-phrases.ts';
import { type Message, message, type Statement } from '#shared/contracts/messages/message.ts';
import { findCallToAction } from './call-to-action.ts';
import { findHooks } from './hooks.ts';
import { judgeLength } from './length-fit.ts';
import { asks, found, quoted, type SampleText } from './read-sample.ts';
import { findTopics } from './topics.ts';

/** One thing a good text has: what it earned of what it could, and what to say about it. */
export interface Check {
  earned: number;
  worth: number;
  strengths: Message[];
  suggestions: Message[];
}

/**
 * What quality is made of, ten points in all: opening 2.5, substance 2, readability 1.5, and one
 * each for structure, invitation, length and cleanness. Stated priors, not a measurement. Where the
 * words of a language are not read, what only they could tell earns half and is not criticised.
 */
export function checksOf(text: SampleText): Check[] {
  const byWords = [opening, substance, invitation].map((check) => check(text));
  const byForm = [readability, structure, length, cleanness].map((check) => check(text));
  if (text.english) return [...byWords, ...byForm];
  const unread = byWords.map(({ earned, worth, strengths }) =>
    passed(Math.max(earned, worth / 2), worth, strengths),
  );
  return [...unread, ...byForm];
}

const LOOSE =
  /\b(?:huge|massive|a lot|lots of|many|tons of|soon|very|really|significant(?:ly)?|some people|big)\b/gi;

function opening(text: SampleText): Check {
  const [best] = findHooks(text);
  const pull = best?.pull ?? 0;
  if (best && pull >= 0.7) return passed(2.5 * pull, 2.5, [best.statement]);
  const [figure] = text.numbers;
  const question = text.sentences.find(asks);
  const better = figure
    ? [message('improve.figure-first', { quotes: quoted([figure]) })]
    : question
      ? [message('improve.question-first', { quotes: quoted([question]) })]
      : pull === 0
        ? [message('improve.opening', { quotes: quoted([text.opening]) })]
        : [];
  return passed(2.5 * pull, 2.5, [], better);
}

function substance(text: SampleText): Check {
  const { all, numbers, tickers } = text;
  const concrete = [...numbers, ...tickers];
  const named = findTopics(text).length > 0 ? 1 : 0;
  const earned = Math.min(2, [0, 1, 1.5, 2][Math.min(3, concrete.length)]! + 0.5 * named);
  const loose = found(all, LOOSE);
  const suggestion =
    concrete.length > 0
      ? []
      : loose.length > 0
        ? [message('improve.loose-word', { quotes: quoted(loose) })]
        : [message('improve.no-figure')];
  return passed(
    earned,
    2,
    concrete.length > 1 ? [message('strength.concrete', { quotes: quoted(concrete) })] : [],
    suggestion,
  );
}

function readability({ sentences, words }: SampleText): Check {
  const sizes = sentences.map((sentence) => sentence.split(/\s+/).length);
  const mean = words.length / Math.max(1, sizes.length);
  const longest = Math.max(0, ...sizes);
  const earned = mean <= 14 ? 1.5 : mean <= 20 ? 1 : mean <= 28 ? 0.5 : 0;
  const sentence = sentences[sizes.indexOf(longest)] ?? '';
  return passed(
    longest > 35 ? Math.max(0, earned - 0.5) : earned,
    1.5,
    earned === 1.5 && sentences.length > 1
      ? [message('strength.easy', { words: message('count.words', { n: rounded(mean) }) })]
      : [],
    longest > 28
      ? [message('improve.long-sentence', { n: longest, quotes: quoted([sentence]) })]
      : [],
  );
}

function structure({ all, lines }: SampleText): Check {
  const items = lines.filter((line) => /^(?:[-•*✅👉➡→]|\d{1,2}[.)/])/u.test(line)).length;
  if (items >= 2) return passed(1, 1, [message('strength.list', { n: items })]);
  if (lines.length >= 3)
    return passed(1, 1, [message('strength.short-lines', { n: lines.length })]);
  const size = [...all].length;
  if (size <= 200 || lines.length === 2) return passed(1, 1);
  if (size <= 280) return passed(0.7, 1);
  return passed(0, 1, [], [message('improve.one-block', { n: size })]);
}

function invitation(text: SampleText): Check {
  const ask = findCallToAction(text);
  if (ask) return passed(1, 1, [ask]);
  return passed(0, 1, [], [questionOn(findTopics(text)[0]?.name)]);
}

function questionOn(subject: Statement | undefined): Message {
  if (subject === undefined) return message('improve.no-question');
  return typeof subject === 'string'
    ? message('improve.no-question-about-word', { subject })
    : message('improve.no-question-about', { subject });
}

function length(text: SampleText): Check {
  const { share, statement } = judgeLength(text);
  return share === 1 ? passed(1, 1, [statement]) : passed(share, 1, [], [statement]);
}

function cleanness({ all, hashtags, emojis, links, words, platform, english }: SampleText): Check {
  const stock = english
    ? stockPhrases.flatMap(([phrase]) => all.match(phrase)?.slice(0, 1) ?? [])
    : [];
  const shouted = words.filter((word) => /^\p{Lu}{5,}$/u.test(word));
  const suggestions = [
    ...(stock.length > 0 ? [message('improve.machine-made', { quotes: quoted(stock) })] : []),
    ...(hashtags.length > 2 ? [message('improve.hashtags', { n: hashtags.length })] : []),
    ...(emojis.length > 4 ? [message('improve.emoji', { n: emojis.length })] : []),
    ...(shouted.length > 2 ? [message('improve.capitals', { quotes: quoted(shouted) })] : []),
    ...(links.length > 0 && platform === 'twitter'
      ? [message('improve.link', { quotes: quoted(links.slice(0, 1)) })]
      : []),
  ];
  return passed(Math.max(0, 1 - suggestions.length / 2), 1, [], suggestions);
}

function passed(
  earned: number,
  worth: number,
  strengths: Message[] = [],
  suggestions: Message[] = [],
): Check {
  return { earned, worth, strengths, suggestions };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
