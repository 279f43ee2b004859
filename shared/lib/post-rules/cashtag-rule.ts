import { message } from '#shared/contracts/messages/message.ts';
import { findLinks, isInLink } from '../text/find-links.ts';
import { eachPartOnX } from './post-rule.ts';

const cashtag = /(?<![\p{L}\p{N}_$])\$(?=[a-z]{1,6}(?:[._][a-z]{1,2})?(?![\p{L}\p{N}]))/giu;

/**
 * Where X may see a cashtag, by the offset of its `$`: `$BTC`, `$BTC.X`; not `$1INCH`, not seven
 * letters, not in a link. In doubt it is one, because X refuses a post with two.
 */
export function cashtagsIn(text: string): number[] {
  if (!text.includes('$')) return [];
  const links = findLinks(text);
  return [...text.matchAll(cashtag)]
    .map(({ index }) => index)
    .filter((at) => !isInLink(links, at, at + 1));
}

/** Keeps the first cashtag and takes the `$` off the others. */
export function withOneCashtag(text: string): string {
  const [, ...others] = cashtagsIn(text);
  let kept = '';
  let from = 0;
  for (const at of others) {
    kept += text.slice(from, at);
    from = at + 1;
  }
  return kept + text.slice(from);
}

/** X refuses posts of an app with more than one cashtag; the same one twice counts as two. */
export const cashtagRule = eachPartOnX((text) => {
  const count = cashtagsIn(text).length;
  if (count < 2) return null;
  return {
    id: 'cashtags',
    level: 'error',
    reason: message('finding.cashtags', { n: count }),
    source: message('source.changelog'),
    fixed: withOneCashtag(text),
  };
});
