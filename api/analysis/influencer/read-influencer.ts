import { describeVoice } from '#api/ai/voice/describe-voice.ts';
import { learnVoice } from '#api/ai/voice/voice-profile.ts';
import { readSample, type SampleText } from '#api/analysis/sample/read-sample.ts';
import { findTopics } from '#api/analysis/sample/topics.ts';
import { readStyle } from '#api/analysis/sample/writing-style.ts';
import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import type { Tone } from '#shared/contracts/common.ts';
import { commonPhrases } from './common-phrases.ts';

/** How somebody writes, counted from their posts without a model. */
export interface LocalReading {
  writingStyle: string;
  tone: string;
  commonPhrases: string[];
  topics: string[];
  personality: string;
  /** The nearest of the tones a draft can have. */
  draftTone: Tone;
  notes: string[];
}

const MOST_TOPICS = 6;
/** Beyond these figures change no more, and measuring takes time. */
const MOST_MEASURED = 100;
const LONGEST = 600;
const FEW = 20;

const draftTones: [label: string, tone: Tone][] = [
  ['humorous', 'humorous'],
  ['confrontational', 'aggressive'],
  ['technical', 'technical'],
  ['casual', 'casual'],
  ['excited', 'casual'],
];

/** Reads posts, one each; the same posts give the same reading. */
export function readInfluencer(posts: string[]): LocalReading {
  const short = posts.map((post) => post.slice(0, LONGEST).toWellFormed());
  const measured = spaced(short);
  const texts = measured.map((content) =>
    readSample({ content, contentType: 'tweet', platform: 'twitter' }),
  );
  const english = texts.filter((text) => text.english).length * 2 >= texts.length;
  const styles = texts.map(readStyle);
  const tones = counted(styles.map(({ tone }) => tone));
  const style = writingStyle(measured);
  const feeling = mood(measured);
  const phrases = commonPhrases(short);
  return {
    writingStyle: style,
    tone: [spread(tones, texts.length), feeling].filter((part) => part !== '').join('; '),
    commonPhrases: phrases,
    topics: topics(texts),
    personality: english
      ? personality(
          counted(styles.map((one) => one.personality)),
          counted(styles.map(({ voice }) => voice)),
          texts.length,
        )
      : 'Not judged: the built-in reader knows the words of English only',
    draftTone: draftToneOf(tones, texts.length),
    notes: notesOn(posts.length, texts.length, english),
  };
}

/** As many as are measured, from the whole length of the list. */
function spaced(posts: string[]): string[] {
  const step = Math.max(1, posts.length / MOST_MEASURED);
  return posts.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function notesOn(given: number, measured: number, english: boolean): string[] {
  const notes = [
    `Built-in, no AI model: counted from ${measured} ${measured === 1 ? 'post' : 'posts'}.`,
  ];
  if (given < FEW) notes.push(`Give at least ${FEW} posts for a steady reading.`);
  if (!english)
    notes.push(
      'Most posts are not in English: only their form was read, and the example is in English.',
    );
  return notes;
}

function writingStyle(posts: string[]): string {
  const { rhythm, casing, punctuation, emoji, openers } = describeVoice(learnVoice(posts));
  return [rhythm, casing, punctuation, emoji, openers].map(({ sentence }) => sentence).join(' ');
}

/** How often each label stands before the colon, most frequent first. */
function counted(lines: string[]): [label: string, count: number][] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const label = (line.split(':')[0] ?? line).toLowerCase();
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function spread(counts: [string, number][], all: number): string {
  const [most, next] = counts.filter(([label]) => label !== 'not judged');
  if (!most) return '';
  const lead = `${capital(most[0])} in ${most[1]} of ${all} posts`;
  return next && next[1] > 1 ? `${lead}, ${next[0]} in ${next[1]}` : lead;
}

function personality(manners: [string, number][], voices: [string, number][], all: number): string {
  // Most posts of anybody name nobody; what the others do tells more.
  const voice = voices.find(([label, count]) => label !== 'impersonal' && count * 5 >= all);
  const speaks: Record<string, string> = {
    'first person': 'speaks of own experience',
    we: 'speaks for a team or a community',
    you: 'speaks to the reader',
  };
  const how = voice ? speaks[voice[0]] : 'keeps out of the text';
  return [spread(manners, all), how].filter(Boolean).join('; ');
}

/** Bullish or bearish, over the posts that say either. */
function mood(posts: string[]): string {
  const read = posts.map(classifySentiment);
  const up = read.filter(({ sentiment }) => sentiment === 'bullish').length;
  const down = read.filter(({ sentiment }) => sentiment === 'bearish').length;
  if (up + down < 3) return '';
  if (up > down * 2) return `bullish in ${up} and bearish in ${down}`;
  if (down > up * 2) return `bearish in ${down} and bullish in ${up}`;
  return `both bullish (${up}) and bearish (${down})`;
}

/** Subjects by the number of posts that touch them; a single post makes none where there are many. */
function topics(texts: SampleText[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const labels = findTopics(text).map((topic) => topic.split(' (')[0] ?? topic);
    for (const label of new Set(labels)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const least = texts.length < 6 ? 1 : 2;
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_TOPICS)
    .map(([label]) => label);
}

/** A manner that a quarter of the posts have colours all of them. */
function draftToneOf(tones: [string, number][], all: number): Tone {
  const strong = draftTones.find(([label]) =>
    tones.some(([name, count]) => name === label && count * 4 >= all),
  );
  return strong?.[1] ?? 'professional';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
