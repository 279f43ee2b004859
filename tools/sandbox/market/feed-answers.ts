import { createHash } from 'node:crypto';
import { type Answer, text } from './answer.ts';
import { type FeedName, feedNames, type Headline, headlinesAt } from './headlines.ts';
import type { World } from './world.ts';

export const feedTitles: Record<FeedName, string> = {
  wire: 'Sandbox Wire',
  chain: 'Sandbox Chain',
  desk: 'Sandbox Desk',
};

/** One of the three feeds, in RSS or Atom; 304 to who has it already. */
export function feedAnswer(world: World, name: FeedName, origin: string, has?: string): Answer {
  const told = world.headlines.filter(({ feed }) => feed === name).map(({ headline }) => headline);
  const headlines = [...told.toReversed(), ...headlinesAt(name, world.now())];
  const link = ({ slug }: Headline) => `${origin}/news/${slug}`;
  const body = name === 'chain' ? atom(headlines, link) : rss(name, headlines, link);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const newest = new Date(headlines[0]?.publishedAt ?? 0).toUTCString();
  if (has === etag) return { status: 304, headers: { etag }, body: '' };
  return text(body, 'application/xml', { etag, 'last-modified': newest });
}

/** The page behind a headline. */
export function newsPage(): Answer {
  const words = 'Sandbox data: this headline is invented, and there is no story behind it.';
  return text(
    `<!doctype html><html lang="en"><title>Sandbox data</title><p>${words}</p></html>`,
    'text/html',
  );
}

/** Feeds as nobody should send them. */
export const badFeeds: Record<string, () => string> = {
  '/feeds/malformed.xml': () => '<rss><channel><item><title>Half a head',
  '/feeds/bomb.xml': bomb,
};

export function feedOf(path: string): FeedName | undefined {
  return feedNames.find((name) => path === `/feeds/${name}.xml`);
}

/** A billion laughs: ten entities, each ten times the one before. */
function bomb(): string {
  const entities = Array.from(
    { length: 10 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${entities.join('')}]>
<rss version="2.0"><channel><item><title>&l10;</title><link>https://example.com/a</link></item></channel></rss>`;
}

function rss(name: FeedName, headlines: Headline[], link: (one: Headline) => string): string {
  const items = headlines.map(
    (one) => `<item><title>${escaped(one.title)}</title><link>${link(one)}</link>
<description><![CDATA[<p>${one.summary}</p><script>track()</script>]]></description>
<pubDate>${new Date(one.publishedAt).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>
<title>${feedTitles[name]}</title>${items.join('')}</channel></rss>`;
}

function atom(headlines: Headline[], link: (one: Headline) => string): string {
  const entries = headlines.map(
    (one) => `<entry><title type="text">${escaped(one.title)}</title>
<link rel="alternate" href="${link(one)}"/><summary>${escaped(one.summary)}</summary>
<updated>${new Date(one.publishedAt).toISOString()}</updated></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">
<title>${feedTitles.chain}</title>${entries.join('')}</feed>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
