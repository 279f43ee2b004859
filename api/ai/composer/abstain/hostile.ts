const groups =
  'jews?|muslims?|christians?|arabs?|blacks?|whites?|asians?|indians?|chinese|mexicans?|africans?|immigrants?|migrants?|refugees?|foreigners?|gays?|lesbians?|trans(?:gender)?s?|women|gypsies|roma|israelis?|palestinians?|russians?|ukrainians?|disabled';

/** Threats, calls for violence, slurs, dehumanising words and insults at somebody. */
const patterns: readonly RegExp[] = [
  /\b(?:kys|k\.y\.s|kill (?:yourself|urself|him|her|them|you|all)|go die|hope you (?:die|rot|get|suffer)|die in|drop dead|hang (?:him|her|them|yourself)|rope yourself|deserves? to (?:die|suffer|hang|burn)|should (?:all )?(?:die|burn|hang|be (?:shot|hanged|killed|executed|deported|gassed|lynched|exterminated|wiped out)))\b/i,
  /\b(?:(?:i|we)(?:'ll| will|'m going to| am going to| are going to|'re going to| know where)|gonna) (?:find|hunt|hurt|kill|shoot|beat|stab|burn|destroy|break|come for|come to|you live|you sleep|your (?:kids|family|house)|smash)\b/i,
  /\b(?:watch your back|you(?:'re| are) (?:dead|a dead man|next)|sleep with one eye|we know where you (?:live|sleep|work)|time to (?:hunt|purge|exterminate))\b/i,
  /\bn[i1!]gg(?:[ae@]|er)s?\b|\bf[a@]gg?(?:[o0]ts?|s)?\b|\bk[i1]kes?\b|\bsp[i1]cs?\b|\bch[i1]nks?\b|\btr[a@]nn(?:y|ies)\b|\bretard(?:s|ed)?\b|\bp[a@]kis?\b|\bdykes?\b|\bcunts?\b|\bwhores?\b|\bsluts?\b|\bwetbacks?\b|\bsand ?n\w+/i,
  /\b(?:subhumans?|untermensch\w*|vermin|cockroaches|parasites|infest\w*|white power|heil|1488|gas the|great replacement|ethnic cleansing|race war|rape[ds]?|rapist)\b/i,
  new RegExp(
    `\\b(?:${groups})\\b (?:all |just |really )*(?:(?:are|is) (?:all |just |the |a |an |nothing but )*(?:\\w+ )?(?:scum|thieves|criminals|terrorists|ruining|destroying|problem|inferior|stupid|lazy|dirty|evil|disease|plague|controlling|invading|stealing|rapists|trash|garbage|not (?:human|people|welcome))|should (?:be|not be|leave|go|never)|must (?:go|leave)|do(?:n't| not) belong|deserve|control (?:the|all|every)|ruin|destroy|need to (?:leave|go|die)|out of)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:hate|fuck|stop|ban|deport|remove|kill|no more|get rid of|sick of|too many) (?:all |these |those |the |you )*(?:${groups})\\b`,
    'i',
  ),
  /\bgo back to (?:your|where you|their)\b/i,
  /\b(?:you(?:'re| are| r)?|u r|ur|he(?:'s| is)|she(?:'s| is)|they(?:'re| are)|@\w+ is|such) (?:all |just |such |nothing but |(?:a|an|the) )*(?:\w+ )?(?:idiots?|morons?|imbeciles?|scum(?:bags?)?|trash|garbage|pathetic|disgusting|losers?|clowns?|stupid|dumb|braindead|pigs?|bitch(?:es)?|bastards?|assholes?|piece of shit|pos|cowards?|frauds?|liars?)\b/i,
  /\b(?:fuck (?:you|off|this guy|him|her|them)|stfu|shut (?:the fuck )?up|eat shit|go to hell|screw you|piece of shit|suck my)\b|🖕/iu,
];

/** Whether a text threatens, insults or dehumanises somebody, so far as English words show it. */
export function readsAsHostile(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
