import type { OwnPost } from '#api/providers/x/own-post.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';

/** What was, or may have been, sent. */
export interface SentPart {
  text: string;
  hasMedia: boolean;
  replyTo: string | null;
}

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]|\ufe0f/g;
const SHORT_LINK = /https?:\/\/t\.co\/\w+/g;
const OPENING_MENTIONS = /^(?:@\w{1,15}\s+)+/;

/**
 * Whether a post read from X says what we sent, in the same place. X returns a text changed: links
 * shortened, entities for `&`, `<` and `>`, a link to the media at the end, spaces trimmed.
 */
export function isSamePost(sent: SentPart, read: OwnPost): boolean {
  if (sent.replyTo !== read.replyTo || sent.hasMedia !== read.hasMedia) return false;
  const ours = comparable(sent.text, sent.replyTo);
  const theirs = comparable(expanded(read), sent.replyTo);
  if (ours === theirs) return true;
  // A short link whose target X did not tell stands for any link.
  const parts = theirs.split(/t\.co\/\w+/);
  if (parts.length === 1) return false;
  return new RegExp(`^${parts.map(escaped).join('\\S+')}$`, 'u').test(ours);
}

function comparable(text: string, replyTo: string | null): string {
  const plain = text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  // X may put the people who are answered in front.
  return sameLinks(replyTo === null ? plain : plain.replace(OPENING_MENTIONS, ''));
}

/** X adds a protocol, a slash at the end, and writes the host in small letters. */
function sameLinks(text: string): string {
  let result = '';
  let from = 0;
  for (const { start, end, url } of findLinks(text)) {
    const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]+)(.*)$/i.exec(url) ?? [];
    result += text.slice(from, start) + host.toLowerCase() + path.replace(/\/$/, '');
    from = end;
  }
  return (result + text.slice(from)).replace(/https?:\/\//gi, '');
}

function expanded({ text, links, hasMedia }: OwnPost): string {
  const targets = new Map(links.map(({ short, target }) => [short, target]));
  const trimmed = text.trimEnd();
  const last = trimmed.match(SHORT_LINK)?.at(-1);
  const target = last && targets.get(last);
  const isMediaLink =
    hasMedia &&
    last !== undefined &&
    trimmed.endsWith(last) &&
    (!target || /\/(?:photo|video)\/\d+$/.test(target));
  const own = isMediaLink ? trimmed.slice(0, -last.length) : trimmed;
  return own
    .replace(SHORT_LINK, (short) => targets.get(short) ?? short)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
