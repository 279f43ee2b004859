const ends =
  'com|xyz|io|net|org|app|fi|finance|me|gg|co|link|site|ai|so|live|claims?|top|online|network|pro|fun|dev|cash|click|vip|info|biz|ru|cn|eu|uk|zip';
/** Top-level domains that X links and `findLinks` does not know, much used by those who defraud. */
const cheap =
  'quest|lat|bid|cfd|hair|skin|makeup|beauty|autos|boats|yachts|homes|monster|mom|bond|pics|rest|ceo|cheap|christmas|cricket|coupons|diamonds|download|enterprises|exposed|faith|giving|loans|moscow|onl|party|plumbing|promo|racing|report|science|sucks|trade|uno|webcam|win|accountant|accountants|date|stream|tokyo|gdn|ooo|okinawa|ryukyu|zone|wiki|ist|feedback|locker|shopping|sbs|icu|cyou|buzz|surf|boutique|digital';
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const name = String.raw`(?<![\p{L}\p{N}_-])[\p{L}\p{N}][\p{L}\p{N}_-]{0,61}`;
const host = String.raw`(?<![\p{L}\p{N}_@./-])(?:[\p{L}\p{N}][\p{L}\p{N}_-]{0,61}\.){1,6}`;
const path = String.raw`(?:\/[^\s]{0,200})?`;
/** "The .com domain" is talk of a domain. */
const named = String.raw`(?<![\p{L}\p{N}_-])(?!(?:the|a|an|your|our|my|their|his|her|its|any|every|that|this|new|old|cool|good|of|and|or|with|for|on|in)\b)[\p{L}\p{N}][\p{L}\p{N}_-]{0,61}`;

/** Links that X may not link and a reader understands, or that other programs open. */
export const linkDisguises: RegExp[] = [
  /(?<![a-z0-9+])[a-z][a-z0-9+.-]{0,20}:\/\/\S+/giu,
  /\bh(?:tt|xx|\*\*|__)ps?\s?:\s?[\\/]{1,3}\s?\S+/giu,
  /(?<![\p{L}\p{N}])(?:(?:javascript|vbscript|ipfs|magnet|mailto|wc|sms|intent|lnurl\w{0,9}):[\w/+;,.(@?-]{3,}\S*|(?:data|file|ftp|tg|tel):(?:\/\/|\w+[/;,])\S*|tel:\+?\d\S*)/giu,
  /(?<![\w@.-])(?:www|ww2)\.[\p{L}\p{N}-]+\.\S+/giu,
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\s?(?:\[\.\]|\(\.\)|\{\.\}|<\.>|[[({<](?:dot|punto|punkt|ponto|point|точка)[\])}>])\s?[\p{L}\p{N}/.-]+/giu,
  new RegExp(String.raw`${name}[\s_-]{1,3}d[o0]t[\s_-]{1,3}(?:${ends}|c[o0]m|n3t|[o0]rg)\b`, 'giu'),
  new RegExp(
    String.raw`${name}\s?(?:\b(?:punto|ponto|punkt|point|nokta)\b|точка|ドット|どっと|点|點|닷|점|نقطة|دوت|डॉट|पॉइंट)\s?(?:com|xyz|io|ком|コム)(?![\p{L}\p{N}])`,
    'giu',
  ),
  // Marks that pass for a full stop. `SOL。AI` is a sentence's end.
  new RegExp(String.raw`${name}[·•∙‧・⋅●。︒｡]\s?(?:${ends}|COM|XYZ|NET|ORG)(?![A-Za-z0-9])`, 'gu'),
  // Whoever tidies the spaces away makes a link of it.
  new RegExp(String.raw`${named}[\s,]{1,20}\.(?:${ends})(?![\p{L}\p{N}])`, 'giu'),
  new RegExp(String.raw`${name}\s{0,2}\.\s{1,2}(?:${ends})\s?\/\s?[\p{L}\p{N}]`, 'giu'),
  new RegExp(String.raw`${name}\s\.\s(?:${ends})(?![\p{L}\p{N}])`, 'giu'),
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\s_-]){1,40}(?:\.|dot)[\s_-]?(?:c[\s_-]o[\s_-]m|x[\s_-]y[\s_-]z|i[\s_-]o|n[\s_-]e[\s_-]t|o[\s_-]r[\s_-]g)\b/giu,
  new RegExp(
    String.raw`${host}(?:c0m|c\*m|n3t|0rg|com|net|org|xyz|io)(?![\p{L}\p{N}@])${path}`,
    'giu',
  ),
  new RegExp(String.raw`${host}(?:${cheap})(?![\p{L}\p{N}@])${path}`, 'gu'),
  /\b(?:t\s?\.\s?me|telegram\.me|discord\.gg|wa\.me|bit\.ly)\s?\/\s?\S*/giu,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu,
  new RegExp(
    String.raw`(?<![\w.]|\bv(?:er|ersion)?\.? ?|\brelease )(?:${octet}\.){3}${octet}(?![\w]|\.\d)(?::\d{2,5})?(?:\/\S*)?`,
    'giu',
  ),
];
