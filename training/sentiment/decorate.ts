const tags =
  '#crypto #Bitcoin #altcoins #trading #BTC #DeFi #Web3 #cryptonews #blockchain #memecoin'.split(
    ' ',
  );
const tickers = '$BTC $ETH $SOL $XRP $ADA $DOGE $LINK $AVAX $BNB $PEPE'.split(' ');

/**
 * The same text dressed as posts come: tickers, tags, links, names, marks, lower case. The wording, so the
 * label, stays; the training learns that the dress says nothing. `turn` picks the dress, always the same one.
 */
export function decorated(text: string, turn: number): string {
  let state = Math.imul(turn + 1, 0x9e3779b1) >>> 0;
  const draw = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const pick = (list: string[]) => list[draw(list.length)] ?? '';
  let dressed = text;
  if (draw(4) === 0) dressed = dressed.toLowerCase();
  if (draw(4) === 0) dressed = dressed.replace(/\.?\s*$/, '!'.repeat(1 + draw(3)));
  if (draw(4) === 0) dressed = dressed.replace(/\.\s*$/, '');
  if (draw(3) === 0) dressed = `${pick(tickers)} ${dressed}`;
  if (draw(4) === 0) dressed = `@user${draw(90)} ${dressed}`;
  if (draw(8) === 0) dressed = `RT @user${draw(90)}: ${dressed}`;
  if (draw(4) === 0) dressed = dressed.replaceAll('. ', '.\n\n');
  if (draw(3) === 0) dressed = `${dressed} ${pick(tickers)} ${pick(tickers)}`;
  if (draw(2) === 0)
    dressed = `${dressed} ${Array.from({ length: 1 + draw(5) }, () => pick(tags)).join(' ')}`;
  if (draw(2) === 0) dressed = `${dressed} https://t.co/${draw(1e6).toString(36)}`;
  return dressed;
}
