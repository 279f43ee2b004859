import { createHash } from 'node:crypto';
import twitterText from 'twitter-text';
import type { Post } from '../records.ts';

interface LinkEntity {
  start: number;
  end: number;
  url: string;
  expanded_url: string;
  display_url: string;
}

/** A text as reads answer it: links are t.co links, `&`, `<` and `>` are HTML entities. */
export function publishedText({ id, text, mediaIds }: Post): {
  text: string;
  urls: LinkEntity[];
  /** The whole text, when `text` is only its beginning. */
  note: string | null;
} {
  const whole = withShortLinks(text);
  const isLong = twitterText.parseTweet(text).weightedLength > 280;
  const shown = isLong ? withShortLinks(`${[...text].slice(0, 270).join('')}…`) : whole;
  const own = `https://x.com/i/status/${id}`;
  const ending = mediaIds.length > 0 ? ` ${shortLink(`${own}/photo/1`)}` : '';
  return { text: shown.text + ending, urls: shown.urls, note: isLong ? whole.text : null };
}

function withShortLinks(text: string): { text: string; urls: LinkEntity[] } {
  const urls: LinkEntity[] = [];
  let published = '';
  let from = 0;
  for (const { url: link, indices } of twitterText.extractUrlsWithIndices(text)) {
    published += escaped(text.slice(from, indices[0]));
    const expanded = /^https?:/i.test(link) ? link : `http://${link}`;
    const url = shortLink(expanded);
    const start = [...published].length;
    urls.push({
      start,
      end: start + url.length,
      url,
      expanded_url: expanded,
      display_url: expanded.replace(/^https?:\/\/(www\.)?/i, '').slice(0, 26),
    });
    published += url;
    from = indices[1];
  }
  return { text: published + escaped(text.slice(from)), urls };
}

function shortLink(target: string): string {
  const name = createHash('sha256').update(target).digest('base64url').replace(/[-_]/g, '');
  return `https://t.co/${name.slice(0, 10)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
