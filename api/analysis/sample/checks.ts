import { stockPhrases } from '#api/ai/humanize/stock-phrases.ts';
import { findCallToAction } from './call-to-action.ts';
import { findHooks } from './hooks.ts';
import { judgeLength } from './length-fit.ts';
import { asks, found, quoted, type SampleText } from './read-sample.ts';
import { findTopics, mainSubject } from './topics.ts';

/** One thing a good text has: what it earned of what it could, and what to say about it. */
export interface Check {
  earned: number;
  worth: number;
  strengths: string[];
  suggestions: string[];
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
  const best = findHooks(text)[0] ?? { pull: 0, sentence: '' };
  if (best.pull >= 0.7) return passed(2.5 * best.pull, 2.5, [best.sentence]);
  const [figure] = text.numbers;
  const question = text.sentences.find(asks);
  const better = figure
    ? [`Move ${quoted([figure])} into the first line: it is the most concrete thing here`]
    : question
      ? [`Open with the question you ask later: ${quoted([question])}`]
      : best.pull === 0
        ? [
            `The first line (${quoted([text.opening])}) gives no reason to read on: begin with what happened or what you think`,
          ]
        : [];
  return passed(2.5 * best.pull, 2.5, [], better);
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
        ? [`Put a figure in place of ${quoted(loose)}`]
        : ['Add the one number, ticker or date that proves the point: there is none'];
  return passed(
    earned,
    2,
    concrete.length > 1 ? [`Concrete: ${quoted(concrete)}`] : [],
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
      ? [`Easy to read: ${rounded(mean)} words a sentence`]
      : [],
    longest > 28 ? [`Split the sentence of ${longest} words: ${quoted([sentence])}`] : [],
  );
}

function structure({ all, lines }: SampleText): Check {
  const items = lines.filter((line) => /^(?:[-•*✅👉➡→]|\d{1,2}[.)/])/u.test(line)).length;
  if (items >= 2) return passed(1, 1, [`A list of ${items} items, easy to scan`]);
  if (lines.length >= 3)
    return passed(1, 1, [`${lines.length} short lines with room between them`]);
  const size = [...all].length;
  if (size <= 200 || lines.length === 2) return passed(1, 1);
  if (size <= 280) return passed(0.7, 1);
  return passed(0, 1, [], [`Break up the ${size} characters: they stand in one block`]);
}

function invitation(text: SampleText): Check {
  const ask = findCallToAction(text);
  if (ask) return passed(1, 1, [ask]);
  const subject = mainSubject(text);
  const about = subject ? ` about ${subject}` : '';
  return passed(
    0,
    1,
    [],
    [`Nothing invites an answer: end with a question${about} that you do not answer yourself`],
  );
}

function length(text: SampleText): Check {
  const { share, sentence } = judgeLength(text);
  return share === 1 ? passed(1, 1, [sentence]) : passed(share, 1, [], [sentence]);
}

function cleanness({ all, hashtags, emojis, links, words, platform, english }: SampleText): Check {
  const stock = english
    ? stockPhrases.flatMap(([phrase]) => all.match(phrase)?.slice(0, 1) ?? [])
    : [];
  const shouted = words.filter((word) => /^\p{Lu}{5,}$/u.test(word));
  const suggestions = [
    ...(stock.length > 0 ? [`Take out what sounds machine-made: ${quoted(stock)}`] : []),
    ...(hashtags.length > 2 ? [`Keep one of the ${hashtags.length} hashtags`] : []),
    ...(emojis.length > 4 ? [`Keep one or two of the ${emojis.length} emoji`] : []),
    ...(shouted.length > 2 ? [`Write ${quoted(shouted)} in normal case`] : []),
    ...(links.length > 0 && platform === 'twitter'
      ? [
          `Move ${quoted(links.slice(0, 1))} into a reply: posts with a link are shown to fewer people`,
        ]
      : []),
  ];
  return passed(Math.max(0, 1 - suggestions.length / 2), 1, [], suggestions);
}

function passed(
  earned: number,
  worth: number,
  strengths: string[] = [],
  suggestions: string[] = [],
): Check {
  return { earned, worth, strengths, suggestions };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
