import { type Message, message, type Statement } from '#shared/contracts/messages/message.ts';
import { FEWEST_VIEWS, type ViralContent } from '#shared/contracts/viral.ts';
import { checks, readPost } from './checklist.ts';

/** What a post has reached; null where it is not known. */
type ReachedMetrics = Pick<ViralContent, 'views' | 'likes' | 'retweets' | 'replies' | 'bookmarks'>;

/** A line of the checklist: what helps, or what is missing. */
export interface Checked {
  holds: boolean;
  text: Message;
}

export interface ViralityScore {
  /** 0..100, by what it reached; where that is not known by the checklist, and then no forecast. */
  score: number;
  /** What counted, the last says how far to trust it. */
  reasons: Message[];
  /** The opening and the devices it uses; empty when it is no hook. */
  hooks: Statement[];
  /** What would raise the score, the most first. */
  suggestions: Message[];
  checks: Checked[];
  /** It insults, threatens or lures somebody. */
  offends: boolean;
}

/** When X published the weights of its ranker. */
const WEIGHED_ON = '2026-08-12';
const base = 20;
const longestOpening = 120;

/**
 * Scores a text by what it reached, where that is known, else by a checklist. Pure. The weights are a
 * prior (see checklist.ts); wording alone decides little, and every answer says so.
 */
export function scoreVirality(input: {
  text: string;
  hasMedia: boolean;
  platform: string;
  isReply?: boolean;
  metrics?: ReachedMetrics | null;
}): ViralityScore {
  const post = readPost(input.text, input.hasMedia, input.platform);
  const empty = !/[\p{L}\p{N}]/u.test(post.text);
  const asked = empty ? [] : checks.filter(({ ofPosts }) => !(ofPosts && input.isReply));
  const held = asked.filter((check) => check.holds(post));
  const suggestions = asked
    .filter((check) => !held.includes(check))
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ advice }) => (advice ? [advice] : []));
  const byText = bounded(held.reduce((sum, { weight }) => sum + weight, empty ? 0 : base));
  const reached = input.metrics ? reachedScore(input.metrics) : null;
  return {
    score: reached?.score ?? byText,
    reasons: [
      ...(reached ? [reached.reason] : []),
      ...held.map(({ reason }) => reason(post)),
      message('virality.low-confidence', { day: WEIGHED_ON }),
    ],
    hooks:
      post.devices.length === 0 || empty
        ? []
        : [quoted(post.opening), ...post.devices.map((id) => message(`trait.${id}`))],
    suggestions,
    checks: [
      ...held.map(({ weight, reason }) => ({ holds: weight > 0, text: reason(post) })),
      ...suggestions.map((text) => ({ holds: false, text })),
    ].sort((a, b) => Number(b.holds) - Number(a.holds)),
    offends: held.some(({ id }) => id === 'offends'),
  };
}

/**
 * Interactions per view on a logarithmic scale: 0.2 % is 0, 1 % about 41, 10 % is 100. Replies and
 * reposts count double a like, as the rarer acts; bookmarks as likes.
 */
export function reachedScore(metrics: ReachedMetrics): { score: number; reason: Message } | null {
  const { views, likes, retweets, replies, bookmarks } = metrics;
  if (views === null || views < FEWEST_VIEWS) return null;
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
