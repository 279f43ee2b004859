import { readNotes } from '#api/ai/composer/read/read-notes.ts';
import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { guardCopies } from '#api/ai/voice/copy-guard.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { withOneCashtag } from '#shared/lib/post-rules/cashtag-rule.ts';
import { anyPlaceholder, placeholderMessage } from '#shared/lib/text/campaign-placeholders.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { type Filling, fillTemplate } from './fill-placeholders.ts';
import { isOrder } from './is-order.ts';
import type { CampaignRow } from './queries.ts';

/** What a campaign's posts are made from. */
export interface Writing {
  campaign: Pick<CampaignRow, 'templates' | 'hashtags' | 'platform'>;
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
}

const MOST_HASHTAGS = 3;

/**
 * The text of the occurrence with this number: the template as it stands, with its placeholders
 * filled. What repeats another post, or only says what to write, is kept for a person.
 */
export function writeOccurrence(writing: Writing, turn: number, filling: Filling): Written {
  const { templates } = writing.campaign;
  const own = fillTemplate((templates[turn % templates.length] ?? '').trim(), filling);
  const ordered = isOrder(own);
  const text = dressed(writing, ordered ? keepLinks(readNotes(own).topic, own) : own, turn);
  const objection = placeholderObjection(text) ?? writing.objection(text);
  if (objection) return { text, doubt: objection };
  if (ordered) return { text, doubt: message('post.template-order') };
  const { block } = guardCopies(text, writing.earlier);
  return { text, doubt: block ? message('post.like-another') : null };
}

/** A template that was stored before unknown placeholders were refused. */
function placeholderObjection(text: string): Message | null {
  const placeholder = anyPlaceholder(text);
  return placeholder === null ? null : placeholderMessage(placeholder);
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

/** Brings back the links that an order named, in "Write a post about our launch: https://…". */
function keepLinks(text: string, order: string): string {
  const lost = findLinks(order)
    .map(({ url }) => url)
    .filter((url) => !text.includes(url));
  return [text, ...new Set(lost)].join(' ');
}
