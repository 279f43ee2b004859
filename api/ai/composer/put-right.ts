import { isEnglish } from '../detect-language.ts';
import { withOwnI } from '../voice/apply/apply-style.ts';
import { lowerCased, sentenceCased } from '../voice/apply/casing.ts';
import { spellOut } from '../voice/apply/spell-out.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';

/** From here on something is a habit of the persona. */
const USUAL = 0.5;
/** Words of the shortest text that takes a full stop: "gm" and "thank you" stand without one. */
const CLOSED = 3;
/** Frequent misspellings, none of which is a word; `_` is a blank. */
const SLIPS = `
  teh=the adn=and taht=that waht=what yuo=you recieve=receive recieved=received
  definately=definitely seperate=separate occured=occurred untill=until wich=which
  becuase=because beleive=believe realy=really tommorow=tomorrow tomorow=tomorrow thier=their
  wierd=weird alot=a_lot congrads=congrats intresting=interesting comming=coming
  diffrent=different probaly=probably goverment=government aquire=acquire acheive=achieve
  succesful=successful happend=happened wont=won't couldnt=couldn't basicaly=basically
  qestion=question goodluck=good_luck shouldve=should've wouldve=would've couldve=could've
  overnite=overnight acording=according adress=address arguement=argument begining=beginning
  calender=calendar collegue=colleague commited=committed completly=completely
  concious=conscious dissapear=disappear dissapointed=disappointed embarass=embarrass
  enviroment=environment existance=existence finaly=finally foward=forward freind=friend
  garantee=guarantee grammer=grammar gaurd=guard immediatly=immediately independant=independent
  knowlege=knowledge liason=liaison libary=library maintainance=maintenance millenium=millennium
  neccessary=necessary noticable=noticeable occassion=occasion occurence=occurrence peice=piece
  posession=possession prefered=preferred publically=publicly recomend=recommend
  refered=referred relevent=relevant remeber=remember responsability=responsibility
  sentance=sentence similiar=similar strenght=strength suprise=surprise suprised=surprised
  tendancy=tendency threshhold=threshold truely=truly unfortunatly=unfortunately usefull=useful
  usualy=usually writting=writing
`;
const slips = new Map(
  SLIPS.trim()
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
);
const slip = new RegExp(
  `(?<![\\p{L}\\p{N}@#$/_.'’-])(?:${[...slips.keys()].join('|')})(?![\\p{L}\\p{N}'’/_-])`,
  'giu',
);

const SUBJECT = '(?:you|u|they|we|i|he|she|the|your|their|my|our|these|those|anyone|anybody)';
/** A question in English without its mark, by how it begins; `do it` and `did this` tell, they do not ask. */
const question = new RegExp(
  `^(?:(?:ok|so|and|but|wait|gm|hey|nice|agreed?|true|great|love it),?\\s+)*(?:${[
    `(?:what|when|where|why|how|who|which \\S+)\\s+(?:is|are|was|were|do|does|did|can|could|would|will|should|have|has)\\s+${SUBJECT}`,
    "(?:who|what|where|how)(?:'s|’s|s)\\s+(?:the|your|that|this)",
    'how\\s+(?:many|much|long|often)',
    `(?:are|do|does|did|can|could|would|will|should|have)\\s+${SUBJECT}`,
    '(?:is|does|would|could|will)\\s+(?:it|this|that|there|the)',
    'who\\s+(?:pays|holds|owns|runs|decides|signs)',
  ].join('|')})(?![\\p{L}\\p{N}])[^.!?…]*$`,
  'iu',
);

/**
 * What a person typed, with slips, casing and the last mark as the persona has them; no word is
 * added and none is left out. Slips are put right in English only.
 */
export function putRight(typed: string, style: StyleProfile): string {
  const text = typed.trim();
  const spelled = isEnglish(text) ? spellOut(text.replace(slip, mended), style) : text;
  const isSmall = style.lowerCase >= USUAL;
  if (isSmall) return closed(lowerCased(spelled), style);
  const cased = style.lowerStart >= USUAL ? spelled : sentenceCased(withOwnI(spelled));
  return closed(cased, style);
}

function mended(word: string): string {
  const right = slips.get(word.toLowerCase()) ?? word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** The last mark: of a question always, a full stop where it is a habit or none. */
function closed(text: string, { fullStop }: StyleProfile): string {
  const stop = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u.test(text) ? '。' : '.';
  const last = text.split(/\s+/).at(-1) ?? '';
  const isOpen = /[\p{L}\p{N})"”]$/u.test(last) && !/^[@#$]|[/@]/u.test(last);
  const sentence = text.split(/(?<=[.!?…\n])\s+/).at(-1) ?? '';
  if (isOpen && question.test(sentence)) return `${text}?`;
  if (fullStop < USUAL) return /[^.。\s]{2}[.。]$/u.test(text) ? text.slice(0, -1) : text;
  const isLong = stop === '。' ? [...text].length > CLOSED : text.split(/\s+/).length >= CLOSED;
  return isOpen && isLong ? text + stop : text;
}
