const cashtag = /(?<![\p{L}\p{N}_$])\$[a-z]{1,6}(?:[._][a-z]{1,2})?(?![\p{L}\p{N}_])/giu;

/** Cashtags as X sees them: `$BTC`, `$BTC.X`; not `$1INCH`, not seven letters. */
export function cashtagsOf(text: string): string[] {
  return text.match(cashtag) ?? [];
}
