import { findLinks } from '#shared/lib/text/find-links.ts';

/**
 * Brings back what a rewriting left out of its original and a reader needs: the date in front;
 * links, handles and tickers behind. Null when a number is gone: no place could be guessed for it.
 */
export function keepFacts(rewritten: string, original: string, date: string): string | null {
  const hasDate = original.includes(date);
  const rest = original.replace(date, ' ');
  const links = findLinks(rest).map(({ url }) => url);
  const plain = links.reduce((text, link) => text.replace(link, ' '), rest);
  const names =
    plain.match(/(?<![\p{L}\p{N}_])(?:@\w{1,15}|\$[a-z]{1,6}(?![\p{L}\p{N}]))/giu) ?? [];
  const numbers = plain.match(/\p{N}[\p{N}.,:]*/gu) ?? [];
  if (numbers.some((number) => !rewritten.includes(number))) return null;
  const lower = rewritten.toLowerCase();
  const lost = [...new Set([...names, ...links])].filter(
    (fact) => !lower.includes(fact.toLowerCase()),
  );
  const dated = hasDate && !rewritten.includes(date) ? `${date}: ${rewritten}` : rewritten;
  return [dated, ...lost].join(' ');
}

/** Brings back the links that an order named, in "Write a post about our launch: https://…". */
export function keepLinks(text: string, order: string): string {
  const lost = findLinks(order)
    .map(({ url }) => url)
    .filter((url) => !text.includes(url));
  return [text, ...new Set(lost)].join(' ');
}
