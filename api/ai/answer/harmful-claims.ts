import type { Objection } from './objection.ts';

interface Claim {
  /** What the model is told that it must not write. */
  what: string;
  pattern: RegExp;
}

/** Claims that nobody may make for somebody else, under any post (X's rules, consumer and market law). */
const claims: Claim[] = [
  {
    what: 'a promise of profit or of a price',
    pattern:
      /\b(?:guaranteed?|risk[- ]free|sure|easy|free) (?:profits?|returns?|gains?|yields?|money|\d+x)\b|\bcan(?:['’]?t|not) (?:lose|go wrong)\b|\b(?:easy|quick|guaranteed) \d+x\b|\b\d+x (?:guaranteed|easy|from here|soon)\b|\b(?:btc|bitcoin|eth|ethereum|sol|solana|bnb|xrp|doge|it|price|token|\$[a-z]{2,10})(?:['’]s)? (?:(?:is )?(?:going|heading|headed) |will (?:hit|reach|go) (?:to )?|goes )?to \$?\d[\d.,]*\s?[km]?\b(?! (?:gwei|tps|blocks?|days?|hours?|%))|\bwill (?:definitely |surely |easily )?(?:hit|reach|go to|touch|see) \$?\d[\d.,]*\s?[km]?\b(?! (?:gwei|tps|blocks?|days?|hours?))|\bprice target\b|\bgarantiert\w* (?:gewinn|rendite)|\bganancias? (?:garantizadas?|seguras?)|\b(?:gains?|profits?) garantis?|\blucros? garantidos?|\b(?:keuntungan|profit|cuan) (?:pasti|dijamin)|必ず(?:儲か|上が)|確実に(?:儲か|上が)|稳赚|保本|保证(?:收益|盈利)|무조건 (?:오른|수익)/iu,
  },
  {
    what: 'advice to buy, sell or hold',
    pattern:
      /(?:^|[.!?;:,]\s*|\b(?:just|so|then|and|should|go|better|please|pls|to) )(?:buy|ape|long|accumulate|load up|stack|sell|short)(?: (?:it|more|some|the dip|this|here|now|before|under|above|below|at|in|into|on)\b| \$?[a-z]{2,6} (?:here|now|before|under|above|below|at)\b)|\b(?:buy|sell) (?:the dip|here|now|above|below)\b|\byou should (?:buy|sell|hold|ape|short|long)\b|\bdon['’]?t miss (?:out|this|it)\b|\b(?:jetzt|hier) (?:kaufen|einsteigen)\b|\bkauft? (?:jetzt|den dip)|\bcompr(?:a|en|ad|em|e) (?:ahora|ya|agora|la caída|aqui|aquí)\b|\bachet(?:ez|e) (?:maintenant|ici|le dip)|\bbeli sekarang\b|今(?:すぐ|が)買い|(?:赶紧|快|现在)(?:买|上车)|지금 (?:사|매수)/iu,
  },
  {
    what: 'a promise of compensation or safety of funds',
    pattern:
      /\b(?:we|i|the team|they)(?:['’]ll| will| are going to) (?:fully )?(?:compensate|refund|reimburse|repay|make (?:you|everyone|all|users) whole|cover (?:your|all|any|the) (?:loss|losses|funds))\b|\byou(?:['’]ll| will) (?:be (?:fully )?(?:compensated|refunded|reimbursed|made whole)|get (?:your|all your|it all) (?:money|funds|tokens|coins)? ?back|not (?:be liquidated|lose (?:anything|your|any)))\b|\b(?:your|all|user|the) funds (?:are|is|remain) (?:100 ?% |completely |fully |totally )?(?:safe|safu|secure)\b|\b(?:eure?|ihre?|deine?) (?:gelder|einlagen) sind (?:zu 100 ?% )?sicher|\b(?:wir|das team) (?:erstatten|ersetzen|werden (?:euch|ihnen|dich|dir) entschädigen)|\btus fondos (?:están|estan) (?:100 ?% )?(?:seguros|a salvo)|\bte (?:compensaremos|devolveremos|reembolsaremos)|\bvos fonds sont (?:en sécurité|sécurisés)|\bnous (?:vous )?(?:rembourserons|indemniserons)|\bseus fundos estão (?:100 ?% )?seguros|\bvamos (?:te )?(?:reembolsar|compensar)|資金は(?:100%)?安全|補償します|返金します|资金(?:百分百|100%)?安全|我们会(?:赔偿|补偿|退款)|자금은 안전|보상해 드리/iu,
  },
  {
    what: 'an insult of a person',
    pattern:
      /\b(?:you(?:['’]re| are)|ur|u r) (?:such )?(?:an? |too |so |fucking |really |just )*(?:stupid|idiots?|morons?|dumb(?:ass)?|clowns?|retard(?:ed)?|losers?|pathetic|braindead|trash|garbage|worthless)\b|\b(?:shut (?:the fuck )?up|stfu|kys|kill yourself|go to hell|fuck (?:you|off))\b|\bdu bist (?:so |zu |echt )?(?:dumm|blöd|ein idiot)|\beres (?:un |una )?(?:idiota|imbécil|estúpid[oa])|\b(?:tu es|t['’]es|vous êtes) (?:un |une )?(?:idiote?|imbécile|con(?:ne)?|stupide)\b|\bvocê é (?:um |uma )?(?:idiota|burr[oa]|imbecil)|お前は(?:バカ|馬鹿)|你(?:是个?|真)(?:傻|蠢|白痴)/iu,
  },
];

/** The first claim in a draft that nobody gave; what the owner's own words claim is theirs. */
export function harmfulClaim(content: string, owners: string): Objection | null {
  const found = claims.find(({ pattern }) => pattern.test(content) && !pattern.test(owners));
  return found
    ? { kind: 'harmful', ask: `it holds ${found.what}, which nobody gave: leave that out` }
    : null;
}
