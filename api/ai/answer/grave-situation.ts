import { isSure, type Situation, type SituationReading } from '#shared/contracts/situations.ts';
import type { Objection } from './objection.ts';

const LAUGHTER =
  /\b(?:lo+l+|lma+o+|rofl|ha(?:ha)+h?|he(?:he)+|ja(?:ja)+|kk+|wkwk\w*|mdr|ptdr|haha\w*|xd+)\b|笑|草|ｗ{2,}|w{3,}|哈哈|ㅋㅋ|[😂🤣😹💀😆😝😜🤡🤪]/iu;
const CHEER =
  /\bcongrat\w*|\b(?:amazing|awesome|incredible|fantastic|huge|epic|legendary|brilliant|love (?:this|it|to see)|great (?:news|job|work|stuff|project|opportunity)|nice (?:one|work|job)|well done|let['’]?s (?:go+|gooo+)|lfg+|so excited|exciting|bullish|wagmi|to the moon|based|glückwunsch\w*|super sache|großartig|felicidades|enhorabuena|genial|increíble|félicitations|bravo|génial|parabéns|incrível|selamat|mantap|keren)\b|おめでとう|素晴らしい|最高|恭喜|太棒|厉害|축하|대박|[🎉🥳🚀🔥🎊💯🤑📈]/iu;
const MARKET =
  /\b(?:price|chart|bull(?:s|ish|run)?|bear(?:s|ish)?|pump(?:s|ed)?|dump(?:s|ed)?|moon(?:s|ing)?|ath|bags?|hodl|wagmi|ngmi|the (?:top|bottom|dip)|tokens?|coins?|gains|profits?|portfolio|leverage|long(?:s|ed)?|short(?:s|ed)?|kurs|gewinne?|mercado|precio|ganancias|marché|prix|harga|cuan)\b|相場|価格|行情|币价|시세/iu;
const AGREES =
  /\b(?:i agree|agreed|exactly|so true|true that|this[.!]*$|facts|totally|absolutely|you['’]?re right|well said|couldn['’]?t agree more|stimmt|genau|totalmente|de acuerdo|tienes razón|exactement|d['’]accord|tout à fait|concordo|exatamente|setuju|betul)\b|その通り|同感|说得对|同意|맞아|동의/iu;
const ACCEPTS =
  /\b(?:count me in|i['’]?m in|sign me up|joined|joining|claimed|claiming|thanks? (?:you )?(?:for|so much)|grateful|good luck|interesting|can['’]?t wait|how do i (?:join|claim|get)|just (?:sent|did)|bin dabei|cuenta conmigo|j['’]en suis|tô dentro|ikut)\b|参加します|已参加|참여/iu;
const WARNS =
  /\b(?:scam\w*|fake|phish\w*|fraud\w*|report\w*|careful|beware|warn\w*|drain\w*|don['’]?t|do not|never|no thanks|impersonat\w*|ponzi|rug\w*|betrug\w*|abzocke|vorsicht|estafa\w*|cuidado|arnaque\w*|attention|golpe\w*|penipu\w*|hati-hati)\b|詐欺|注意|骗|小心|사기|조심/iu;
const EXCUSES =
  /\b(?:not our (?:fault|problem|issue)|works (?:fine )?(?:for|on) (?:me|my)|skill issue|user error|you should have|read the docs|cry (?:more|about it)|cope|touch grass|calm down|relax|nicht unsere schuld|no es culpa nuestra|pas notre faute|não é culpa nossa)\b/iu;
const PROMISES =
  /\b(?:we|i)(?:['’]ll| will) (?:fix|solve|resolve|have (?:it|this|that) (?:fixed|solved|done))\b[^.!?]{0,40}\b(?:today|tonight|tomorrow|by|within|in \d+|this week|soon)\b|\bpromise\b|\bversprechen\b|\bprometemos\b|\bnous promettons\b|\bprometemos\b|約束します|保证|약속/iu;
const AT_LEAST =
  /\bat least\b|\blook on the bright side\b|\bimmerhin\b|\bal menos\b|\bau moins\b/iu;

interface Rule {
  what: string;
  pattern: RegExp;
  /** Words that make it right again. */
  unless?: RegExp;
}

const joke: Rule = { what: 'a joke or laughter', pattern: LAUGHTER };
const praise: Rule = { what: 'praise or excitement', pattern: CHEER };

const rules: Partial<Record<Situation, Rule[]>> = {
  grief: [
    joke,
    praise,
    { what: 'talk of the market', pattern: MARKET },
    { what: 'a comparison with something worse', pattern: AT_LEAST },
  ],
  hostile: [{ what: 'agreement with hate', pattern: AGREES }, { ...praise, unless: WARNS }, joke],
  scam: [
    { ...praise, unless: WARNS },
    { what: 'agreement with the offer', pattern: AGREES, unless: WARNS },
    { what: 'acceptance of the offer', pattern: ACCEPTS, unless: WARNS },
  ],
  incident: [joke, praise],
  complaint: [
    joke,
    { what: 'an excuse', pattern: EXCUSES },
    { what: 'a promise', pattern: PROMISES },
  ],
};

const said: Partial<Record<Situation, string>> = {
  grief: 'a post about a loss or a hard time',
  hostile: 'a hostile post',
  scam: 'a post that looks like a scam',
  incident: 'a post about an incident',
  complaint: 'a complaint',
};

/**
 * What a draft says that must not stand under a post which surely is a loss, hate, a scam, an incident
 * or a complaint. Words that the owner or the post itself uses count as given.
 */
export function misplaced(
  content: string,
  reading: SituationReading | undefined,
  given: { owner: string; post: string },
): Objection | null {
  if (!reading || !isSure(reading)) return null;
  const found = rules[reading.situation]?.find(
    ({ pattern, unless }) => isNew(content, pattern, given) && !unless?.test(content),
  );
  if (!found) return null;
  return {
    kind: 'harmful',
    ask: `it holds ${found.what}, under ${said[reading.situation]}: be plain and careful`,
  };
}

/** Whether a match is new: market terms of the post are allowed, its laughter and praise are not. */
function isNew(content: string, pattern: RegExp, { owner, post }: { owner: string; post: string }) {
  const each = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const isTopic = pattern === MARKET;
  const known = `${owner}\n${isTopic ? post : ''}`.toLowerCase();
  return [...content.matchAll(each)].some(([word]) => !known.includes(word.toLowerCase().trim()));
}
