import type { Brief } from '../adapters/provider.ts';
import { type SeededRandom, seededRandom } from '../composer/choose/seeded-random.ts';
import { type FoundKind, findKinds } from './find/find-kinds.ts';
import { type SlotName, type Slots, slotsOf } from './find/post-slots.ts';
import { type IndexedKind, type ReplyIndex, replyIndex } from './find/reply-index.ts';

/** What may be said to a post, with how sure it fits: from 0 to about 2. */
export interface Offer {
  text: string;
  sure: number;
}

/** Below it the subject of a post is a guess. Measured by `npm run drafts`. */
const LEAST = {
  kind: 0.5,
  broad: 0.7,
  doubtful: 0.65,
  greeting: 0.35,
  kinds: 3,
  behindFirst: 0.06,
};
const WORTH = { slot: 0.35, overlap: 0.12, chance: 0.15 };
/** Characters in which a greeting comes. */
const OPENING = 16;
/** A reply that says little more than the post. */
const ECHO = { stems: 3, share: 0.7 };
/** Shared stems that make two replies say the same. */
const SAME = 0.34;

/**
 * Replies of the bank to a post, the likeliest first, each another. Pure; none where nothing is sure. A
 * post that may be bad news gets those of a surer kind, no congratulation and no general ones.
 */
export function offerReplies(
  { post, voice }: Pick<Brief, 'post' | 'voice'>,
  language: string,
  asks: boolean,
  isDoubtful = false,
): Offer[] {
  const text = post?.text ?? '';
  const index = replyIndex(language);
  const kinds = findKinds(text, asks, index).filter(
    ({ kind, score }) => !(isDoubtful && kind.greets) && score >= leastOf(kind, isDoubtful),
  );
  const random = seededRandom(`${text}\n${voice.name}`);
  const slots = slotsOf(text, language);
  const stems = new Set([...index.stems(text), ...index.named(text)]);
  const offered = (found: FoundKind[]) =>
    different(
      found
        .flatMap((one) => fill(one, slots, stems, index, random))
        .sort((a, b) => b.sure - a.sure),
    );
  const fallback = () =>
    asks || isDoubtful
      ? []
      : offered(index.kinds.filter((kind) => kind.isFallback).map((kind) => ({ kind, score: 0 })));
  const [first] = kinds;
  if (!first) return fallback();
  const greeting = kinds.find(({ kind }) => kind.greets && opensWith(text, kind, index));
  const near = greeting
    ? [greeting]
    : kinds.slice(0, LEAST.kinds).filter(({ score }) => score >= first.score - LEAST.behindFirst);
  const fitting = offered(near);
  return fitting.length > 0 ? fitting : fallback();
}

function leastOf({ greets, isBroad }: IndexedKind, isDoubtful: boolean): number {
  const usual = isBroad ? LEAST.broad : isDoubtful ? LEAST.doubtful : LEAST.kind;
  return greets ? LEAST.greeting : usual;
}

/** "gm, two meetings and a walk" is a greeting, whatever follows it. */
function opensWith(text: string, { needs }: IndexedKind, index: ReplyIndex): boolean {
  const opening = index.allStems(text.slice(0, OPENING));
  return needs.some((words) => words.every((word) => opening.has(word) || text.startsWith(word)));
}

interface Filled extends Offer {
  stems: Set<string>;
}

/** The replies of a kind that this post has everything for, and that take up something of it. */
function fill(
  { kind, score }: FoundKind,
  slots: Slots,
  stems: Set<string>,
  index: ReplyIndex,
  random: SeededRandom,
): Filled[] {
  return kind.replies.flatMap((reply) => {
    const chance = WORTH.chance * random.next();
    const names = [...reply.text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as SlotName);
    if (names.some((name) => slots[name] === undefined)) return [];
    if (reply.bound.some((stem) => !stems.has(stem))) return [];
    const shared = [...reply.stems].filter((stem) => stems.has(stem));
    if (names.length === 0 && shared.length === 0 && !kind.answersAct) return [];
    if (reply.stems.size >= ECHO.stems && shared.length / reply.stems.size > ECHO.share) return [];
    const overlap = Math.min(
      6,
      shared.reduce((sum, stem) => sum + index.idf(stem), 0),
    );
    const text = reply.text.replace(/\{(\w+)\}/g, (_, name: SlotName) => slots[name] ?? '');
    const sure = score + WORTH.slot * Math.min(1, names.length) + WORTH.overlap * overlap + chance;
    return [{ text, sure, stems: new Set([...reply.stems, ...names]) }];
  });
}

/** Without those that begin alike or say the same as one before. */
function different(offers: Filled[]): Offer[] {
  const kept: Filled[] = [];
  for (const offer of offers) if (!kept.some((one) => isAlike(one, offer))) kept.push(offer);
  return kept.map(({ text, sure }) => ({ text, sure }));
}

function isAlike(one: Filled, other: Filled): boolean {
  const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length;
  const all = one.stems.size + other.stems.size - shared;
  const opening = (text: string) => text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
  return opening(one.text) === opening(other.text) || (all > 0 && shared / all > SAME);
}
