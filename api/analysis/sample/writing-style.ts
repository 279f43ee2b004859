import type { SampleAnalysis } from '#shared/contracts/buckets.ts';
import { asks, found, NOT_ENGLISH, quoted, type SampleText } from './read-sample.ts';

type WritingStyle = SampleAnalysis['writingStyle'];

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

function tone({ all, words, lowerCase, emojis, english }: SampleText): string {
  if (words.length === 0) return 'Wordless: marks and emoji alone';
  const marks = all.match(/!/g)?.length ?? 0;
  if (english) {
    const jokes = found(all, funny);
    if (jokes.length > 0) return `Humorous: ${quoted(jokes)}`;
    const blows = found(all, harsh);
    if (blows.length > 0) return `Confrontational: ${quoted(blows)}`;
  }
  if (marks > 1 || emojis.length > 2) {
    return `Excited: ${marks} exclamation marks, ${emojis.length} emoji`;
  }
  if (lowerCase) return 'Casual: lower case throughout';
  const terms = english ? found(all, technical) : [];
  if (terms.length > 1) return `Technical: ${quoted(terms)}`;
  return marks === 0 ? 'Measured: no exclamation' : 'Lively: an exclamation mark';
}

function voice({ all, english }: SampleText): string {
  if (!english) return NOT_ENGLISH;
  const counts = {
    'First person: speaks of own experience': count(all, /\b(?:i|i'm|i've|my|me|mine)\b/gi),
    'We: speaks for a team or a community': count(all, /\b(?:we|we're|we've|our|us)\b/gi),
    'You: speaks to the reader': count(all, /\b(?:you|you're|your|u|ur)\b/gi),
  };
  const [best] = Object.entries(counts).sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0
    ? `${best[0]} (${best[1]} ${best[1] === 1 ? 'time' : 'times'})`
    : 'Impersonal: the subject speaks, not the writer';
}

function complexity({ words, sentences, english }: SampleText): string {
  const perSentence = words.length / Math.max(1, sentences.length);
  const letters = words.join('').length / Math.max(1, words.length);
  if (!english) return `${perSentence.toFixed(0)} words a sentence`;
  const level =
    perSentence <= 10 && letters < 5.2
      ? 'Simple'
      : perSentence <= 18 && letters < 6
        ? 'Moderate'
        : 'Demanding';
  return `${level}: ${perSentence.toFixed(0)} words a sentence, ${letters.toFixed(1)} letters a word`;
}

function personality({ all, sentences, english }: SampleText): string {
  if (!english) return NOT_ENGLISH;
  const sure = found(all, certain);
  const careful = found(all, hedging);
  if (sure.length > careful.length) return `Opinionated: takes a side with ${quoted(sure)}`;
  if (careful.length > 0) return `Careful: leaves room with ${quoted(careful)}`;
  const asked = sentences.filter(asks).length;
  if (asked > 0) return `Curious: asks ${asked === 1 ? 'a question' : `${asked} questions`}`;
  return 'Matter-of-fact: states and moves on';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
