import { type Message, message, type Statement } from '#shared/contracts/messages/message.ts';
import { checks, readPost } from './checklist.ts';

/** What a post has reached; null where it is not known. */
export interface ReachedMetrics {
  views: number | null;
  likes: number | null;
  retweets: number | null;
  replies: number | null;
  bookmarks: number | null;
}

export interface ViralityScore {
  /** 0..100, a reasoned score and no forecast. */
  score: number;
  /** What counted, the last says how far to trust it. */
  reasons: Message[];
  /** The opening and the devices it uses; empty when it is no hook. */
  hooks: Statement[];
  /** What would raise the score, the most first. */
  suggestions: Message[];
}

/** When X published the weights of its ranker. */
const WEIGHED_ON = '2026-08-12';
const base = 20;
const longestOpening = 120;
/** Fewer views say nothing about a text. */
const fewViews = 100;

/**
 * Scores a text by a checklist, and by what it reached where that is known. Pure. The weights are a
 * prior (see checklist.ts); wording alone decides little, and every answer says so.
 */
export function scoreVirality(input: {
  text: string;
  hasMedia: boolean;
  platform: string;
  metrics?: ReachedMetrics | null;
}): ViralityScore {
  const post = readPost(input.text, input.hasMedia, input.platform);
  const empty = !/[\p{L}\p{N}]/u.test(post.text);
  const held = empty ? [] : checks.filter((check) => check.holds(post));
  const missed = empty ? [] : checks.filter((check) => !held.includes(check) && check.advice);
  const byText = bounded(held.reduce((sum, { weight }) => sum + weight, empty ? 0 : base));
  const reached = input.metrics ? reachedScore(input.metrics) : null;
  return {
    score: reached ? Math.round(0.4 * byText + 0.6 * reached.score) : byText,
    reasons: [
      ...(reached ? [reached.reason] : []),
      ...held.map(({ weight, reason }) => reason(post, weight)),
      message('virality.low-confidence', { day: WEIGHED_ON }),
    ],
    hooks:
      post.devices.length === 0 || empty
        ? []
        : [quoted(post.opening), ...post.devices.map((id) => message(`trait.${id}`))],
    suggestions: missed
      .sort((a, b) => b.weight - a.weight)
      .flatMap(({ advice }) => (advice ? [advice] : [])),
  };
}

/**
 * Interactions per view on a logarithmic scale: 0.2 % is 0, 1 % about 41, 10 % is 100. Replies and
 * reposts count double a like, as the rarer acts; bookmarks as likes.
 */
function reachedScore(metrics: ReachedMetrics): { score: number; reason: Message } | null {
  const { views, likes, retweets, replies, bookmarks } = metrics;
  if (views === null || views < fewViews) return null;
  const acts = (likes ?? 0) + (bookmarks ?? 0) + 2 * ((retweets ?? 0) + (replies ?? 0));
  const rate = Math.min(1, acts / views);
  const score = rate === 0 ? 0 : bounded((100 * Math.log(rate / 0.002)) / Math.log(0.1 / 0.002));
  return {
    score,
    reason: message('virality.reached', { n: Math.round(rate * 1_000) / 10 }),
  };
}

function bounded(score: number): number {
  return Math.round(Math.min(100, Math.max(0, score)));
}

function quoted(opening: string): string {
  const characters = [...opening];
  const cut = characters.length > longestOpening;
  return `"${characters.slice(0, longestOpening).join('').trim()}${cut ? '…' : ''}"`;
}
