/** Somebody who is spoken of: an order about a reply names them so, the reply itself says "you". */
const them =
  '(?:him|her|them|op|people|everyone|everybody|folks|the (?:team|author|devs?|founders?|guy|poster|op))';
const about =
  '(?: (?:that|about|how|why|what|when|where|which|whether|if|for|on|to|the|a|an|our|my|it|this))';
const adjective =
  '(?:kind|polite|funny|short|brief|concise|casual|formal|friendly|serious|professional|clever|witty|sarcastic|ironic|humble|supportive|positive|negative|neutral|bullish|bearish|helpful|honest|calm|respectful|aggressive|technical|engaging|human|simple|spicy|dry|warm|cheesy|cringe|salesy|pushy|rude|humorous|empathetic|diplomatic|provocative|enthusiastic|excited|skeptical|sceptical|critical|constructive|confident|thoughtful|firm|direct|subtle|gentle|sincere|encouraging|curious|nice|cool|chill|natural|quick|apologetic|playful)';

/** What begins an order, whatever stands behind it. */
const acts = [
  'say(?! (?:no more|less|what you|whatever|when|hello to my)\\b)',
  'saying (?:that|we|i|it)\\b',
  `(?:tell|ask|remind|inform|warn|reassure|advise) (?!me\\b|us\\b|yourself\\b|yourselves\\b|away\\b|your\\b|you\\b|again in\\b)`,
  'mention(?!ed|s\\b|ing)',
  'congratulate (?!yourself|yourselves)|congratulate$',
  'apologi[sz]e\\b',
  `thank (?!you\\b|u\\b|god\\b|goodness\\b|heavens?\\b|fuck\\b)|thank$`,
  `wish (?:${them}|good luck|well|luck|all)\\b`,
  `welcome ${them}\\b`,
  `(?:praise|compliment|mock|tease|roast|comfort|console|acknowledge|encourage|defend|support|correct|challenge|refute|cheer|greet|insult|ridicule|flatter|invite|quote|credit|hype|shill|promote|plug)\\b(?! (?:me|us|you|your|yourself|for|is|was|in|on|at|resistance|levels?|ticket)\\b)(?!\\W*\\?)`,
  'admit\\b|confess\\b',
  'joke (?:about|that|around)\\b|crack a joke\\b|make (?:a|some) (?:jokes?|pun|light|fun)\\b|half[- ]joking',
  '(?:dis)?agree (?:politely|kindly|gently|strongly|briefly|loudly|a bit)\\b|push back\\b|point out\\b|play (?:it )?(?:down|dumb)\\b|pretend\\b',
  `offer (?:to\\b|${them}|dms?\\b|(?:to |some |my |our )?(?:help|support|advice|condolences|sympathy|a call|a hand)\\b)`,
  'add (?:that|a|an|some|our|my|something|how|why|the link|link|emojis?|hashtags?)\\b',
  `(?:explain|emphasi[sz]e|stress|highlight|clarify|argue|state|hint|suggest|propose|recommend|insist|confirm|deny|note|claim|imply)(?: to ${them})?${about}|(?:recommend|suggest) \\w+\\b`,
  `(?:answer|reply|respond|react|comment)(?:$|[:,]|(?: (?:to )?${them}\\b)| (?:that|with|no|yes|in|about|as|like|positively|negatively|briefly|why|how|usually|only|something|kindly|nicely|politely)\\b)`,
  'write (?:that|something|a|an|him|her|them|in|about|back|like|it)\\b',
  `let ${them} know\\b|give ${them}\\b|show (?:${them}|some|empathy|sympathy|interest|support|respect|love|gratitude)\\b|make (?:${them}|sure (?:to|you))\\b`,
  'express\\b|sympathi[sz]e\\b|empathi[sz]e\\b|relate to\\b|refer to\\b|laugh (?:at|about|with|it off)\\b|brag\\b|side with\\b',
  `be(?: (?:very|more|a bit|a little|really|super|extra|too|not))* ${adjective}\\b`,
  `(?:sound|stay|act|seem|remain)(?: (?:very|more|a bit|a little|really|super|not))* ${adjective}\\b|(?:act|sound) (?:like|surprised|as if|as though)\\b`,
  `keep (?:it|this|that|the (?:tone|reply)) (?:\\w+ )?(?:${adjective}|under|to|in)\\b|make (?:it|this|that|the reply) (?:\\w+ )?(?:${adjective}|sound|a joke|personal|about|shorter|longer)\\b`,
  '(?:use|include|avoid|skip|no|without|with|add) (?:an?|some|any|more|less|few|the )?\\s?(?:emojis?|hashtags?|humou?r|sarcasm|irony|slang|lower ?case|caps|exclamation marks?|jokes?|links|jargon)\\b(?! (?:are|is|were|was|on|in)\\b)',
  `(?:politely |kindly |gently )?(?:decline|refuse|turn (?:him|her|them|it) down|deflect|ignore the)\\b`,
  `(?:don['’]?t|do not|dont|never|avoid) (?:promise|mention|say|sound|be|use|argue|praise|name|reveal|commit|apologi[sz]e|admit|agree|tell|ask|overdo|oversell|talk|attack|insult|give (?:a|any|him|her|them)|make (?:it|any|a promise))\\b(?! (?:me|us|you|sorry|afraid|shy|surprised|scared|fooled|stupid|so hard)\\b)|(?:avoid|without) (?:promising|mentioning|saying|sounding|naming|using)\\b`,
  "(?:i want|i need|i would like|i['’]d like) (?:you|the reply|it|this) to\\b|(?:can|could|would) you (?:please )?(?:say|tell (?:him|her|them)|ask (?:him|her|them|if|for)|thank|mention|congratulate|reply|write|answer|respond)\\b|(?:the )?(?:reply|answer|response|tone|text) (?:should|must|needs to|has to|in|is to)\\b|(?:tone|style|length|language|topic|angle)\\s*:",
  '(?:something|anything|a word|a few words|one[- ]liner|one (?:line|sentence|question)|two (?:lines|sentences)|(?:an? )?(?:short|quick|nice|funny|witty|kind|warm|smart|clever|good|friendly|sarcastic|polite|brief|supportive|snarky|simple|positive) (?:joke|reply|comment|line|compliment|question|answer|remark|response|one[- ]liner|take))(?: (?:about|on|that|like|for|to|with|nice|kind|funny|short|smart|positive|supportive)\\b|$)',
  `(?:a |some )?(?:compliment|joke|condolences|congratulations|thanks|praise|apology|question) (?:about|on) (?:his|her|their|the)\\b`,
  '(?:in|translate (?:it )?(?:to|into)) (?:english|german|spanish|french|portuguese|japanese|chinese|indonesian|italian|turkish|korean)(?: please| pls)?$',
  `(?:more|less|very|a bit|slightly|super|not too|not so|not) (?:${adjective})(?: please| pls| and .*)?$`,
  `(?:like|as) (?:a|an) (?:friend|joke|question|expert|fan|pro|pirate|trader|dev|engineer)(?: would)?$`,
  '(?:mirror|match|copy|follow|continue|repeat) (?:his|her|their)\\b|(?:his|her|their) (?:tone|style)\\b',
];

/** Openings that the reply itself may have as well. */
const doubtful = [
  '(?:strongly |politely |partly |kindly |respectfully |mostly )?(?:dis)?agree(?:$| (?:with (?:him|her|them|op|the (?:post|author))|and|but|because|that|since)\\b|,)',
  'object(?:$| to\\b)|contradict\\b',
  `${adjective}(?:,? (?:and|but) (?:\\w+ )?${adjective})*$`,
  'ask\\b(?! me\\b| us\\b)|tell\\b(?! me\\b| us\\b)|add\\b(?! me\\b| to that)|thank (?:for|the)\\b',
];

/** Words that may stand before an order: "please", "maybe", "gently". */
const before =
  '(?:(?:please|pls|plz|just|also|then|first|and|but|or|maybe|perhaps|now|simply|again|always|try to|remember to|make sure to|you should|we should|should|to|briefly|shortly|quickly|gently|politely|kindly|warmly|nicely|casually|openly|publicly|honestly|jokingly|sarcastically|half[- ]jokingly|respectfully|sincerely|subtly|lightly|softly)[,:]?\\s+)*';

const begin = (sources: string[]) => new RegExp(`^${before}(?:${sources.join('|')})`, 'i');

export const englishOrder = begin(acts);
export const englishDoubt = begin(doubtful);
