import { verbForms } from './lexicon.ts';
import { isSentence } from './read-prompt.ts';
import { tellsManner } from './tells-manner.ts';
import { toAddressee } from './to-addressee.ts';

/** What the user wants a reply to say, taken apart. */
export interface Point {
  side: 'agree' | 'disagree' | null;
  /** Sentences and questions as they are to stand in the reply. */
  said: string[];
  /** The sentences speak against the side: "agree, but". */
  turns: boolean;
}

const act = 'say|point|mention|add|note|explain|argue|stress|remind|tell|ask|wonder|find';
const polite = new RegExp(
  `^(?:please|pls|just|can you|could you|reply(?: that| with)?|answer(?: that| with)?)\\s+(?=(?:\\w+ly )?(?:${act}|dis|agree|push|object|contradict|congratulate|thank|apolog|welcome|wish)\\w*\\b)`,
  'i',
);
const sides =
  /^(?:strongly |politely |partly |kindly |respectfully |mostly )?(dis)?agree(?:s|ing)?\b(?: (?:with )?(?:him|her|them|this|that|it|the post)(?![\w']))?|^(push back|object|contradict)\b(?: on (?:this|that|it))?/i;
const joint = /^[\s,:;.–-]*(?:(but)|and|because|since|as)?\b[\s,:]*/i;
/** "agree on the fees" and "disagree a bit" are said as they stand. */
const namesWhat =
  /^\s+(?:on|about|with|w\/?(?= )|that|to|here|a bit|a little|somewhat|slightly|partly|completely|entirely|fully|totally)\b/i;
const whom = '(?:him|her|them|people|everyone|op)';
const say = new RegExp(
  `^(?:say(?:ing)?(?: (?:to )?${whom})?[:,]?\\s*(?:that\\s+)?|(?:point out|mention)[:,]?\\s*(?:that\\s+)?|(?:remind|tell) ${whom}[:,]?\\s*(?:that\\s+)?|(?:add|note|explain|argue|stress)(?: to ${whom})?(?::\\s*|,?\\s+that\\s+))`,
  'i',
);
const ask =
  /^(?:ask|wonder|find out)(?:ing)?(?: (?:him|her|them|op|the (?:team|author|devs?|founders?)))?[:,]?\s+(?:(whether|if)|(about)|(for)|(?=(?:what|why|how|when|where|who|which)\b))\s*/i;

/** "say gm back, ask what dog": one order after the other. */
const further =
  /(?:[,;.]|\s+(?:and|then|but))\s+(?:(?:and|then|also|but) )*(?=ask (?:him|her|them|op|if|whether|about|for|what|why|how|when|where|who|which)\b)/i;

/** "ask which client, would like to help": why somebody asks is a sentence of its own. */
const beside =
  /^([^,;]+)[,;]\s+((?:i|we|i['’]\w+|my|our|would|want|wanna|happy|curious|hope|hoping|asking|looks?|sounds?|seems?|thanks?|great|nice|love)\b.+)$/i;

/** Acts that are words of their own: the order, and what is said. */
const acts: [RegExp, string][] = [
  [/^congratulate\b/i, 'congrats'],
  [/^thank(?=\s+(?:him|her|them|op|everyone|the \w+)\b|\s+for\b|\W*$)/i, 'thank you'],
  [/^apologi[sz]e\b/i, 'sorry'],
  [/^welcome (?=him|her|them)/i, 'welcome'],
  [/^wish (?:him|her|them) (?:good )?luck\b/i, 'good luck'],
];
const toWhom = /^\s*(?:to )?(?:him|her|them|op|everyone|the \w+)\b/i;
const forWhat = /^\s*(?:for|on|with) [^,.;]+?(?=$|[,.;]|\s+(?:and|then|but)\s)/i;
const next = /^(?:[\s,.;:]*(?:and|then|but)\s+|[\s,.;:]+)/i;

/** Null where the prompt tells only how to write, or names no more than what a reply is to come to. */
export function readPoint(prompt: string): Point | null {
  const point: Point = { side: null, said: [], turns: false };
  const parts = prompt
    .split(/(?<=[.!?。！？])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !tellsManner(part));
  for (const part of parts) {
    let text = toAddressee(part.endsWith('?') ? part : part.replace(polite, ''));
    const side = sides.exec(text);
    if (side && !namesWhat.test(text.slice(side[0].length))) {
      point.side = side[1] || side[2] ? 'disagree' : 'agree';
      text = text.slice(side[0].length);
      const [joined = '', but] = joint.exec(text) ?? [];
      point.turns = but !== undefined;
      text = text.slice(joined.length);
    }
    const done = doneIn(text);
    if (done) point.said.push(done.said);
    for (const rest of (done ? done.rest : text).replace(say, '').split(further)) {
      const [, asked, more] = (ask.test(rest) && beside.exec(rest)) || [];
      for (const one of asked && more ? [asked, more] : [rest]) {
        const said = questionOf(one) ?? one.replace(/(?<![.\s])[.\s]+$/, '');
        if (said !== '') point.said.push(said);
      }
    }
  }
  const [only] = point.said;
  const isTopic = parts.length === 1 && only === parts[0] && namesTopic(only ?? '');
  return point.side || (only && !isTopic) ? point : null;
}

/** "thank them for the report and ask when": what the act says, with its reason, and what is left. */
function doneIn(text: string): { said: string; rest: string } | null {
  const found = acts.find(([order]) => order.test(text));
  if (!found) return null;
  const after = text.replace(found[0], '').replace(toWhom, '');
  const reason = forWhat.exec(after)?.[0] ?? '';
  return {
    said: found[1] + (reason && ` ${reason.trim()}`),
    rest: after.slice(reason.length).replace(next, '').trim(),
  };
}

const named = /^(?:something|anything|a word|stuff|more|the (?:part|bit|thing)) (?:about|on) /i;
/** Words of somebody who talks; a topic is named without them. */
const spoken =
  /\b(?:i|me|my|you|your|we|us|our|he|she|it|its|they|them|this|that|same|no|not|never|yes|thanks?|congrats|sorry|lol|gm|gn|great|good|nice|love|bad|still|too|also|only|just|more|less|first|second|third|then|now|so|very|welcome)\b/i;

/** "restaking risk", "the part about bridges": a few words that state nothing and ask nothing. */
function namesTopic(text: string): boolean {
  if (named.test(text)) return true;
  const words = text.replace(/^(?:the|an?) /i, '').split(/\s+/);
  return (
    words.length <= 3 &&
    !/[,;:?!.…\p{Extended_Pictographic}]/u.test(text) &&
    !spoken.test(text) &&
    !isSentence(text) &&
    !words.slice(1).some((word) => verbForms.has(word.toLowerCase()))
  );
}

/** "did he tell you": a question that was typed without its mark. */
const inverted =
  /^(?:did|does|do|is|are|was|were|can|could|will|would|should|have|has) (?:he|she|it|they|you|we|i|there|this|that|the|anyone|anybody|any)\b[^.?!]*[\p{L}\p{N}]$/iu;

const who = '(?:you|they|we|he|she|it|i|th(?:is|at|ese|ose|ere|e)|your|their|its|any(?:one|body)?)';
const whole = '(?!.*(?:[,.?!]| (?:is|are|was|were) ))';
/** "what would you do differently", "which client do they run", "whats next". */
const opened = [
  `(?:what|why|how(?: (?:much|many|long|often|far|soon))?|when|where|who) (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has) ${who}\\b${whole}`,
  `(?:which|what|how many) (?:[^\\s,;]+ ){1,2}(?:do|does|did|can|could|will|would|should) ${who}\\b${whole}`,
  `(?:what|who|where|when|how)['’]?s (?!done\\b)${whole}(?:[^\\s;]+ ){0,3}[^\\s;]+$`,
].map((form) => new RegExp(`^${form}`, 'i'));

function questionOf(text: string): string | null {
  const order = ask.exec(text);
  if (!order) return isUnmarkedQuestion(text) ? `${text}?` : null;
  const [all, whether, about, thing] = order;
  const rest = text.slice(all.length).replace(/[.?\s]+$/, '');
  if (rest === '') return null;
  if (about) return `can you say more about ${rest}?`;
  if (thing) return `any chance of ${rest}?`;
  return whether ? yesOrNo(rest) : openQuestion(rest);
}

const isUnmarkedQuestion = (text: string) =>
  /[\p{L}\p{N}]$/u.test(text) && [inverted, ...opened].some((form) => form.test(text));

const auxiliary = 'can|could|will|would|should|is|are|was|were|must';
const clause = new RegExp(`^((?:[^\\s,;]+ ){0,4}?[^\\s,;]+) (${auxiliary}) (.+)$`, 'i');

function yesOrNo(rest: string): string {
  const [, subject, verb, after] = clause.exec(rest) ?? [];
  return subject && verb ? `${verb} ${subject} ${after}?` : `do you know whether ${rest}?`;
}

function openQuestion(rest: string): string {
  if (/^what \S+$/i.test(rest)) return `${rest}?`;
  const [, way, who, further] = /^(what|how) ((?:\S+ ){0,2}\S+) did\b(.*)$/i.exec(rest) ?? [];
  if (way && who) return `${way} did ${who} do${further}?`;
  const [word = '', after = ''] = rest.split(' ');
  const asks = new RegExp(`^(?:${auxiliary}|do|does|did|has|have)$`, 'i');
  if (asks.test(after) || (/^(?:who|what)$/i.test(word) && verbForms.has(after.toLowerCase())))
    return `${rest}?`;
  const [, alone, is] =
    /^((?:\S+ ){0,2}\S+) (is|are|was|were)$/i.exec(rest.slice(word.length + 1)) ?? [];
  if (alone && is) return `${word} ${is} ${alone}?`;
  const [, subject, verb, then] = clause.exec(rest.slice(word.length + 1)) ?? [];
  if (subject && verb && !/ /.test(subject.trim().replace(/^(?:the|your|their|its) /, '')))
    return `${word} ${verb} ${subject} ${then}?`;
  return `can you say ${rest}?`;
}
