type Hazard = 'grief' | 'hostile' | 'scam' | 'incident' | 'complaint';

/** Words under which nothing is suggested, whatever the classifier says; the reply is the person's own. */
const words: Record<Hazard, string[]> = {
  grief: [
    `died|dies (?!at \\d)|dying|dead at|passed away|funeral|obituary|suicid\\w*|kill myself|want to die|end it all|cancer|tumou?r|chemo\\w*|stage (?:three|four|3|4|iii|iv)|terminal(?:ly)?|hospice|icu|intensive care|nicu|miscarr\\w*|stillb\\w*|rest in peace|r\\.i\\.p\\.|rip to|condolences|grie(?:f|ving)|mourn\\w*|heartbroken|heartbreaking|devastated|divorce\\w*|laid off|layoffs?|got fired|was fired|i(?:'m| am) fired|let go today|evicted|homeless|overdos\\w*|relapse\\w*|diagnos\\w*|alzheimer\\w*|dementia|stroke|heart attack|surgery|ambulance|emergency room|in hospital|in the hospital|life savings|lost everything|everything i had|lost my (?:mom|mum|dad|mother|father|brother|sister|son|daughter|wife|husband|friend|grand\\w+|dog|cat|job|seed|keys|savings|home|house|wallet)|missing person|depress\\w+|panic attack|burn(?:ed|t)? out|burnout|can'?t (?:do this|go on|take it) any ?more|goodbye (?:everyone|all|world)|put (?:him|her|my \\w+) (?:down|to sleep)|earthquake|hurricane|wildfire|flood(?:ed|ing)?|tsunami|war (?:in|on|with)|bomb\\w*|shelling|shooting|shot dead|gunman|massacre|terror\\w*|refugees?|(?:was|were|been|got) killed|killed (?:in|by|himself|herself|people|\\d)|murder\\w*|casualt\\w+|without (?:him|her|my (?:mom|mum|dad|mother|father|brother|sister))|in (?:loving )?memory|heaven|afterlife|miss (?:you|him|her) (?:mom|mum|dad|so much|every)|would have (?:been|turned)|sober|addict\\w*|rehab|gambl\\w+ (?:debt|problem)|alone (?:on|for|this|at) |nobody would notice|transplant|biopsy|tumou?rs?|metasta\\w*|(?:my|her|his|the) liver|(?:land|house|rent|tuition|college|wedding|school|pension|retirement) money|trusted me with|i (?:don'?t|can'?t|haven'?t) (?:sleep|slept)|without work|due date|voicemail|crematorium|buried|kidnap\\w*|abduct\\w*|hostages?|robbe(?:d|rs?|ry)|burgl\\w*|assault\\w*|stabbed|raped?|harass\\w*|victims?|beaten|quitting|giving up`,
    `verstorben|gestorben|beerdigung|krebs|trauer\\w*|beileid|entlassen|gekündigt|krankenhaus|selbstmord|suizid|falleci[oó]|muri[oó]|murieron|funeral|c[aá]ncer|luto|despid\\w+|despedid\\w+|hospital|suicidi\\w*|d[eé]c[eé]d\\w+|est mort\\w*|obs[eè]ques|deuil|licenci[eé]\\w*|h[oô]pital|faleceu|morreu|demitid\\w+|velório|meninggal|wafat|berduka|duka|kanker|dipecat|phk|rumah sakit|öldü|vefat|kaybettik|cenaze|kanser|işten çıkarıl\\w*|hastane\\w*|è morto|è morta|lutto|ospedale|licenziat\\w+`,
    `умер\\p{L}*|погиб\\p{L}*|похорон\\p{L}*|больниц\\p{L}*|уволи\\p{L}*`,
  ],
  hostile: [
    `kys|13\\/5[02]|1488|kill (?:yourself|them|him|her|all)|retard\\w*|subhuman|vermin|deport\\w*|go back to your|you people|scum|filth|idiots?|morons?|imbecile|stupid (?:bitch|cunt|woman|women)|bitch|cunt|whore|slut|faggot|nazi\\w*|genocide|jews?|muslims?|immigrants?|trann\\w+|hate (?:you|them|women|men)|piece of (?:shit|garbage|trash)|watch your back|i will find you|shut (?:the fuck|up)|pathetic|clowns?|loser|disgusting|fuck (?:you|off|them)|ngmi idiot`,
    `hurensohn|untermensch\\w*|ausländer raus|verpiss\\w*|hijo de puta|imb[eé]cil|connard|salope|filho da puta|vagabund\\w+|anjing lu|goblok|orospu|gerizekalı`,
  ],
  scam: [
    `giveaway|give ?away|giving (?:back|away)|send (?:me )?[\\d.]+ ?(?:eth|btc|sol|usdt|usdc)|claim (?:your|now|it|here|\\$)|airdrop (?:is )?(?:live|now)|connect (?:your )?wallet|validate|verify your|seed phrase|recovery phrase|private keys?|guaranteed (?:profit|returns?|roi|income)|double your|\\d+% (?:daily|weekly|per day|a day|per week|monthly|profit|returns?)|\\$?[\\d,]+ (?:a|per) (?:day|week) (?:with|from|trading)|dm (?:@|him|her|(?:me|us) (?:for|to (?:claim|get|recover|earn|join|invest|start|learn)))|whats ?app|telegram (?:group|channel)|join my|vip (?:group|channel|signals?)|signals? (?:group|channel)|recover(?:y|ed|s)? (?:expert|your|my|lost|stolen|service|agent)|hacker|limited (?:spots|slots|time)|presale|pre-sale|whitelist spots?|(?:only|for the) first \\d+|100x|1000x|financial freedom|passive income|forex|binary options|investment (?:plan|platform|opportunity)|minimum (?:deposit|investment)|ignore (?:all )?(?:previous|prior)|system prompt|maintenance mode|instructions`,
    `regalamos|sorteo|gratis \\w+ (?:usdt|btc|eth)|verschenk\\w*|gewinnspiel|garantierte?|ganancias? garantizad\\w+|lucro garantido|renda extra|gains? garantis?|hadiah|bagi-bagi|untung pasti|garantili|çekiliş`,
    `空投|领取|稳赚|日赚|加微信|电报群|助记词|私钥|配布|プレゼント企画|必ず儲|무료 지급|수익 보장`,
  ],
  incident: [
    `exploit(?:ed|er|s)?|hack(?:ed|s|er|ers)|drain(?:ed|er|ing)?|stolen|stole|attack(?:ed|er|s)?|breach(?:ed)?|compromised|vulnerabilit\\w+|rug ?(?:ged|pulled?|pull)|depeg\\w*|rug|rugs|stopped producing|insolven\\w*|bankrupt\\w*|withdrawals? (?:are |is )?(?:paused|halted|disabled|suspended|frozen)|paus(?:ed|ing) (?:withdrawals|markets|deposits|the)|halted|outage|down for|(?:is|are) down(?! to| \\d| by)|we are aware|we're aware|investigating|post-?mortem|funds (?:are )?(?:safe|safu|lost|at risk)|frozen|phish\\w*|scammed|seized|arrested|indicted|sentenced|charged with|lawsuit|sued|fraud|slash(?:ed|ing)|revoke (?:all |your )?approvals? (?:now|immediately|asap)|evacuat\\w*|recall(?:ed)?|crash(?:ed)? (?:kill|into)`,
    `gehackt|angriff|ausgenutzt|gestohlen|ausfall|insolvenz|pausiert|vorfall|hacke\\p{L}+|hackead\\w+|robad\\w+|robo|pausad\\w+|ataque|vulnerado|pirat[eé]\\w*|vol[eé]s?|suspendu\\w*|faille|roubad\\w+|invadid\\w+|diretas|dibobol|diserang|hacklen\\w*|çalın\\w*|saldırı|взлом\\p{L}*|украл\\p{L}*`,
    `被盗|黑客|攻击|漏洞|清空|暂停提|脱锚|跑路|ハッキング|流出|攻撃|停止して|不正|해킹|탈취|유출|중단`,
    `取引停止|出金停止|诈骗|被骗`,
  ],
  complaint: [
    `(?:your|ur) (?:support|app|team|product|service|explorer|wallet|exchange|bridge|site|website|company)\\b.{0,60}(?:wrong|broken|worst|joke|useless|never|not work|doesn'?t|won'?t|slow|terrible|awful|missing|lost|stuck|ignor)|still waiting|no (?:answer|reply|response) (?:from|in|for|to)|support (?:ticket|doesn|never|ignores|hasn|is useless)|refund|want my money|where (?:is|are) my (?:funds?|money|tokens?|withdrawal|coins?)|scammers? all of you|worst (?:support|service|app|exchange|wallet|experience)|unacceptable|avoid (?:this|these|them)|never (?:again )?use|absolute joke|on hold|we hear you|blocks everyone|hides? the|that'?s not (?:design|support|service)|disappoint\\w*|(?:doesn'?t|don'?t|didn'?t|isn'?t|won'?t|not|never|stopped) (?:work\\w*|load\\w*|respond\\w*|produc\\w+ blocks)|explain (?:it|this|that) to me|tell me again|your ["“”']|ripped off|rip-?off|been (?:days|weeks) (?:since|and)|can'?t (?:log ?in|withdraw|access)|locked out|lost (?:my )?(?:money|funds|access)`,
  ],
};

const found = Object.entries(words).map(
  ([hazard, sources]) =>
    [
      hazard as Hazard,
      sources.map((source) =>
        /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u.test(source)
          ? new RegExp(source, 'iu')
          : new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu'),
      ),
    ] as const,
);

/** What a post may be besides what it is read as: too many are found rather than too few. */
export function hazardIn(text: string): Hazard | null {
  const plain = text.replace(/[’‘]/g, "'");
  return found.find(([, forms]) => forms.some((form) => form.test(plain)))?.[0] ?? null;
}
