const base58 = '[1-9A-HJ-NP-Za-km-z]';

/** Wallets, contracts and their names on the chains people use, whole or shortened. */
export const addressPatterns: RegExp[] = [
  /\b0x[0-9a-f]{8,}\b|\b0x[0-9a-f]{2,}(?:\.{2,3}|…)[0-9a-f]{2,}\b/giu,
  // Cut by spaces or marks, as those do who know what a filter looks for.
  /\b0x\s?[0-9a-f]{4}(?:[\s_*-]{1,2}[0-9a-f]{4}){3,}(?![0-9a-z])/giu,
  /\b0\s?x(?:\s[0-9a-f]){16,}\b/giu,
  // Bech32 of any chain: a name, a 1, and 20 or more without 1, b, i and o.
  /(?<![\p{L}\p{N}])[a-z]{1,12}(?:-\w{1,8})?1[ac-hj-np-z02-9]{20,}(?![\p{L}\p{N}])/giu,
  /(?<![\w/])(?:EQ|UQ|kQ|0Q|Ef|Uf)[\w-]{46}(?!\w)/gu,
  /(?<![\w:])(?:-1|0):[0-9a-f]{64}(?!\w)/giu,
  new RegExp(`\\b${base58}{25,120}(?:pump|bonk)?\\b`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])${base58}{3,8}(?:\\.{2,3}|…)${base58}{3,8}(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.(?:eth|sol|bnb|lens|crypto|nft|near|ton|apt|sui|stark|dao|blockchain|bitcoin|polygon|zil|btc|avax|arb|tez|stx|base|hl)\b/giu,
  /(?<![\p{L}\p{N}.-])[a-z0-9-]{2,60}\s?(?:\[\.\]|\(\.\)|\[dot\]|\(dot\)|\bdot\b)\s?(?:eth|sol|bnb|ton)\b/giu,
];

/** Long runs of letters are words (`Rindfleischetikettierung`); base58 mixes cases and digits. */
export function isAddress(text: string): boolean {
  if (/^(?:0\s?x|EQ|UQ|kQ|0Q|Ef|Uf|-1:|0:)/i.test(text) && /\d/.test(text)) return true;
  if (/^[a-z]+(?:-\w+)?1[a-z0-9]+$/i.test(text)) return /\d[a-z0-9]*\d/i.test(text.slice(4));
  const [, head = '', tail = ''] = /^(\w+)(?:\.{2,3}|…)(\w+)$/.exec(text) ?? [];
  if (head !== '') return isMixed(head + tail) && isOdd(head) && isOdd(tail);
  if (/[.[(\s]/.test(text)) return true;
  return isMixed(text);
}

function isMixed(text: string): boolean {
  return /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** A part of base58, and neither a word nor a number. */
function isOdd(text: string): boolean {
  return /\d/.test(text) ? /[a-z]/i.test(text) : /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(text);
}
