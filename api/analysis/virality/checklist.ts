import { readTraitText, traitsIn } from '#api/analysis/hooks/text-traits.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';
import { offends } from './offends.ts';

/** A text as the checklist reads it. */
type ReadPost = ReturnType<typeof readPost>;

interface Check {
  id?: 'offends';
  /** Says nothing of a reply. */
  ofPosts?: true;
  /** Points of 100 when it holds, or that it costs. */
  weight: number;
  holds(post: ReadPost): boolean;
  /** Said when it holds. */
  reason(post: ReadPost): Message;
  /** What to do when it could be better; null for what only costs. */
  advice: Message | null;
}

const bestLengths: Record<string, { from: number; to: number }> = {
  linkedin: { from: 200, to: 1_300 },
  instagram: { from: 40, to: 400 },
  tiktok: { from: 20, to: 150 },
};
const elsewhere = { from: 40, to: 200 };

const asks = /\?/;
const invites =
  /\b(?:what['’]?s (?:your|yours)|your (?:take|turn|pick|guess)|(?:do|did|would|have|are|can) (?:you|u)\b|which (?:one|of)|agree or|change my mind|prove me wrong|what am i missing|who else|anyone else|tell me)\b/i;
const side =
  /\b(?:not|never|but|most|nobody|everyone|wrong|only|less|until|stop|overrated|underrated|instead|unlike)\b|n['’]t\b/i;
const bait =
  /\b(?:(?:like|rt|retweet|repost|follow|comment)(?:,| and| \+| &)+ ?(?:like|rt|retweet|repost|follow|comment|tag)|follow (?:me|us) (?:for|to)|follow for follow|f4f|tag \d|tag (?:a|your) friends?|drop your (?:wallet|address)|giveaway|airdrop to)\b/i;
const shouting = /!{2,}|\b(?!USDC?\b|USDT\b|DEFI\b|HODL\b|WAGMI\b|NGMI\b)\p{Lu}{5,}\b/u;

/**
 * What moves a post, as points of 100 on top of a base of 20. A prior and nothing measured: the
 * order follows the weights that X published for its ranker as of 2026-08-12, where replies and
 * quotes count ten times a like and what drives readers off costs most.
 */
export const checks: Check[] = [
  {
    ofPosts: true,
    weight: 18,
    holds: ({ devices }) => devices.length > 0,
    reason: ({ devices }) =>
      message('virality.hook', { devices: devices.map((id) => message(`trait.${id}`)) }),
    advice: message('advice.hook'),
  },
  {
    weight: 14,
    holds: ({ text }) => asks.test(text) || invites.test(text),
    reason: () => message('virality.invites'),
    advice: message('advice.invites'),
  },
  {
    weight: 8,
    holds: ({ text }) => side.test(text),
    reason: () => message('virality.side'),
    advice: message('advice.side'),
  },
  {
    weight: 8,
    holds: ({ text }) => /\p{N}/u.test(text),
    reason: () => message('virality.number'),
    advice: message('advice.number'),
  },
  {
    weight: 10,
    holds: ({ links }) => links === 0,
    reason: () => message('virality.no-link'),
    advice: message('advice.no-link'),
  },
  {
    weight: 10,
    holds: ({ length, best }) => length >= best.from && length <= best.to,
    reason: ({ length: n }) => message('virality.length', { n }),
    advice: message('advice.length'),
  },
  {
    ofPosts: true,
    weight: 8,
    holds: ({ hasMedia }) => hasMedia,
    reason: () => message('virality.media'),
    advice: message('advice.media'),
  },
  {
    weight: 4,
    holds: ({ hashtags, mentions }) => hashtags <= 1 && mentions <= 1,
    reason: () => message('virality.few-tags'),
    advice: message('advice.few-tags'),
  },
  {
    weight: -15,
    holds: ({ text }) => bait.test(text),
    reason: () => message('virality.bait'),
    advice: null,
  },
  {
    weight: -6,
    holds: ({ text }) => shouting.test(text),
    reason: () => message('virality.shouting'),
    advice: null,
  },
  {
    id: 'offends',
    weight: -60,
    holds: ({ text }) => offends(text),
    reason: () => message('virality.offends'),
    advice: null,
  },
];

/** Takes a post apart once for all checks. */
export function readPost(text: string, hasMedia: boolean, platform: string) {
  const plain = text.trim().replace(/^1\/\s+/, '');
  const traits = readTraitText({ content: plain, hasMedia });
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  return {
    text: plain,
    opening: traits.opening,
    /** The devices that the opening uses. */
    devices: traitsIn('hooks')
      .filter((trait) => trait.has(traits))
      .map(({ id }) => id),
    length: [...plain].length,
    links: findLinks(plain).length,
    hashtags: count(/(?<![\p{L}\p{N}_&])#\p{L}/gu),
    mentions: count(/(?<![\p{L}\p{N}_@/.])@\w/gu),
    hasMedia,
    /** Lengths that are read to the end on the platform. */
    best: bestLengths[platform] ?? elsewhere,
  };
}
