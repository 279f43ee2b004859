/** Something a text does with its words that a list of words misses: what was matched, and how strongly. */
export interface Signal {
  name: SignalName;
  shown: string;
  value: number;
}

export const signalNames = [
  'rose',
  'fell',
  'unmoved',
  'sarcasm',
  'denied good',
  'denied bad',
  'keeps',
  'leaves',
  'shorts hurt',
  'longs hurt',
  'redeemed',
  'spoilt',
  'notice',
  'overview',
  'unsure',
] as const;
export type SignalName = (typeof signalNames)[number];

const number = String.raw`\d[\d,]{0,12}(?:\.\d{1,8})?`;
const amount = String.raw`${number} ?(?:%|percent\b|pct\b|bps\b)`;
const signed = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?<sign>[+\-−▲△▼▽↑↓]) ?(?<size>${number})(?<unit> ?%)?(?![\p{L}\p{N}])`,
  'gu',
);
const rises = new RegExp(
  String.raw`\b(?:up|gain(?:s|ed)?|jump(?:s|ed)?|pump(?:s|ed)?|add(?:s|ed)|climb(?:s|ed)?|ris(?:es|en)|rose|soar(?:s|ed)?|surg(?:es|ed)|pops?|rall(?:y|ies|ied)) (?:by |over |another |a casual |almost |nearly |about )?(?<size>${amount}|${number}x)`,
  'gu',
);
const falls = new RegExp(
  String.raw`\b(?:down|los(?:e|es|t)|drop(?:s|ped)?|dump(?:s|ed)?|fell|falls?|slid(?:es?)?|sinks?|sank|shed(?:s)?|crash(?:es|ed)?|plung(?:es|ed)|dip(?:s|ped)?|tumbl(?:es|ed)) (?:by |over |another |almost |nearly |about )?(?<size>${amount})|(?<gone>${amount}) (?:gone|wiped|lower|haircut|drawdown)\b`,
  'gu',
);

const good =
  '(?:healthy|good|great|bullish|strong|safe|sustainable|solid|legit|worth|bottom(?:ed)?|bull market|recovery|convinced|impressed|confident|buying|organic|real|undervalued|trust|touch|recommend|believe)';
const bad =
  '(?:bearish|worried|scared|afraid|concerned|dead|over|scam|ponzi|bad|a problem|crash(?:ing)?|top(?:ped)?|panic(?:king)?|weak|broken|bothered|shaken|fud|the end|too late)';
const no = "(?:not|n't|never|nobody|no one|hardly|far from|no longer|anything but)";
const hurt =
  '(?:are |is |were |get(?:s|ting)? |got |about to |gonna |going to |be |in |being |just |all |absolutely )*(?:wrecked|rekt|squeezed|liquidated|trapped|destroyed|shambles|smoked|wiped(?: out)?|crushed|cooked|obliterated|burned|nuked|roasted|disbelief|panic)';
const hurting = '(?:squeez|liquidat|wreck|trap|punish|burn|eat|crush|smok)(?:e|es|ed|s|ing)';
const better =
  '(?:buying|adding|accumulating|stacking|fundamentals (?:never|are|look|still)|bullish|never looked better|stronger|holding|undervalued|opportunity|not selling|here for it)';
const worse =
  "(?:selling|leaving|bearish|short(?:ing)?|volume is|nobody|no one|weak|rejected|careful|fading|won't last|trap|out|overpriced)";

/** Each as it stands in a lower-case text; none can be matched in two ways, so that none costs more than a line. */
const patterns: [SignalName, string][] = [
  [
    'sarcasm',
    String.raw`love (?:that|this|it) for (?:us|me|them|you)|love to see it go|what could (?:possibly )?go wrong|(?:oh|well|ah|just|how) (?:great|nice|lovely|wonderful|perfect|generous|convenient|reassuring)\b|(?:very|so|totally|super|real) (?:legit|cool|normal|healthy|organic|decentrali[sz]ed|reassuring)\b|(?:totally|completely|perfectly) (?:fine|normal|safe)|this is fine|(?:good|great|nice|amazing|stellar) (?:job|work|one|stuff|timing),?\b|(?:shocked|beautiful|poetry|genius|inspiring|brilliant|bravo|classic|magnificent|governance|innovation)[.!](?: |$)|truly the future|future of (?:finance|money)\b|thanks for nothing|thx for|trust me bro|funds are safu|cool (?:system|cool)|who could have|nothing to see here|any day now|(?<!\S)\/s(?!\S)|🙃`,
  ],
  ['denied good', String.raw`${no} (?:[\p{L}']{1,15} ){0,5}?${good}\b`],
  ['denied bad', String.raw`${no} (?:[\p{L}']{1,15} ){0,3}?${bad}\b`],
  [
    'keeps',
    String.raw`(?:not|n't|never|refuse to|zero reason to|no plans? to) (?:be |going to |gonna |ever |even )?(?:sell|selling|sold|part with)\b|(?:still |just |been |keep |kept )?(?:adding|accumulating|averaging in|stacking|dca(?:ing)?)\b|(?:bought|buying|buy|grabbed|added) (?:some |a bit |a little |even )?(?:more|again|back in|the dip|here)\b|(?:my )?diamond hands|first buy|(?:back|all|went) (?:in|long)\b(?! the)|longed|bids? (?:are )?(?:in|set|placed|filled)|holding (?:strong|through|all|on|it|mine)|conviction`,
  ],
  [
    'leaves',
    String.raw`(?:sold|selling|dumped|dumping|closed|closing|cut|cutting|exited) (?:everything|all|it all|my|mine|half|most|the rest|out)\b|i(?:'m| am)? ?(?:out|done)\b|im (?:out|done)\b|out of (?:longs?|alts|this|crypto|the market)|(?:not|n't|never|stopped|done) (?:be |going to |gonna )?(?:buy|buying|touch|touching|long|longing)\b|to (?:stables|cash|t-bills)|de-?risk(?:ing|ed)?|stay(?:ing)? (?:away|in cash)|get (?:your|out)|lightened? up|take profits?|(?:went|going|am|opened a|i'm|add(?:ing)? (?:to )?(?:my )?) ?shorts?\b`,
  ],
  [
    'shorts hurt',
    String.raw`\b(?:shorts|shorters|bears|shorties) ${hurt}\b|short squeeze|of shorts (?:wiped|liquidated|gone|closed)|${hurting} (?:the |all |some |late |more )*(?:shorts|bears)\b`,
  ],
  [
    'longs hurt',
    String.raw`\b(?:longs|bulls|leverage|holders|bagholders) ${hurt}\b|long squeeze|of longs (?:wiped|liquidated|gone)|${hurting} (?:the |all |some |late |more )*(?:longs|bulls|holders|retail)\b|longs took`,
  ],
  [
    'redeemed',
    String.raw`\b(?:but|yet|still|though|however)\b[^.!?\n]{0,60}?\b${better}\b|${better} here\b`,
  ],
  ['spoilt', String.raw`\b(?:but|yet|still|though|however|until)\b[^.!?\n]{0,60}?\b${worse}\b`],
  [
    'notice',
    String.raw`(?:thrilled|excited|proud|happy|pleased|delighted) to (?:announce|welcome|share|introduce|partner|say)|(?:introducing|meet the|announcing|reminder|psa|applications?|registration|register|rsvp|giveaway|join (?:us|our|the)|sign up|claim your|check (?:it )?out|link in|full (?:interview|article|thread|episode)|new (?:video|episode|post|blog|article|thread)|out now|now live|will (?:list|be listing|support)|to support the|deposits? open|no action needed|t&cs?|terms apply|hourly update|daily (?:update|recap)|weekly (?:recap|update|digest)|\bama\b|twitter space|maintenance|snapshot|governance (?:vote|proposal)|contest|retweet|use the hashtag)\b`,
  ],
  [
    'overview',
    String.raw`^(?:here's|what|why|how|who|when|where|which|is|are|can|does|do|will|should|inside|meet|explained|read|watch|opinion|analysis|explainer|q&a|interview|podcast|first mover|price (?:analysis|prediction|watch)|crypto (?:news|biz|daybook)|hodler's digest|recap)\b|price (?:analysis|prediction)|(?:what|everything) (?:you need )?to know|(?:week|month|year|day) (?:ahead|in review|in one)|explained|: how |: what |: why |what happened|\bvs\.? |holds? (?:near|steady|around)|(?:trades?|hovers?|flat|steady|unchanged|little changed) (?:near|around|ahead|at|as|on|above|below)\b|ahead of|(?:to|will) (?:vote|decide|speak|testify|hold|host|publish|release|consider|review)\b|(?:names|hires|appoints|taps|schedules|sets|opens (?:comment|consultation)|seeks (?:comment|feedback|input)|proposes|mulls|considers|weighs|debates?|discuss(?:es)?|schedules?|renames?|rebrands)\b|at a glance|in brief|side by side|step by step|compared\b|timeline\b|tracker\b|preview\b|primer\b|glossary\b|agenda\b|takeaways\b|what to (?:expect|watch)|a look (?:at|back|inside)|things to watch|according to (?:data|a survey)|as expected|in line with`,
  ],
  [
    'unsure',
    String.raw`i (?:do not|don't|dont) know|no idea|nobody knows|(?:could|can) go either way|either way|waiting for|wait and see|depends on|not sure|no (?:opinion|position|trade|view)|on the sidelines|flat (?:and|here|for)|whatever happens|anyone (?:know|here|else|got)|does (?:anyone|anybody|it)|how (?:do|does|long|many|much) |can (?:i|you|someone|anyone) |\?$`,
  ],
];
const each = patterns.map(([name, pattern]) => ({ name, pattern: new RegExp(pattern, 'gu') }));

/** Below this a move is none. */
const leastMove = 1;
const mostOfAKind = 3;

/** Finds the signals of a text: signed moves, sarcasm, denials, who keeps, who leaves, whom it hurts. */
export function findSignals(text: string): Signal[] {
  const lower = text.toLowerCase();
  const signals = movesIn(lower);
  for (const { name, pattern } of each) {
    let found = 0;
    for (const match of lower.matchAll(pattern)) {
      signals.push({ name, shown: match[0].trim(), value: 1 });
      found += 1;
      if (found === mostOfAKind) break;
    }
  }
  return signals;
}

function movesIn(lower: string): Signal[] {
  const signals: Signal[] = [];
  const add = (shown: string, size: string, rose: boolean) => {
    const moved = Number.parseFloat(size.replaceAll(',', ''));
    const name = moved < leastMove ? 'unmoved' : rose ? 'rose' : 'fell';
    signals.push({
      name,
      shown,
      value: moved < leastMove ? 1 : Math.min(1.5, 0.4 + Math.log10(moved) / 2),
    });
  };
  for (const { 0: shown, groups } of lower.matchAll(signed)) {
    const { sign = '', size = '', unit } = groups ?? {};
    const arrow = !/[+\-−]/u.test(sign);
    if (unit || arrow || /^\d{1,3}(?:\.\d)?$/.test(size)) add(shown, size, /[+▲△↑]/u.test(sign));
  }
  for (const { 0: shown, groups } of lower.matchAll(rises)) add(shown, groups?.size ?? '', true);
  for (const { 0: shown, groups } of lower.matchAll(falls))
    add(shown, groups?.size ?? groups?.gone ?? '', false);
  return signals;
}
