/** Those that one could read as a word; the others are told by letters that no word has. */
const acronyms = new Set(
  'FOMO WAGMI NGMI HODL DYOR YOLO NASA OPEC NATO OFAC FINRA SWIFT ISDA SPAC MICA BRICS DEFI CEFI GAMEFI REITS SOFR AAVE WETH DAOS DEXS DEXES CEXS ETFS IPOS ICOS IDOS CEOS APIS EOAS RWAS AMMS AVS EIPS ERCS UTXO UTXOS LIBOR NASDAQ DOGE PEPE SHIB LUNA AVAX LINK ATOM NEAR COMP EURO YTD FAQ ASAP IMHO TLDR ROFL LMAO AFAIK'.split(
    ' ',
  ),
);

const vowel = /[AEIOUYÀ-ÖØ-ÝĀ-ŽА-Яİ]/u;
/** Two consonants that end no word: FOMC, USDC, USDT. */
const noEnding =
  /(?![CDFLMNPRSTVXZKGBJHQW]S$)(?!(?:CK|CT|FF|FT|GG|GH|LD|LF|LK|LL|LM|LP|LT|MB|MP|MN|ND|NG|NK|NN|NT|PH|PT|RB|RC|RD|RF|RG|RK|RL|RM|RN|RP|RR|RT|SH|SK|SM|SP|ST|TH|TT|CH|TZ|WD|WK|WL|WN|XT|ZZ|GN|HT|DD|BB)$)[BCDFGHJKLMNPQRSTVWXZ]{2}$/;

/** Whether a word stands in capitals for its stress ("NEVER") and not because it is an acronym. */
export function isShouted(word: string): boolean {
  if (!/^\p{Lu}{4,}$/u.test(word) || acronyms.has(word)) return false;
  return vowel.test(word) && !noEnding.test(word);
}
