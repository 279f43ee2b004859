import type { SeededRandom } from './builtin/seeded-random.ts';
import { sentencesOf } from './humanize-sentences.ts';

/** Somebody, something or a turn of phrase between commas, and no item of a list. */
const asides =
  'it|its|he|she|we|you|they|i|this|that|these|those|there|here|who|which|what|when|where|why|how|if|as|while|because|since|though|although|however|then|so|too|again|now|yet|still|only|just|even|not|never|always|also|maybe|perhaps|probably|indeed|instead|anyway|folks|anon|ser|friends|everyone|everybody|someone|nobody|people|please|thanks|yes|no|yeah|ok|okay|sure|well|look|today|tomorrow|yesterday|tonight|soon|first|second|third|finally|eventually|honestly|frankly|sadly|apparently|naturally|the|a|an|my|our|your|his|her|their|some|any|every|each|more|less|most';
const item = String.raw`(?!(?:${asides})\b)[a-z][a-z'-]+`;

/** "fast, cheap, and secure": single small words, so neither names nor numbers nor tickers. */
const triple = new RegExp(
  String.raw`(?<before>^|[ (])(?<one>${item}), (?<two>${item}),? (?<link>and|or) (?<three>${item})(?<after>$|[.!?]*$|(?= ))`,
  'iu',
);
const negated = /\b(?:no|not|never|none|nobody|nothing|neither|nor|without|cannot|hardly)\b|n['’]t\b/i;

/**
 * Breaks up one list of three in each sentence, a habit of machines: the items stay, all of them and
 * in their order, only no longer in a row.
 */
export function breakTriples(text: string, random: SeededRandom): string {
  return sentencesOf(text)
    .map(({ text: sentence, safe, gap }) => (safe ? broken(sentence, random) : sentence) + gap)
    .join('');
}

function broken(sentence: string, random: SeededRandom): string {
  const clauses = brokenClauses(sentence);
  if (clauses) return clauses;
  const found = triple.exec(sentence);
  const { before = '', one = '', two = '', link = '', three = '', after = '' } = found?.groups ?? {};
  if (!found) return sentence;
  const head = sentence.slice(0, found.index) + before;
  // A comma before the list may belong to a list of four, a capital to a name.
  if (/,\s*$/.test(head) || /,(?:\s+\S+){0,3}\s*$/.test(head)) return sentence;
  if (/^\p{Lu}/u.test(one) && head.trim() !== '') return sentence;
  if (/\p{Lu}/u.test(two + three)) return sentence;
  const tail = sentence.slice(found.index + found[0].length);
  const last = tail.trim() === '' && /^\.?$/.test(after);
  const apart =
    last && link.toLowerCase() === 'and' && !negated.test(sentence) && head.split(' ').length > 2;
  if (apart && random.chance(0.5)) {
    return `${head}${one} and ${two}. And ${three}${after}${tail}`;
  }
  return `${head}${one} ${link} ${two} ${link} ${three}${after}${tail}`;
}

const subject = 'it|we|they|you|this|that';
const clauses = new RegExp(
  String.raw`^(?<one>(?<who>${subject})(?:'\w+)? [^,;:]{4,60}), (?<two>\k<who>(?:'\w+)? [^,;:]{4,60}),? (?<link>and )?(?<three>\k<who>(?:'\w+)? [^,;:]{4,60}?)(?<end>\.?)$`,
  'iu',
);

/** "It cuts costs, it saves time, and it builds trust." */
function brokenClauses(sentence: string): string | null {
  const { one, two, three, end } = clauses.exec(sentence)?.groups ?? {};
  if (!one || !two || !three) return null;
  return `${one} and ${two}. And ${three}${end}`;
}
