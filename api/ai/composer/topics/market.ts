import type { Topic } from './topic.ts';

export const marketTopics: Topic[] = [
  {
    id: 'liquidity',
    words: /\b(liquidity|slippage|order ?books?|depth|market makers?|spreads?|thin books?)\b/gi,
    takes: [
      'liquidity looks deep right until everybody wants the same door',
      'people size the entry and forget to size the exit',
      'thin books make every chart look like conviction',
      'rented liquidity leaves the day the rent stops',
      'a market maker is not the same thing as a market',
    ],
    asks: [
      'who is on the other side when everyone wants out?',
      'how much of that depth is still there on a bad day?',
      'is the liquidity paid for or does it want to be there?',
    ],
    quips: [
      'the book is deep the way a puddle is deep if you are an ant',
      'my exit liquidity is also looking for exit liquidity',
    ],
    mechanics: [
      'depth near mid tells you more than total locked value',
      'concentrated ranges look great until price walks out of them',
    ],
    watch: [
      'depth close to mid',
      'what the spread does when volume picks up',
      'how many wallets provide it',
    ],
  },
  {
    id: 'leverage',
    words:
      /\b(leverage[ds]?|perps?|funding( rates?)?|(?:flipped|went|turned) (?:negative|positive)|liquidat\w*|longs?|shorts?|open interest|margin|futures|squeeze[ds]?|rekt)\b/gi,
    takes: [
      'leverage turns being early into being wrong',
      'most liquidations are a sizing mistake wearing a direction costume',
      'when funding gets this one-sided the trade is already crowded',
      'survive the wick and you usually get the move',
      'nobody remembers the trade they did not get stopped out of',
    ],
    asks: [
      'is that spot buying or just people leaning on perps?',
      'where does this actually get invalidated?',
      'how crowded is the other side by now?',
      'what would make you cut it before the exchange does?',
    ],
    quips: [
      'the liquidation engine has never once had a bad day',
      'my risk management is a strongly worded letter to the chart',
    ],
    mechanics: [
      'open interest rising while spot volume is flat is borrowed momentum',
      'funding is the price of being on the popular side',
    ],
    watch: [
      'funding against spot volume',
      'open interest after the first flush',
      'where the stops obviously sit',
    ],
  },
  {
    id: 'down',
    words:
      /\b(dump\w*|crash\w*|bleed\w*|bear(ish)?( market)?|capitulat\w*|red (day|candle|week)s?|drawdowns?|down bad|nuk(e[ds]?|ing)|sell[- ]?offs?|dips?|bottom)\b/gi,
    takes: [
      'the boring days after a drop say more than the drop',
      'everyone has a plan for the dip until the dip has a plan for them',
      'bear markets are mostly about who still shows up',
      'a bottom feels like nothing at all, that is why people miss it',
      'cash is a position and a much underrated one',
    ],
    asks: [
      'are you adding here or just not looking?',
      'what would you need to see before calling it over?',
      'forced selling or people changing their minds?',
    ],
    quips: [
      'long term investor, as of this morning',
      'the dip keeps having smaller dips inside it, very educational',
    ],
    mechanics: [
      'watch who sells: forced sellers finish, convinced sellers come back',
      'correlation goes to one exactly when you diversified for it',
    ],
    watch: [
      'spot volume on the bounce',
      'whether sellers are forced or done',
      'who keeps building',
    ],
  },
  {
    id: 'up',
    words:
      /\b(pump\w*|rall(y|ies|ied)|bull(ish)?( market| run)?|ath|all[- ]time highs?|breakouts?|up only|moon\w*|ripp\w+|green (day|candle)s?|alt ?season|parabolic|rotation)\b/gi,
    takes: [
      'the hard part of a run is not getting in, it is selling anything',
      'everyone is a genius until the first real pullback',
      'strength that holds on a quiet day is the kind I trust',
      'rotations reward the people who were bored early',
      'a rally without new buyers is a game of musical chairs',
    ],
    asks: [
      'is this new money or the same money moving around?',
      'where do you take some off?',
      'what breaks the idea for you?',
      'does it hold once the timeline stops talking about it?',
    ],
    quips: [
      'took profit too early again, a tradition at this point',
      'group chat has gone from silent to hedge fund in one green candle',
    ],
    mechanics: [
      'spot led and perps followed is healthier than the other way round',
      'breakouts that retest on falling volume are the ones to respect',
    ],
    watch: [
      'spot against perp volume',
      'how it behaves on the first retest',
      'whether breadth follows',
    ],
  },
  {
    id: 'trading',
    words:
      /\b(trad(e|es|er|ers|ing)|charts?|setups?|entry|entries|stop[- ]?loss(es)?|resistance|range[ds]?|risk management|position(s| siz\w+)?|invalidation|thesis|scalp\w*|fomo|conviction)\b/gi,
    takes: [
      'the setup is the easy part, sitting still is the job',
      'most edge is just not doing the dumb thing on a slow day',
      'position size decides whether you can think straight',
      'if the invalidation moves with the price it was never an invalidation',
      'a journal beats another indicator nearly every time',
    ],
    asks: [
      'what tells you that you are wrong?',
      'same size if you had lost the last three?',
      'is that a plan or a hope with a chart under it?',
      'what timeframe are you actually trading?',
    ],
    quips: [
      'drew one more line and now the chart agrees with me',
      'my best trades are the ones where the app would not load',
    ],
    mechanics: [
      'expectancy over a boring sample beats one clean winner',
      'a stop is only a stop if the size survives it',
    ],
    watch: [
      'the level that proves it wrong',
      'volume at the edge of the range',
      'size before direction',
    ],
  },
  {
    id: 'memecoins',
    words:
      /\b(meme ?coins?|memes?|shitcoins?|degens?|trenches|pump\.?fun|rug(s|ged|pull\w*)?|dog coins?|snip(e|er|ers|ing)|bundled?)\b/gi,
    takes: [
      'memecoins are attention with a chart attached',
      'the joke is the product, the timing is the trade',
      'holder count means little when it is one person with many wallets',
      'most of the trench is exit liquidity that has not been told yet',
      'at least memes are honest about having no roadmap',
    ],
    asks: [
      'who holds the top wallets?',
      'what happens when the joke gets old?',
      'how much of supply was gone before the first post about it?',
    ],
    quips: [
      'fundamentals: the dog is wearing a hat',
      'due diligence was scrolling the replies for a full minute',
    ],
    mechanics: [
      'bundled launches show up in the first block if you look',
      'a locked pool says nothing about the wallets outside of it',
    ],
    watch: [
      'the top wallets',
      'what the first block looked like',
      'whether attention outlives the chart',
    ],
  },
  {
    id: 'etf',
    words:
      /\b(etfs?|institution(s|al)?|blackrock|wall street|tradfi|inflows?|outflows?|hedge funds?|treasur(y|ies) compan\w+|saylor|microstrategy)\b/gi,
    takes: [
      'flows follow price more often than people like to admit',
      'institutions do not buy stories, they buy mandates',
      'the suits came for the fees and stayed for the fees',
      'slow money is boring on the way in and very quiet on the way out',
      'access changes who holds it before it changes what it is worth',
    ],
    asks: [
      'are those flows new exposure or a basis trade?',
      'who is the marginal buyer once the headline is old?',
      'does any of this reach the chain at all?',
    ],
    quips: [
      'came for the revolution, got a ticker in a retirement account',
      'somewhere a compliance team is learning what a wallet is',
    ],
    mechanics: [
      'net of the basis trade the flow picture looks quite different',
      'creations and redemptions lag the tape, so read them as a mirror',
    ],
    watch: ['flows on a red week', 'basis against net inflow', 'how sticky the holders are'],
  },
  {
    id: 'macro',
    words:
      /\b(macro|the fed|fomc|cpi|inflation|rate (cut|hike)s?|interest rates?|powell|recession|tariffs?|dollar|dxy|bonds?|money printer|jobs report)\b/gi,
    takes: [
      'crypto is a liquidity trade that tells itself stories',
      'the first move after a macro print is usually the wrong one',
      'everyone is a rates expert for one afternoon a month',
      'the path matters more than the decision',
      'macro only matters until positioning matters more',
    ],
    asks: [
      'is that priced already or are people still hoping?',
      'what does positioning look like going into it?',
      'which matters more to you, the number or the reaction?',
    ],
    quips: [
      'time to pretend I read the footnotes',
      'decentralised money, refreshing a government website',
    ],
    mechanics: [
      'real yields do most of the explaining that people ask of halvings',
      'dollar liquidity leads risk with a lag nobody agrees on',
    ],
    watch: [
      'the reaction and not the print',
      'positioning before the event',
      'what the dollar does after',
    ],
  },
];
