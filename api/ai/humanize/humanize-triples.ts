import { sentencesOf } from './humanize-sentences.ts';

/** Begins an aside, an address or a clause of its own, and no item of a list. */
const asides =
  /^(?:it|its|he|she|we|you|they|i|this|that|these|those|there|here|who|which|what|when|where|why|how|if|as|while|because|since|though|although|however|then|so|too|again|now|yet|still|only|just|even|not|never|always|also|maybe|perhaps|probably|indeed|instead|anyway|folks|anon|ser|friends|everyone|everybody|someone|nobody|people|please|thanks|yes|no|yeah|ok|okay|sure|well|look|today|tomorrow|yesterday|tonight|soon|first|second|third|finally|eventually|honestly|frankly|sadly|apparently|naturally|the|a|an|my|our|your|his|her|their|some|any|every|each|more|less|most)(?![\w-])/i;
/** What stands before the first comma only leads in: "last week, fees rose, and users left". */
const leadIns =
  /^(?:in|on|at|for|with|without|from|by|after|before|during|last|next|this|that|these|those|over|under|since|until|till|despite|like|unlike|to|as|if|when|while|because|although|though|once|unless|where|wherever|whenever|whether|all|long|short|same|put|meanwhile|of|given|instead|beyond|behind|between|among|across|against|about|above|below|near|via|per|yet|but|so|and|or|also|still|then|now|not|thanks|dear|hey|gm|\w+ing)(?![\w-])|ly$/i;
/**
 * Breaks up one list of three in each sentence, a habit of machines: the items stay, all of them and
 * in their order, only no longer in a row. Three clauses without an "and" are a figure of speech and stay.
 */
export function breakTriples(text: string): string {
  return sentencesOf(text)
    .map(({ text: sentence, safe, gap }) => (safe ? broken(sentence) : sentence) + gap)
    .join('');
}

function broken(sentence: string): string {
  const [one = '', two = '', three = '', ...more] = sentence.split(', ');
  const [, link = '', last = '', end = ''] = /^(and|or) ([a-z].*?)([.!?]*)$/.exec(three) ?? [];
  // Names, numbers and tickers in a row are facts and no figure of speech.
  const plain = /[a-z]$/i.test(one) && /^[a-z][a-z'-]*(?: [a-z'-]+){0,3}$/.test(two);
  if (more.length > 0 || link === '' || !plain || leadIns.test(one.trim())) return sentence;
  const starts = [one, two, last].map((part) => part.trim().split(' ')[0]?.toLowerCase());
  const alike = starts.every((start) => start === starts[0]);
  if (!alike && (asides.test(two) || asides.test(last))) return sentence;
  return `${one} ${link} ${two} ${link} ${last}${end}`;
}
