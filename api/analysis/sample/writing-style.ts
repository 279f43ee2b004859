import { type Message, message } from '#shared/contracts/messages/message.ts';
import { asks, found, NOT_ENGLISH, quoted, type SampleText } from './read-sample.ts';

type WritingStyle = Record<'tone' | 'voice' | 'complexity' | 'personality', Message>;

const technical =
  /\b(?:mechanism|latency|protocol|architecture|assumption|because|therefore|trade-?off)\b/gi;
const harsh =
  /\b(?:wrong|stupid|idiots?|clowns?|scam|fraud|pathetic|bullshit|garbage|shut up|cope)\b/gi;
const funny = /\b(?:lol|lmao|haha\w{0,8}|be like|me when|pov)\b|[😂🤣💀😭🫠]/giu;
const hedging =
  /\b(?:maybe|perhaps|might|probably|i think|i guess|imo|seems?|could be|not sure)\b/gi;
const certain =
  /\b(?:never|always|nobody|everyone|must|only|the truth|period|guaranteed|obvious(?:ly)?)\b/gi;

/** How the text is written, each part a sentence with what shows it. */
export function readStyle(text: SampleText): WritingStyle {
  return {
    tone: tone(text),
    voice: voice(text),
    complexity: complexity(text),
    personality: personality(text),
  };
}

function tone({ all, words, lowerCase, emojis, english }: SampleText): Message {
  if (words.length === 0) return message('tone.wordless');
  const marks = all.match(/!/g)?.length ?? 0;
  if (english) {
    const jokes = found(all, funny);
    if (jokes.length > 0) return message('tone.humorous', { quotes: quoted(jokes) });
    const blows = found(all, harsh);
    if (blows.length > 0) return message('tone.confrontational', { quotes: quoted(blows) });
  }
  if (marks > 1 || emojis.length > 2) {
    return message('tone.excited', { n: marks, more: emojis.length });
  }
  if (lowerCase) return message('tone.casual');
  const terms = english ? found(all, technical) : [];
  if (terms.length > 1) return message('tone.technical', { quotes: quoted(terms) });
  return message(marks === 0 ? 'tone.measured' : 'tone.lively');
}

function voice({ all, english }: SampleText): Message {
  if (!english) return NOT_ENGLISH;
  const counts = [
    ['speaks.own-experience', count(all, /\b(?:i|i'm|i've|my|me|mine)\b/gi)],
    ['speaks.for-others', count(all, /\b(?:we|we're|we've|our|us)\b/gi)],
    ['speaks.to-reader', count(all, /\b(?:you|you're|your|u|ur)\b/gi)],
  ] as const;
  const [code, n] = counts.reduce((best, one) => (one[1] > best[1] ? one : best));
  return n > 0
    ? message(code, { times: message('count.times', { n }) })
    : message('speaks.impersonal');
}

function complexity({ words, sentences, english }: SampleText): Message {
  const perSentence = words.length / Math.max(1, sentences.length);
  const letters = words.join('').length / Math.max(1, words.length);
  const counted = message('count.words', { n: Math.round(perSentence) });
  if (!english) return message('complexity.words', { words: counted });
  const level =
    perSentence <= 10 && letters < 5.2
      ? 'simple'
      : perSentence <= 18 && letters < 6
        ? 'moderate'
        : 'demanding';
  return message(`complexity.${level}`, { words: counted, n: letters });
}

function personality({ all, sentences, english }: SampleText): Message {
  if (!english) return NOT_ENGLISH;
  const sure = found(all, certain);
  const careful = found(all, hedging);
  if (sure.length > careful.length) return message('manner.opinionated', { quotes: quoted(sure) });
  if (careful.length > 0) return message('manner.careful', { quotes: quoted(careful) });
  const n = sentences.filter(asks).length;
  if (n === 0) return message('manner.matter-of-fact');
  return n === 1 ? message('manner.curious-once') : message('manner.curious', { n });
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
