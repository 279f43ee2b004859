import { type Message, message } from '#shared/contracts/messages/message.ts';
import { asks, found, quoted, type SampleText } from './read-sample.ts';

/** What makes a reader stop at the first line. */
export interface Hook {
  /** How much it pulls, 0..1: a prior, not a measurement. */
  pull: number;
  statement: Message;
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

type HookCode =
  `hook.${'figure' | 'question' | 'contrarian' | 'story' | 'news' | 'promise' | 'order'}`;

/** The hooks of the opening, the strongest first; none where it opens with neither. */
export function findHooks(text: SampleText): Hook[] {
  const { opening, english, numbers } = text;
  const hooks: Hook[] = [];
  const add = (pull: number, code: HookCode, words: string[]) => {
    if (words.length > 0) hooks.push({ pull, statement: message(code, { quotes: quoted(words) }) });
  };
  add(
    1,
    'hook.figure',
    numbers.filter((number) => opening.includes(number)),
  );
  if (asks(opening)) add(1, 'hook.question', [opening]);
  if (english) {
    add(1, 'hook.contrarian', found(opening, against));
    add(1, 'hook.story', found(opening, story));
    add(0.8, 'hook.news', found(opening, news));
    add(0.8, 'hook.promise', found(opening, promise));
    add(0.7, 'hook.order', found(opening, order));
  }
  const size = opening.match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0;
  if (english && size > 2 && size <= 8 && text.sentences.length > 1) {
    const statement = message('hook.open', { n: size, quotes: quoted([opening]) });
    hooks.push({ pull: 0.5, statement });
  }
  return hooks.sort((a, b) => b.pull - a.pull);
}
