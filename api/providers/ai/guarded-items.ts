import { findLinks } from '#shared/lib/find-links.ts';

export type GuardedKind = 'link' | 'address' | 'handle' | 'cashtag' | 'command' | 'bait';

export interface GuardedItem {
  kind: GuardedKind;
  start: number;
  end: number;
  text: string;
}

const orders =
  'send|transfer|swap|buy|sell|ape|deploy|launch|tip|withdraw|bridge|mint|approve|airdrop|claim|pay|give|move|sweep|drain|sign|execute|run';

const revealing =
  'enter|share|send|type|give|submit|import|confirm|provide|paste|tell|reveal|post|reply with|export|need|need your|verify';
const secrets =
  '(?:seed|recovery|secret|backup|mnemonic)[- ](?:phrases?|words?)|private keys?|(?:12|24|twelve|twenty[- ]four)[- ]words?';

/** From the words to the end of their sentence. */
function toSentenceEnd(words: string): RegExp {
  return new RegExp(`\\b(?:${words})\\b[^.!?\\n]*`, 'giu');
}

// A pattern that begins with a repeat looks behind itself first: else a long run costs its square.
const patterns: [GuardedKind, RegExp][] = [
  // Written so that a filter misses it and a reader does not.
  ['link', /\bhxxps?:\/\/\S+|(?:javascript|data|file|ftp|tg|ipfs):\/{0,2}[\w/+;,.-]{3,}\S*/giu],
  [
    'link',
    /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\s?(?:\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\))\s?[\p{L}\p{N}/.-]+/giu,
  ],
  [
    'link',
    /(?<![\w-])[\w-]+\s+dot\s+(?:com|xyz|io|net|org|app|fi|finance|me|gg|co|link|site|ai|so)\b/giu,
  ],
  ['link', /\b(?:t\s?\.\s?me|telegram\.me|discord\.gg|wa\.me|bit\.ly)\s?\/\s?\S*/giu],
  ['address', /\b0x[0-9a-f]{8,}\b|\b0x[0-9a-f]{2,}(?:\.{2,3}|…)[0-9a-f]{2,}\b/giu],
  ['address', /\b(?:bc1|tb1|ltc1|addr1|cosmos1|osmo1|thor1)[a-z0-9]{20,}\b/giu],
  ['address', /(?<![\w/])(?:EQ|UQ)[\w-]{46}(?!\w)/gu],
  ['address', /\b[1-9A-HJ-NP-Za-km-z]{26,44}(?:pump)?\b/gu],
  ['address', /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.(?:eth|sol|bnb|lens|crypto|nft)\b/giu],
  ['handle', /(?<![\p{L}\p{N}_@/.])[@＠][A-Za-z0-9_]{1,30}\b/gu],
  ['cashtag', /(?<![\p{L}\p{N}_$])\$[A-Za-z][A-Za-z0-9_]{0,19}\b/gu],
  [
    'command',
    new RegExp(
      String.raw`[@＠]\w+[,:]?\s+(?:please\s+|pls\s+|can you\s+)?(?:${orders})\b[^.!?\n]*`,
      'giu',
    ),
  ],
  ['command', /^[^\S\n]*[!/](?:[a-z]{2,20})\b[^\n]*/gimu],
  ['bait', toSentenceEnd(`(?:${revealing})\\b[^.!?\\n]{0,40}\\b(?:${secrets})`)],
  [
    'bait',
    toSentenceEnd(`(?:${secrets})\\b[^.!?\\n]{0,30}\\b(?:here|below|to (?:verify|claim|me|us))`),
  ],
  [
    'bait',
    toSentenceEnd(
      '(?:connect|verify|validate|sync|link|import|restore|unlock) (?:your|ur|the) wallets?',
    ),
  ],
  ['bait', toSentenceEnd('(?:dm|message|text|whatsapp|contact) (?:me|us|support|admin)')],
];

const warning =
  /\b(?:never|don['’]?t|do not|nobody|no one|won['’]?t)(?! (?:hesitate|forget|worry|wait|miss|fear|delay))(?: [\w'’]+){0,3} ?$/i;

/** Everything in a draft that may only stand there when the user brought it in. In text order. */
export function guardedItems(text: string): GuardedItem[] {
  const items: GuardedItem[] = findLinks(text).map(({ start, end, url }) => ({
    kind: 'link',
    start,
    end,
    text: url,
  }));
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [found] = match;
      if (kind === 'address' && !isAddress(found)) continue;
      // "Never share your seed phrase" is advice, not bait.
      if (kind === 'bait' && warning.test(sentenceUpTo(text, match.index))) continue;
      items.push({ kind, start: match.index, end: match.index + found.length, text: found });
    }
  }
  return items.sort((a, b) => a.start - b.start);
}

function sentenceUpTo(text: string, end: number): string {
  return /[^.!?\n]{0,80}$/.exec(text.slice(Math.max(0, end - 80), end))?.[0] ?? '';
}

/** Long runs of letters are words (`Rindfleischetikettierung`); base58 mixes cases and digits. */
function isAddress(text: string): boolean {
  if (/^(?:0x|bc1|tb1|ltc1|addr1|cosmos1|osmo1|thor1|EQ|UQ)/i.test(text)) return true;
  if (text.includes('.')) return true;
  return /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}
