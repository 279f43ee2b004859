import { guardedItems } from '../../guard/guarded-items.ts';

export interface ProtectedSpan {
  start: number;
  end: number;
  /** Code and quoted words: a sentence with them is not put differently. */
  verbatim: boolean;
}

const verbatim: RegExp[] = [
  /```[\s\S]*?(?:```|$)/g,
  /`[^`\n]+`/g,
  /"[^"\n]{1,400}"|[“„][^“”„\n]{1,400}[“”]|«[^»\n]{1,400}»|「[^」\n]{1,400}」|『[^』\n]{1,400}』/g,
  /(?<![\p{L}\p{N}])['‘‚][^'‘’\n]{1,200}['’](?![\p{L}\p{N}])/gu,
];

const tokens: RegExp[] = [
  // Figures with their signs, separators and units: -0.3%, $1,2B, 12s, 3,4 %.
  /[#$€£¥+−-]?\p{N}(?:[\p{N}.,:%/]*\p{N})?(?:[\u00a0\u202f ]?[%‰]|[A-Za-z]{1,3}(?![A-Za-z]))?/gu,
  /#[\p{L}\p{N}_]+/gu,
  // EIP-2612, 0xABC, H100, 2s10s, v1.14.2, sha256.
  /(?<![A-Za-z0-9_])[A-Za-z0-9_]*(?:[A-Za-z][.-]?\d|\d[A-Za-z])[A-Za-z0-9_]*(?:[.…-]+[A-Za-z0-9_]+)*/g,
  // getLogs, wstETH, DeFi, from_block, onERC721Received(); Chinese stands beside them without a space.
  /(?<![\p{Ll}\p{Lu}\p{N}_])(?:[\p{Ll}\p{Lu}]*\p{Ll}\p{Lu}|_?[\p{Ll}\p{Lu}]+_)[\p{Ll}\p{Lu}\p{N}_]*(?:\(\))?/gu,
  /\b[A-Za-z_]\w*\(\)/g,
  // CPI, ETH, NOT, NONE OF THEM; C++, A/B, T+1.
  /(?<![\p{Ll}\p{Lu}\p{N}_])\p{Lu}{2,}s?(?![\p{Ll}\p{Lu}\p{N}_])/gu,
  /(?<![\p{Ll}\p{Lu}\p{N}_])\p{Lu}(?:\+\+|#)|(?<![\p{Ll}\p{Lu}\p{N}_])[\p{Lu}]\p{Ll}{0,5}[+/&][\p{Lu}\p{N}](?![\p{Ll}])/gu,
  // main.rs, msg.sender, .env, ./deploy.sh, /opt/bot, --resume.
  /(?<![\p{Ll}\p{Lu}\p{N}_.-])\.?[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)+/gu,
  /(?<![\p{L}\p{N}_.])\.[a-z]\w+/gu,
  /(?<![\p{L}\p{N}_/.<])[.~]{0,2}\/(?:[\w.-]*[\w-])?(?:\/[\w.-]*[\w-])*/gu,
  /(?<![\p{L}\p{N}_-])--?[a-z][\w-]*/gu,
];

/**
 * What no rewriting touches: code, quoted words, names of files, addresses, links, handles, tickers,
 * figures, acronyms and words in capitals. In text order, none inside of another.
 */
export function protectedSpans(text: string): ProtectedSpan[] {
  const found: ProtectedSpan[] = [];
  const add = (start: number, match: string, whole: boolean) =>
    found.push({ start, end: start + match.length, verbatim: whole });
  for (const pattern of verbatim) {
    for (const { index, 0: match } of text.matchAll(pattern)) add(index, match, true);
  }
  for (const { kind, start, text: match } of guardedItems(text)) {
    if (kind !== 'bait' && kind !== 'command') add(start, match, false);
  }
  for (const pattern of tokens) {
    for (const { index, 0: match } of text.matchAll(pattern)) add(index, match, false);
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: ProtectedSpan[] = [];
  for (const span of found) {
    const last = merged.at(-1);
    if (!last || span.start >= last.end) merged.push(span);
    else {
      last.end = Math.max(last.end, span.end);
      last.verbatim ||= span.verbatim;
    }
  }
  return merged;
}
