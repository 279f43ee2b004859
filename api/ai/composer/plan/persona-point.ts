import { opensItself } from '#api/ai/voice/apply/apply-style.ts';
import { spellOut } from '#api/ai/voice/apply/spell-out.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import { type Choice, plainly } from '../choose/choice.ts';
import { type SeededRandom, shuffled } from '../choose/seeded-random.ts';
import { languageOf } from '../languages/read-language.ts';
import { type Point, readPoint } from '../read/read-point.ts';
import { isSentence } from '../read/read-prompt.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { intentLines, plainLines } from '../templates/intent-lines.ts';
import {
  comingTo,
  eventCloses,
  opinionCloses,
  pointCloses,
  pointStarts,
  requests,
  sideLines,
  speechActs,
  storyCloses,
} from '../templates/point-lines.ts';
import { factClosers } from '../templates/post-templates.ts';
import type { PlanContext } from './plan-context.ts';

/** A subject that names itself in a word of the trade, a ticker or a name of more than one word. */
const CLEAR_SUBJECT = 3;

/** Replies that say what the user wants said in the way of their intent, and nothing beside it. */
export function pointReplies(context: PlanContext, random: SeededRandom): Choice[] {
  const { brief, reading, wanted, harm } = context;
  const { intent } = brief;
  const typed = asWritten(context);
  const point = readPoint(typed);
  if (point) return saying(point, context, random);
  // Under a question a few words are the answer, and what is no subject is said as it stands.
  const isSubject = wanted !== null && wanted.score >= CLEAR_SUBJECT;
  if (!isSubject || reading.stance === 'question')
    return saying({ side: null, said: [typed], turns: false }, context, random);
  if (intent && harm && !/^(?:thank|condolences|decline)$/.test(intent)) return [plainly([typed])];
  const lines = intent ? intentLines[intent].about : comingTo;
  return shuffled(lines, random).map((line) => plainly([fillTemplate(line, wanted)]));
}

/** The typed words as the persona writes them out. */
function asWritten({ brief, writer }: PlanContext): string {
  const { prompt, post, language } = brief;
  const typed = prompt?.trim() ?? '';
  const isForeign = languageOf(typed, null) ?? (post && languageOf(post.text, language));
  return isForeign ? typed : spellOut(typed, writer.style);
}

function saying(
  point: Point,
  { brief, isGrave, isBad, harm }: PlanContext,
  random: SeededRandom,
): Choice[] {
  const { intent } = brief;
  const said = intent === 'ask' ? askedFor(point.said) : point.said;
  const [first = '', ...rest] = said;
  const acts = intent ? actsOf(intent, harm !== null, isBad) : [];
  if (acts.length > 0)
    return shuffled(acts, random).map((act) => plainly([joined(act, first), ...rest]));
  const asked = first.startsWith(requests[0]) ? first.slice(requests[0].length) : null;
  const words = asked === null ? [first] : requests.map((form) => form + asked);
  // Nothing is agreed with under hate, a scam or a loss: only the person's own words stand there.
  if (harm) return said.length === 0 ? [] : words.map((form) => plainly([form, ...rest]));
  const side = point.side ?? (intent === 'agree' || intent === 'disagree' ? intent : null);
  const asks = first.endsWith('?');
  const isWhole = asks || isSentence(first);
  const sided = side ? shuffled(sideLines[side][brief.tone], random) : [];
  // Congratulations and apologies are whole in themselves.
  const isLed = isWhole && !asks && !opensItself.test(first);
  const led = shuffled(pointStarts, random).map((start) => `${start}: ${first}`);
  const acted = speechActs.get(first);
  const starts = acted ? shuffled(acted, random) : [...words, ...(isLed ? led : [])];
  const openings =
    side === null
      ? starts.map((start) => [start])
      : point.turns && !asks
        ? sided.map((line) => [`${line}, but ${first}`])
        : sided.map((line) => [line, ...said.slice(0, 1)]);
  const isOpen = isLed && !isGrave && !said.at(-1)?.endsWith('?');
  const closes = isOpen ? shuffled(pointCloses[side ?? 'none'], random) : [];
  const all = openings.map((opening) => [...opening, ...rest]);
  const closed = closes.flatMap((close) => all.map((sentences) => [...sentences, close]));
  const choices = [...all, ...closed].map((sentences) => plainly(sentences.filter(Boolean)));
  // The person's own words stand alone first.
  return choices.map((choice, at) =>
    at === 0 && side === null ? { ...choice, kind: 'given' } : choice,
  );
}

/** How a thank-you and its like open; none where the intent takes a side or asks, or would praise a harm. */
function actsOf(intent: Intent, isHarm: boolean, isBad: boolean): string[] {
  if (intent === 'agree' || intent === 'disagree' || intent === 'ask') return [];
  return isHarm && intent === 'congratulate' ? [] : plainLines(intent, isBad);
}

/** "thank you" and "for the intro" are one sentence. */
function joined(act: string, said: string): string {
  if (!/^(?:for|on) /i.test(said)) return `${act}. ${said}`;
  return `${/congrat/i.test(act) ? 'congrats' : 'thank you'} ${said}`;
}

/** The last of the sentences as a question. */
function askedFor(said: string[]): string[] {
  const last = said.at(-1) ?? '';
  if (last.endsWith('?')) return said;
  const opens =
    /^(?:what|why|how|when|where|who|which|is|are|do|does|did|can|could|will|would|should)\b/i;
  if (opens.test(last)) return [...said.slice(0, -1), `${last}?`];
  return isSentence(last)
    ? [...said, 'how do you see it?']
    : [...said.slice(0, -1), `what about ${last}?`];
}

/** Posts that are the user's own sentences, and at most a word to the reader behind them. */
export function factPosts({ prompt, reading, brief }: PlanContext, random: SeededRandom): Choice[] {
  const facts = prompt?.facts ?? [];
  const text = facts.join(' ');
  const asked = facts.at(-1)?.endsWith('?');
  const closes = asked
    ? []
    : event.test(text)
      ? eventCloses
      : reading.stance === 'launch'
        ? factClosers[brief.tone]
        : /\b(?:we|we're|our|us|i|i'm|my|me)\b/i.test(text)
          ? storyCloses
          : [...reading.topics.slice(0, 1).flatMap(({ asks }) => asks), ...opinionCloses];
  return [plainly(facts), ...shuffled(closes, random).map((close) => plainly([...facts, close]))];
}

const event =
  /\b(?:ama|call|space|spaces|meetup|stream|webinar|workshop|session|party|demo)\b.*\b(?:\d{1,2}(?::\d\d)? ?(?:am|pm)|utc|est|cet|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
