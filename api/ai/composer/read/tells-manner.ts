const adjective =
  '(?:nice|kind|polite|funny|short|brief|concise|casual|formal|friendly|serious|professional|smart|clever|witty|sarcastic|ironic|humble|supportive|positive|negative|neutral|bullish|bearish|helpful|honest|calm|respectful|aggressive|technical|engaging|human|simple|spicy|dry|warm|cheesy|cringe|salesy|pushy|rude|humorous|empathetic|diplomatic|provocative|enthusiastic|excited|skeptical|sceptical|critical|constructive|confident|thoughtful)';
const object = '(?:him|her|them|it|this|that|op|me|us|the \\w+)';
const ends = '(?=$|[.!,;]|\\s+(?:and|but|about|to|in|with|as|please)\\b)';

/** How a text is to be written: "be kind", "keep it short", "use emojis", "defend him". */
const manners = [
  `(?:be|sound|stay|act|seem|respond|react|write|reply)(?: (?:very|more|a bit|a little|really|super|extra))? ${adjective}(?:ly)?${ends}`,
  `not (?:too |so |very )?${adjective}\\W*$`,
  `(?:keep|make) ${object} (?:(?:very|more|a bit|sound|really|super|under|to) )*(?:${adjective}|a joke|joke|\\d+|one|two)\\b`,
  `(?:use|add|include|no|without|avoid|with) (?:(?:an?|some|a few|more|less|lots of|any) )?(?:emojis?|hashtags?|humou?r|sarcasm|irony|slang|lower ?case|caps|exclamation marks?|questions?|jokes?|links?|my voice|my tone)\\b`,
  `(?:praise|support|defend|roast|tease|mock|encourage|correct|challenge|counter|refute|invite|joke about|make fun of)(?: ${object})?${ends}`,
  `(?:show|give|offer|express)(?: ${object})?(?: (?:some|a|your|my))? (?:support|sympathy|empathy|love|compliment|help|feedback|praise|respect|encouragement|interest|gratitude)${ends}`,
  `(?:write|reply|respond|answer) (?:in|with) (?:\\w+ )?(?:\\w+ )?(?:words?|sentences?|tone|style|voice|english|humou?r|emojis?|questions?|jokes?)\\b`,
  `(?:write|make|give|crack) (?:an?|some|me an?) (?:\\w+ )?(?:replies|reply|response|comment|joke|answer|take)${ends}`,
].map((manner) => new RegExp(`^(?:please |pls |just )?${manner}`, 'i'));

/** "Ask why", "tell him that": an order in another language, whose words are not known well enough to follow it. */
const orders = [
  /^(?:frage?|sage?) (?:ihn|sie|ihm|ihr|nach|ob|wie|warum|wann|welche\w*|mal)\b/iu,
  /^(?:preg[uú]nt[ae](?:le|les)?|dile|diles) (?:si|c[oó]mo|por qu[eé]|cu[aá]\w+|qu[eé]|qui[eé]n|d[oó]nde)(?!\p{L})/iu,
  /^(?:demande|demandez|dis|dites)[- ](?:lui|leur|si|comment|pourquoi|quand|quel\w*|ce que)(?!\p{L})/iu,
  /^(?:pergunt[ae]|diga)(?:-lhe)? (?:se|como|por ?qu[eê]|quando|qual|quem|onde|o que|a ele|pra)(?!\p{L})/iu,
  /^(?:chiedi|digli|dille|chiedigli|chiedile) (?:se|come|perch[eé]|quando|qual\w*|cosa|che)(?!\p{L})/iu,
  /^(?:tanya|tanyakan|bilang) (?:ke|kenapa|apa|bagaimana|kapan|siapa|dia|kalau|soal)\b/iu,
  /(?<!\p{L})(?:sor|sorun|sorsana)[.!]?$/iu,
  /か(?:聞いて|尋ねて|訊いて)(?:ください)?[。！]?$/u,
  /\p{L}{2}(?:を|か)?(?:聞く|訊く|きく)[。！]?$/u,
  /(?:지|는지|인지)\s*(?:물어봐|물어봐줘|물어보기)[.!]?$/u,
  /^(?:问|問)(?:他|她|一下|作者|问|問|为什么|為什麼|怎么|怎麼|能不能)/u,
];

/** Whether a prompt says how a reply is to sound, and not what it is to say. */
export function tellsManner(prompt: string): boolean {
  return [...manners, ...orders].some((order) => order.test(prompt.trim()));
}
