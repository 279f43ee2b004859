import { findLinks } from '../find-links.ts';
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
    .filter((at) => !links.some(({ start, end }) => start <= at && at < end));
}

/** Keeps the first cashtag and takes the `$` off the others. */
export function withOneCashtag(text: string): string {
  const [, ...others] = cashtagsIn(text);
  return others.reduceRight((kept, at) => kept.slice(0, at) + kept.slice(at + 1), text);
}

/** X refuses posts of an app with more than one cashtag; the same one twice counts as two. */
export const cashtagRule = eachPartOnX((text) => {
  const count = cashtagsIn(text).length;
  if (count < 2) return null;
  return {
    id: 'cashtags',
    level: 'error',
    message: `X takes only one cashtag ($SYMBOL) per post from an app, and this has ${count}.`,
    source: 'X: API changelog of 2026 (docs.x.com/changelog)',
    fixed: withOneCashtag(text),
  };
});
