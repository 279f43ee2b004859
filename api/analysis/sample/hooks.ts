import { asks, found, quoted, type SampleText } from './read-sample.ts';

/** What makes a reader stop at the first line. */
export interface Hook {
  /** How much it pulls, 0..1: a prior, not a measurement. */
  pull: number;
  sentence: string;
}

const against =
  /\b(?:unpopular opinion|hot take|nobody|no one|everyone|everybody|most people|stop \w+ing|forget|myth|wrong|overrated|underrated|you don't need|isn't what|not what you think|lied? to)\b/gi;
const story =
  /^\W*(?:(?:yesterday|today|last (?:night|week|month|year|cycle)|(?:\d+|two|three|five|ten) (?:days|weeks|months|years) ago|back in)\b[^.!?]{0,30}\b)?(?:i|we)\s+(?!am\b|think\b|believe\b|guess\b)[\p{L}']+/giu;
const news = /^\W*(?:breaking|just in|news|announcing|introducing|confirmed|update)\b/gi;
const promise =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|ten) (?:\w+ ){0,2}(?:ways|things|lessons|reasons|tips|rules|signs|mistakes|tools|steps|projects|charts|facts|questions|habits)\b|\bhow (?:to|i|we) \w+|\bhere(?:'s| is| are) (?:why|how|what|the)\b/gi;
const order =
  /^\W*(?:stop|watch|look|read|remember|imagine|never|always|don't|check|buy|sell|wait|ask|try)\b/gi;

/** The hooks of the opening, the strongest first; none where it opens with neither. */
export function findHooks(text: SampleText): Hook[] {
  const { opening, english, numbers } = text;
  const hooks: Hook[] = [];
  const add = (pull: number, what: string, words: string[]) => {
    if (words.length > 0) hooks.push({ pull, sentence: `${what}: ${quoted(words)}` });
  };
  add(
    1,
    'Opens with a figure',
    numbers.filter((number) => opening.includes(number)),
  );
  if (asks(opening)) add(1, 'Opens with a question', [opening]);
  if (english) {
    add(1, 'Opens against a common opinion', found(opening, against));
    add(1, 'Opens with something that happened to the writer', found(opening, story));
    add(0.8, 'Opens like news', found(opening, news));
    add(0.8, 'Promises a list or an explanation', found(opening, promise));
    add(0.7, 'Opens by telling the reader what to do', found(opening, order));
  }
  const size = opening.match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0;
  if (english && size > 2 && size <= 8 && text.sentences.length > 1) {
    add(0.5, `A first line of ${size} words that leaves something open`, [opening]);
  }
  return hooks.sort((a, b) => b.pull - a.pull);
}
