import { verbForms } from './lexicon.ts';
import { isSentence } from './read-prompt.ts';

/** What the user wants a reply to say, taken apart. */
export interface Point {
  side: 'agree' | 'disagree' | null;
  /** Sentences and questions as they are to stand in the reply. */
  said: string[];
  /** The sentences speak against the side: "agree, but". */
  turns: boolean;
}

const polite =
  /^(?:please|pls|just|can you|could you|reply(?: that| with)?|answer(?: that| with)?)\s+/i;
const sides =
  /^(?:strongly |politely |partly |kindly |respectfully |mostly )?(dis)?agree(?:s|ing)?\b(?: (?:with )?(?:him|her|them|this|that|it|the post)(?![\w']))?|^(push back|object|contradict)\b(?: on (?:this|that|it))?/i;
const joint = /^[\s,:;.–-]*(?:(but)|and|because|since|as)?\b[\s,:]*/i;
const say =
  /^(?:say(?:ing)?|point out|mention|add|note|explain|argue|stress|remind|tell)(?: (?:him|her|them|people|everyone|op))?\b[:,]?\s*(?:that\s+)?/i;
const ask =
  /^(?:ask|wonder|find out)(?:ing)?(?: (?:him|her|them|op|the (?:team|author|devs?|founders?)))?[:,]?\s+(?:(whether|if)|(about)|(for)|(?=(?:what|why|how|when|where|who|which)\b))\s*/i;

/** Acts that are words of their own. */
const acts: [RegExp, string][] = [
  [/^congratulate\b/i, 'congrats'],
  [/^thank\b/i, 'thank you'],
  [/^apologi[sz]e\b/i, 'sorry about that'],
  [/^welcome (?=him|her|them)/i, 'welcome'],
  [/^wish (?:him|her|them) (?:good )?luck\b/i, 'good luck'],
];
const toWhom =
  /^\s*(?:(?:to )?(?:him|her|them|everyone|the team)\b)?(?: (?:for|on) (?:[^,.]*?))?(?:$|[\s,]*(?:and|then|but)\s+|[,.;:]\s*)/i;
/** How it is to be said, and not what. */
const manner =
  /^(?:be|sound|keep|make|use|write|respond|react|show|give|offer|praise|support|defend|roast|tease|mock|joke|encourage|correct|challenge|counter|refute|invite)\b/i;

/** Whether a prompt says how a reply is to sound, and not what it is to say. */
export function tellsManner(prompt: string): boolean {
  return manner.test(prompt.trim().replace(polite, ''));
}

/** Null where the prompt states nothing and asks nothing: it only names what a reply is to come to. */
export function readPoint(prompt: string): Point | null {
  const point: Point = { side: null, said: [], turns: false };
  for (const part of prompt.split(/(?<=[.!?])\s+|\n+/)) {
    let text = part.trim().replace(polite, '');
    const side = sides.exec(text);
    if (side) {
      point.side = side[1] || side[2] ? 'disagree' : 'agree';
      text = text.slice(side[0].length);
      const [joined = '', but] = joint.exec(text) ?? [];
      point.turns = but !== undefined;
      text = text.slice(joined.length);
    }
    const act = acts.find(([order]) => order.test(text));
    if (act) {
      point.said.push(act[1]);
      text = text.replace(act[0], '').replace(toWhom, '');
    }
    const asked = questionOf(text);
    const told = text.replace(say, '');
    if (asked) point.said.push(asked);
    else if (told !== text || side || act || (isSentence(told) && !manner.test(told))) {
      if (told.trim() !== '') point.said.push(told.replace(/[.\s]+$/, ''));
    }
  }
  return point.side || point.said.length > 0 ? point : null;
}

function questionOf(text: string): string | null {
  const order = ask.exec(text);
  if (!order) return /^(?:what|why|how|when|where|who|which)\b.{6,}\?$/i.test(text) ? text : null;
  const [all, whether, about, thing] = order;
  const rest = text.slice(all.length).replace(/[.?\s]+$/, '');
  if (rest === '') return null;
  if (about) return `can you say more about ${rest}?`;
  if (thing) return `any chance of ${rest}?`;
  return whether ? yesOrNo(rest) : openQuestion(rest);
}

const auxiliary = 'can|could|will|would|should|is|are|was|were|must';
const clause = new RegExp(`^((?:\\S+ ){0,4}?\\S+) (${auxiliary}) (.+)$`, 'i');

function yesOrNo(rest: string): string {
  const [, subject, verb, after] = clause.exec(rest) ?? [];
  return subject && verb ? `${verb} ${subject} ${after}?` : `do you know whether ${rest}?`;
}

function openQuestion(rest: string): string {
  const [, way, who, then] = /^(what|how) ((?:\S+ ){0,2}\S+) did\b(.*)$/i.exec(rest) ?? [];
  if (way && who) return `${way} did ${who} do${then}?`;
  const [word = '', next = ''] = rest.split(' ');
  const asks = new RegExp(`^(?:${auxiliary}|do|does|did|has|have)$`, 'i');
  if (asks.test(next) || (/^(?:who|what)$/i.test(word) && verbForms.has(next.toLowerCase())))
    return `${rest}?`;
  const [, alone, is] =
    /^((?:\S+ ){0,2}\S+) (is|are|was|were)$/i.exec(rest.slice(word.length + 1)) ?? [];
  if (alone && is) return `${word} ${is} ${alone}?`;
  const [, subject, verb, after] = clause.exec(rest.slice(word.length + 1)) ?? [];
  if (subject && verb && !/ /.test(subject.trim().replace(/^(?:the|your|their|its) /, '')))
    return `${word} ${verb} ${subject} ${after}?`;
  return `can you say ${rest}?`;
}
