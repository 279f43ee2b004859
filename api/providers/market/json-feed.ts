import { z } from 'zod';
import type { FeedEntry } from './feed-entry.ts';
import { parsedJson } from './get-json.ts';
import { textOfHtml, textOfPlain } from './plain-text.ts';

const text = z.string().optional().catch(undefined);
const jsonItem = z.object({
  title: text,
  url: text,
  external_url: text,
  id: text,
  summary: text,
  content_text: text,
  content_html: text,
  date_published: text,
  date_modified: text,
});
const jsonFeed = z.object({
  version: z.string().regex(/^https?:\/\/jsonfeed\.org\/version\//),
  items: z.array(jsonItem.nullable().catch(null)),
});

/** The entries of a JSON Feed (jsonfeed.org); null for any other text. */
export function readJsonFeed(body: string, base: URL): FeedEntry[] | null {
  if (!/^\s*\{/.test(body)) return null;
  const { data } = jsonFeed.safeParse(parsedJson(body));
  return (
    data?.items.flatMap((item) => {
      if (!item) return [];
      const { url, external_url, id, date_published, date_modified } = item;
      const hrefs = [url, external_url, /^https?:/i.test(id ?? '') ? id : undefined];
      const said = item.summary ?? item.content_text;
      return {
        title: textOfPlain(item.title ?? '', 200),
        summary: said ? textOfPlain(said, 300) : textOfHtml(item.content_html ?? '', 300),
        links: hrefs.flatMap((href) => (href ? { href, base } : [])),
        dates: [date_published, date_modified].flatMap((date) => date ?? []),
      };
    }) ?? null
  );
}
