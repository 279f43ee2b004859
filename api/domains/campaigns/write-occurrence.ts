import type { Brief } from '#api/ai/adapters/provider.ts';
import { compose } from '#api/ai/composer/compose.ts';
import { beginsAsOrder } from '#api/ai/composer/read/read-prompt.ts';
import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { guardCopies } from '#api/ai/voice/copy-guard.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { withOneCashtag } from '#shared/lib/post-rules/cashtag-rule.ts';
import { anyPlaceholder, placeholderMessage } from '#shared/lib/text/campaign-placeholders.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { type Filling, fillTemplate } from './fill-placeholders.ts';
import { isOrder } from './is-order.ts';
import { keepFacts, keepLinks } from './keep-facts.ts';
import type { CampaignRow } from './queries.ts';

/** What a campaign's posts are written from. */
export interface Writing {
  campaign: Pick<CampaignRow, 'templates' | 'hashtags' | 'tone' | 'platform'>;
  persona: Persona;
  /** Texts in the persona's voice, and viral ones that it was trained on. */
  voice: { samples: string[]; viral: string[] };
  limit: number;
  /** What must not be said once more. */
  earlier: string[];
  /** Null when nothing is wrong with a text, else why it may not go out by itself. */
  objection: (text: string) => Message | null;
}

export interface Written {
  text: string;
  /** Why a person has to look at it first; null when it may go out. */
  doubt: Message | null;
  /** A template to the letter, written by a person; anything else was made by AI. */
  isVerbatim: boolean;
}

const VARIANTS = 3;
const MOST_HASHTAGS = 3;
/** Weighted characters; in less there is nothing to say. */
const SHORTEST_REMARK = 40;

const asOrder = 'write a post about';

/**
 * The text of the occurrence with this number: the template's own words the first time, from then
 * on with, or in, the persona's, each time others. What only repeats is kept for a person to look at.
 */
export function writeOccurrence(writing: Writing, turn: number, filling: Filling): Written {
  const { templates } = writing.campaign;
  const round = Math.floor(turn / templates.length);
  const template = (templates[turn % templates.length] ?? '').trim();
  const own = fillTemplate(template, filling);
  let best: (Written & { likeness: number }) | null = null;
  for (const plain of candidates(writing, own, round, filling)) {
    const text = dressed(writing, plain, turn);
    const objection = placeholderObjection(text) ?? writing.objection(text);
    const { block, nearest } = guardCopies(text, writing.earlier);
    const isVerbatim = plain === template;
    if (objection === null && !block) return { text, doubt: null, isVerbatim };
    const doubt = objection ?? message('post.like-another');
    const likeness = nearest?.similarity ?? 0;
    if (!best || likeness < best.likeness) best = { text, doubt, isVerbatim, likeness };
  }
  const { text, doubt, isVerbatim } = best ?? { text: own, doubt: null, isVerbatim: false };
  return { text, doubt, isVerbatim };
}

/** A template that was stored before unknown placeholders were refused. */
function placeholderObjection(text: string): Message | null {
  const placeholder = anyPlaceholder(text);
  return placeholder === null ? null : placeholderMessage(placeholder);
}

/** Told one by one: the first that will do is enough, and each costs a moment. */
function* candidates(
  writing: Writing,
  own: string,
  round: number,
  { topic, date }: Filling,
): Generator<string> {
  const variants = Array.from({ length: VARIANTS }, (_, at) => round * VARIANTS + at);
  if (isOrder(own)) {
    for (const variant of variants) yield keepLinks(composed(writing, own, variant), own);
    return;
  }
  if (round === 0) yield own;
  // The composer would take "Create your first vault" for an order, and write about vaults.
  const rewritten = beginsAsOrder(own) ? null : keepFacts(composed(writing, own, round), own, date);
  if (rewritten !== null) yield rewritten;
  for (const variant of variants) {
    for (const subject of writing.campaign.hashtags.length > 0 ? [topic, own] : [own, topic]) {
      const remark = composed(writing, `${asOrder} ${subject}`, variant);
      const room = writing.limit - weightedLength(own) - 2;
      if (remark.toLowerCase().includes(asOrder) || room < SHORTEST_REMARK) continue;
      yield `${own}\n\n${fitLength(remark, room)}`;
    }
  }
  yield own;
}

function composed(
  { campaign, persona, voice, earlier }: Writing,
  prompt: string,
  variant: number,
): string {
  const { name, description, personality, type } = persona;
  const brief: Brief = {
    kind: 'post',
    voice: { name, description, personality, type, samples: voice.samples },
    // The templates carry the teaching; the voice that suits it best is the level one.
    tone: campaign.tone === 'educational' ? 'professional' : campaign.tone,
    platform: campaign.platform,
    prompt,
    post: null,
    reference: null,
    language: null,
    variant,
    viral: voice.viral,
  };
  return compose(brief, earlier.slice(0, 200)).text;
}

/** One cashtag on X, the platform's length, and the hashtags that still fit, in turns. */
function dressed({ campaign, limit }: Writing, plain: string, turn: number): string {
  const { platform, hashtags } = campaign;
  let text = fitLength(platform === 'twitter' ? withOneCashtag(plain) : plain, limit);
  const tags = hashtags.map((tag) => (/^[#＃$]/u.test(tag) ? tag : `#${tag}`));
  const inTurn = tags.map((_, at) => tags[(turn + at) % tags.length] as string);
  let separator = '\n\n';
  for (const tag of inTurn.slice(0, MOST_HASHTAGS)) {
    if (text.toLowerCase().includes(tag.toLowerCase())) continue;
    const longer = text + separator + tag;
    if (weightedLength(longer) > limit) break;
    text = longer;
    separator = ' ';
  }
  return platform === 'twitter' ? withOneCashtag(text) : text;
}
