import { fillPlaceholders } from '#shared/lib/text/campaign-placeholders.ts';
import type { CampaignRow } from './queries.ts';

/** No campaign begins before it, and none that is meant to. */
export const FIRST_DAY = '2000-01-01';

export interface Filling {
  topic: string;
  ticker: string;
  date: string;
}

/** Puts what an occurrence is about in place of `{topic}`, `{ticker}` and `{date}`. */
export function fillTemplate(template: string, filling: Filling): string {
  return fillPlaceholders(
    template.replace(/\$\{ticker\}/gi, () => filling.ticker),
    (name) => filling[name as keyof Filling],
  ).trim();
}

type Source = Pick<CampaignRow, 'name' | 'description' | 'templates' | 'hashtags'>;

const cashtag = /(?<![\p{L}\p{N}_$])\$[a-z]{1,6}(?![\p{L}\p{N}])/iu;

/**
 * What the occurrence with this number is about: the hashtags in turns, else the campaign's name;
 * the first ticker that the campaign names anywhere, else its topic. Nothing is made up.
 */
export function fillingOf(
  { name, description, templates, hashtags }: Source,
  turn: number,
  wallClock: string,
): Filling {
  const topics = hashtags.map((tag) => tag.replace(/^[#＃$]+/u, '')).filter((tag) => tag !== '');
  // Braces of a name would look like a placeholder that was not filled in.
  const topic = topics[turn % Math.max(topics.length, 1)] ?? name.replace(/[{}]/g, '');
  const named = [name, description, ...hashtags, ...templates].join('\n');
  return { topic, ticker: cashtag.exec(named)?.[0] ?? topic, date: dateOf(wallClock) };
}

const months = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});

/** `November 22`, of the day that the campaign's clock shows. */
function dateOf(wallClock: string): string {
  return months.format(Date.parse(`${wallClock.slice(0, 10)}T00:00Z`));
}
