import { isTopLevelDomain } from './top-level-domains.ts';

export interface FoundLink {
  start: number;
  end: number;
  url: string;
}

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?`;
const path = String.raw`(?::\d{1,5})?(?:[/?#](?:[\p{L}\p{N}!*'();:=+,.$/%#[\]\-_~@&|?]*[\p{L}\p{N}=_#/+\-&%$])?)?`;
const candidate = new RegExp(
  String.raw`(?<![\p{L}\p{N}@$#＠＃_./-])(https?:\/\/)?((?:${label}\.)+)([a-z]{2,24})(?![\p{L}\p{N}@_-])${path}`,
  'giu',
);

/**
 * Every link as X counts it: with or without a protocol, bare domains (`pump.fun`) among them.
 * Offsets are UTF-16 and refer to the text as given. Never throws.
 */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  for (const match of text.matchAll(candidate)) {
    const [url, protocol, name, topLevel] = match;
    if (!isTopLevelDomain(topLevel ?? '')) continue;
    // Without a protocol X takes only ASCII names: `日本.com` written bare is text.
    if (!protocol && /[^\x20-\x7e]/.test(name ?? '')) continue;
    found.push({ start: match.index, end: match.index + url.length, url });
  }
  return found;
}
