import { isTopLevelDomain } from './top-level-domains.ts';

export interface FoundLink {
  start: number;
  end: number;
  url: string;
}

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?`;
const plainLabel = '[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?';
const path = String.raw`(?::\d{1,5})?(?:[/?#](?:[\p{L}\p{N}!*'();:=+,.$/%#[\]\-_~@&|?]*[\p{L}\p{N}=_#/+\-&%$])?)?`;
/** Names of countries and companies in their own letters, which X links as it does `.com`. */
const native =
  'рф|бел|укр|срб|мкд|мон|қаз|бг|ею|сайт|онлайн|орг|ком|дети|москва|рус|ελ|ευ|հայ|გე|中国|中國|香港|台湾|台灣|新加坡|澳門|公司|网络|網路|在线|中文网|网址|网站|商城|网店|我爱你|集团|みんな|コム|セール|ストア|クラウド|ポイント|한국|닷컴|닷넷|भारत|कॉम|संगठन|नेट|ไทย|คอม|شبكة|موقع|بازار|كوم|امارات|السعودية|مصر|ایران|קום';
const topLevel = `(?:([a-z]{2,24})|xn--[a-z0-9-]{2,59}|${native})(?![A-Za-z0-9@_-])`;
/** Other letters end a bare name and begin none: X links `evil.com` inside of `看evil.com吧`. */
const candidate = new RegExp(
  String.raw`(?<![A-Za-z0-9@$#＠＃_./-])(?:https?:\/\/(?:${label}\.)+|(?:${plainLabel}\.)+)${topLevel}${path}`,
  'giu',
);

/**
 * Every link as X counts it: with or without a protocol, bare domains (`pump.fun`) among them.
 * Offsets are UTF-16 and refer to the text as given. Never throws.
 */
export function findLinks(text: string): FoundLink[] {
  // Every link has a dot; without one the pattern, which is dear, need not look.
  if (!text.includes('.')) return [];
  const found: FoundLink[] = [];
  for (const match of text.matchAll(candidate)) {
    const [url, letters] = match;
    if (letters !== undefined && !isTopLevelDomain(letters)) continue;
    found.push({ start: match.index, end: match.index + url.length, url });
  }
  return found;
}
