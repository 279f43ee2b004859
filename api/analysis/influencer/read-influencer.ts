import { tally } from '#api/ai/text-features/counts.ts';
import { describeVoice } from '#api/ai/voice/profile/describe-voice.ts';
import { learnVoice } from '#api/ai/voice/profile/voice-profile.ts';
import { NOT_ENGLISH, readSample, type SampleText } from '#api/analysis/sample/read-sample.ts';
import { findTopics } from '#api/analysis/sample/topics.ts';
import { readStyle } from '#api/analysis/sample/writing-style.ts';
import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import type { Tone } from '#shared/contracts/common.ts';
import type { Label } from '#shared/contracts/messages/labels.ts';
import { type Message, message, type Statement } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { commonPhrases } from './common-phrases.ts';

/** How somebody writes, counted from their posts without a model. */
export type LocalReading = ReturnType<typeof readInfluencer>;

const MOST_TOPICS = 6;
/** Beyond these figures change no more, and measuring takes time. */
const MOST_MEASURED = 100;
const LONGEST = 600;
const FEW = 20;

const draftTones: [label: Label, tone: Tone][] = [
  ['humorous', 'humorous'],
  ['confrontational', 'aggressive'],
  ['technical', 'technical'],
  ['casual', 'casual'],
  ['excited', 'casual'],
];

/** Reads posts, one each; the same posts give the same reading. */
export function readInfluencer(posts: string[]) {
  const short = posts.map((post) => post.slice(0, LONGEST).toWellFormed());
  const measured = spaced(short);
  const texts = measured.map((content) =>
    readSample({ content, contentType: 'tweet', platform: 'twitter' }),
  );
  const english = texts.filter((text) => text.english).length * 2 >= texts.length;
  const styles = texts.map(readStyle);
  const tones = counted(styles.map(({ tone }) => tone));
  return {
    writingStyle: writingStyle(measured),
    tone: clauses([...spread(tones, texts.length), ...mood(measured)]),
    commonPhrases: commonPhrases(short),
    topics: topics(texts),
    personality: english
      ? personality(
          counted(styles.map((one) => one.personality)),
          counted(styles.map(({ voice }) => voice)),
          texts.length,
        )
      : NOT_ENGLISH,
    /** The nearest of the tones a draft can have. */
    draftTone: draftToneOf(tones, texts.length),
    notes: notesOn(posts.length, texts.length, english),
  };
}

/** As many as are measured, from the whole length of the list. */
function spaced(posts: string[]): string[] {
  const step = Math.max(1, posts.length / MOST_MEASURED);
  return posts.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function notesOn(given: number, measured: number, english: boolean): Message[] {
  const posts = message('count.posts', { n: measured });
  return [
    message('author.counted', { posts }),
    ...(given < FEW ? [message('author.few-posts', { n: FEW })] : []),
    ...(english ? [] : [message('author.not-english')]),
  ];
}

function writingStyle(posts: string[]): Message {
  const { rhythm, casing, punctuation, emoji, openers } = describeVoice(learnVoice(posts));
  const parts = [rhythm, casing, punctuation, emoji, openers];
  const sentences = parts.map(({ sentence }) => sentence);
  return message('composed.sentences', { sentences });
}

/** How often each manner is found, most frequent first: `casual` for `tone.casual`. */
function counted(found: Message[]): [manner: string, count: number][] {
  const manners = found.map(({ code }) => code.replace(/^\w+\.|-once$/g, ''));
  return [...tally(manners)].sort((a, b) => b[1] - a[1]);
}

function spread(counts: [string, number][], all: number): Message[] {
  const [most, next] = counts.filter(([manner]) => manner !== 'not-judged');
  if (!most) return [];
  const lead = { manner: most[0] as Label, n: most[1], all };
  return next && next[1] > 1
    ? [message('author.manners', { ...lead, next: next[0] as Label, more: next[1] })]
    : [message('author.manner', lead)];
}

function personality(
  manners: [string, number][],
  voices: [string, number][],
  all: number,
): Message {
  // Most posts of anybody name nobody; what the others do tells more.
  const voice = voices.find(([manner, count]) => manner in speaks && count * 5 >= all);
  const how = message(`author.${(voice?.[0] as keyof typeof speaks | undefined) ?? 'impersonal'}`);
  return clauses([...spread(manners, all), how]);
}

const speaks = { 'own-experience': true, 'for-others': true, 'to-reader': true };

function clauses(parts: Message[]): Message {
  return message('composed.clauses', { clauses: parts });
}

/** Bullish or bearish, over the posts that say either. */
function mood(posts: string[]): Message[] {
  const read = posts.map(classifySentiment);
  const up = read.filter(({ sentiment }) => sentiment === 'bullish').length;
  const down = read.filter(({ sentiment }) => sentiment === 'bearish').length;
  if (up + down < 3) return [];
  if (up > down * 2) return [message('author.bullish', { n: up, more: down })];
  if (down > up * 2) return [message('author.bearish', { n: down, more: up })];
  return [message('author.both', { n: up, more: down })];
}

/** Subjects by the number of posts that touch them; a single post makes none where there are many. */
function topics(texts: SampleText[]): Statement[] {
  const counts = new Map<string, { name: Statement; count: number }>();
  for (const text of texts) {
    const names = findTopics(text).map(({ name }) => [textOf(name), name] as const);
    for (const [key, name] of new Map(names)) {
      counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  const least = texts.length < 6 ? 1 : 2;
  return [...counts.values()]
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_TOPICS)
    .map(({ name }) => name);
}

/** A manner that a quarter of the posts have colours all of them. */
function draftToneOf(tones: [string, number][], all: number): Tone {
  const strong = draftTones.find(([label]) =>
    tones.some(([name, count]) => name === label && count * 4 >= all),
  );
  return strong?.[1] ?? 'professional';
}

/** In English. */
export function textOf(statement: Statement): string {
  return typeof statement === 'string' ? statement : messageText(statement);
}
