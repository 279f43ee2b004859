import { looksLikeSeedPhrase } from '#shared/lib/post-rules/seed-phrase-rule.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';
import { addressPatterns, isAddress } from './address-patterns.ts';
import { codePatterns, isCode } from './code-patterns.ts';
import { isFileName } from './file-names.ts';
import { linkDisguises } from './link-disguises.ts';
import { appearance } from './look-alikes.ts';
import { phishingPatternsIn } from './phishing-patterns.ts';

export type GuardedKind = 'link' | 'address' | 'code' | 'handle' | 'cashtag' | 'command' | 'bait';

export interface GuardedItem {
  kind: GuardedKind;
  start: number;
  end: number;
  text: string;
}

const orders =
  'send|transfer|swap|buy|sell|ape|deploy|launch|tip|withdraw|bridge|mint|approve|airdrop|claim|pay|give|move|sweep|drain|sign|execute|run|long|short|stake|burn|wire|drop|create|set up|follow|retweet|delete|unlock|release|export';
/** The same in other languages, accents off; none of them is an English word. */
const foreignOrders = String.raw`(?:envi[aeo]|transfier|transfer|manda|mande|compr[ae]|vend[ae]|retir|envoi|envoy|achet|sende\b|schick|uberweis|kaufe?\b|verkauf|gonder|yolla|satin al|отправ|перевед|перешл|скинь|купи|пришли|выведи|发送|發送|转账|轉賬|转给|转|买入|购买|提现|送って|送金|送信|購入|買って|보내|전송|송금|구매|사줘|أرسل|ارسل|حول|اشتر|भेज|ट्रांसफर|खरीद)`;

const revealing =
  'enter|share|send|type|give|submit|import|confirm|provide|paste|tell|reveal|post|reply with|export|need|need your|verify';
const secrets =
  '(?:seed|recovery|secret|backup|mnemonic)[- ](?:phrases?|words?)|private keys?|(?:12|24|twelve|twenty[- ]four)[- ]words?';

/** From the words to the end of their sentence. */
function toSentenceEnd(words: string): RegExp {
  return new RegExp(`\\b(?:${words})\\b[^.!?\\n]*`, 'giu');
}

// A pattern that begins with a repeat looks behind itself first: else a long run costs its square.
const patterns: Record<GuardedKind, RegExp[]> = {
  link: linkDisguises,
  address: addressPatterns,
  code: codePatterns,
  handle: [/(?<![\p{L}\p{N}_@/.])[@＠][A-Za-z0-9_]{1,30}\b/gu],
  // `$RPC_URL` and what follows a flag are a program's variables.
  cashtag: [
    /(?<![\p{L}\p{N}_$]|--[\w-]{2,30} )\$(?![A-Z]+_[A-Z]{3})[A-Za-z][A-Za-z0-9_]{0,19}\b/gu,
  ],
  command: [
    new RegExp(
      String.raw`[@＠]\w+[,:]?\s+(?:(?:please|pls|can you|could you|kindly|now|just|go|to|and|yo|hey|will you|i want you to)\s+){0,3}(?:${orders})\b[^.!?\n]*`,
      'giu',
    ),
    new RegExp(String.raw`[@＠]\w+[,:]?\s*(?:\S{1,12}\s){0,2}${foreignOrders}[^.!?\n]*`, 'giu'),
    /^[^\S\n]*[!/](?:[a-z]{2,20})\b[^\n]*/gimu,
    new RegExp(String.raw`(?<![^\s"'(:])[!/](?:${orders})\b[^\n]*`, 'giu'),
  ],
  bait: [
    toSentenceEnd(`(?:${revealing})\\b[^.!?\\n]{0,40}\\b(?:${secrets})`),
    toSentenceEnd(`(?:${secrets})\\b[^.!?\\n]{0,30}\\b(?:here|below|to (?:verify|claim|me|us))`),
    toSentenceEnd(
      '(?:connect|verify|validate|sync|link|import|restore|unlock) (?:your|ur|the) wallets?',
    ),
    toSentenceEnd('(?:dm|message|text|whatsapp|contact) (?:me|us|support|admin)'),
  ],
};
const kinds = Object.keys(patterns) as GuardedKind[];

const warning =
  /\b(?:never|don['’]?t|do not|nobody|no one|won['’]?t)(?! (?:hesitate|forget|worry|wait|miss|fear|delay))(?: (?:should|would|will|can|could|may|must|ever|legit|real|serious|needs?|has|have|to|asks?|you|going|wants?|try|tries|under|any|circumstances?|let|anyone|anybody|someone|people|simply)){0,5} ?$/i;

/**
 * Everything in a draft that may only stand there when the user brought it in, also where it is
 * written so that a filter misses it and a reader does not. In text order.
 */
export function guardedItems(text: string): GuardedItem[] {
  const { text: seen, at } = appearance(text);
  const items: GuardedItem[] = [];
  const add = (kind: GuardedKind, from: number, to: number) => {
    const [start = 0, close = text.length] = [at[from], at[to]];
    const closing =
      kind === 'link' ? /[.,;:!?)\]}"'”’…]{0,20}$/u.exec(text.slice(start, close)) : null;
    const end = close - (closing?.[0].length ?? 0);
    items.push({ kind, start, end, text: text.slice(start, end) });
  };
  const isFile = (start: number, end: number) => {
    const from =
      start - (/[\w-]{0,60}$/.exec(seen.slice(Math.max(0, start - 60), start))?.[0].length ?? 0);
    return isFileName(seen.slice(from, end), sentenceAround(seen, from, end));
  };
  for (const { start, end } of findLinks(seen)) if (!isFile(start, end)) add('link', start, end);
  // What looks Latin may be a name in other letters: `evil.рф`.
  for (const { start, end, url } of seen === text ? [] : findLinks(text)) {
    if (isFileName(url, sentenceAround(text, start, end))) continue;
    items.push({ kind: 'link', start, end, text: url });
  }
  for (const kind of kinds) {
    for (const match of patterns[kind].flatMap((pattern) => [...seen.matchAll(pattern)])) {
      const [found] = match;
      if (kind === 'address' && !isAddress(found)) continue;
      if (kind === 'address' && isFile(match.index, match.index + found.length)) continue;
      if (kind === 'code' && !isCode(found)) continue;
      // "Never share your seed phrase" is advice, not bait.
      if (kind === 'bait' && warning.test(sentenceUpTo(seen, match.index))) continue;
      add(kind, match.index, match.index + found.length);
    }
  }
  for (const { start, end } of phishingPatternsIn(seen)) add('bait', start, end);
  if (looksLikeSeedPhrase(seen)) {
    const lines = [...seen.matchAll(/[^\n]+/g)].filter(([line]) => looksLikeSeedPhrase(line));
    for (const { index, 0: line } of lines) add('bait', index, index + line.length);
    // One word a line, or over two of them.
    if (lines.length === 0) add('bait', 0, seen.length);
  }
  return items.sort((a, b) => a.start - b.start);
}

function sentenceUpTo(text: string, end: number): string {
  return /[^.!?\n]{0,80}$/.exec(text.slice(Math.max(0, end - 80), end))?.[0] ?? '';
}

function sentenceAround(text: string, start: number, end: number): string {
  const after = /^[^!?\n。！？]{0,80}?(?=[.!?\n。！？](?:\s|$)|[!?\n。！？]|$)/u.exec(
    text.slice(end, end + 80),
  );
  return (
    sentenceUpTo(text, start) + text.slice(start, end) + (after?.[0] ?? text.slice(end, end + 80))
  );
}
