import type { Intent } from '#shared/contracts/intents.ts';
import { type Choice, plainly } from '../choose/choice.ts';
import { type SeededRandom, shuffled } from '../choose/seeded-random.ts';
import { type Point, readPoint } from '../read/read-point.ts';
import { isSentence } from '../read/read-prompt.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { intentLines } from '../templates/intent-lines.ts';
import {
  askCloses,
  askStarts,
  comingTo,
  eventCloses,
  opinionCloses,
  pointCloses,
  pointStarts,
  sideLines,
  speechActs,
  storyCloses,
} from '../templates/point-lines.ts';
import { factClosers } from '../templates/post-templates.ts';
import { intentAbout } from './intent-replies.ts';
import type { PlanContext } from './plan-context.ts';

/** Replies that say what the user wants said in the way of their intent, and nothing beside it. */
export function pointReplies(context: PlanContext, random: SeededRandom): Choice[] {
  const { brief, reading, prompt, wanted } = context;
  const point = readPoint(brief.prompt ?? '');
  if (point) return saying(point, context, random);
  const bare = prompt?.subject.trim() ?? '';
  // Under a question, a few words are the answer.
  const answers =
    reading.stance === 'question' && /^(?:the|a|an|my|our|any|none|no|yes|both)\b/i.test(bare);
  if (wanted && !answers)
    return brief.intent
      ? intentAbout(brief.intent, wanted, random)
      : shuffled(comingTo, random).map((line) => plainly([fillTemplate(line, wanted)]));
  return saying({ side: null, said: [bare], turns: false }, context, random);
}

function saying(point: Point, { brief, isGrave, harm }: PlanContext, random: SeededRandom): Choice[] {
  const { intent } = brief;
  const said = intent === 'ask' ? askedFor(point.said) : point.said;
  const [first = '', ...rest] = said;
  const act = intent && actOf(intent, harm !== null, isGrave);
  if (act) return shuffled(act, random).map((line) => plainly(joinedTo(line, said)));
  // Nothing is agreed with under hate, a scam or a loss: only the person's own words stand there.
  if (harm) return [plainly(said)];
  const side = point.side ?? (intent === 'agree' || intent === 'disagree' ? intent : null);
  const asks = first.endsWith('?');
  const sided = side ? shuffled(sideLines[side][brief.tone], random) : [];
  // Congratulations and apologies are whole in themselves.
  const led = shuffled(asks ? askStarts : pointStarts, random).map((start) => `${start}: ${first}`);
  const starts = speechActs[first] ? shuffled(speechActs[first], random) : [first, ...led];
  const openings =
    side === null
      ? starts.map((start) => [start])
      : point.turns && !asks
        ? sided.map((line) => [`${line}, but ${first}`])
        : sided.map((line) => [line, ...said.slice(0, 1)]);
  const last = said.at(-1) ?? '';
  const after = last.endsWith('?') ? askCloses : pointCloses[side ?? 'none'];
  const closes = speechActs[first] || isGrave ? [] : shuffled(after, random);
  const all = openings.map((opening) => [...opening, ...rest]);
  const closed = closes.flatMap((close) => all.map((sentences) => [...sentences, close]));
  return [...all, ...closed].map((sentences) => plainly(sentences.filter(Boolean)));
}

/** How a thank-you and its like open; null where the intent opens nothing, or would praise a harm. */
function actOf(intent: Intent, isHarm: boolean, isGrave: boolean): string[] | null {
  if (isHarm && intent === 'congratulate') return null;
  const { plain, grave } = intentLines[intent];
  return plain.length === 0 ? null : ((isGrave && grave) || plain);
}

/** "thank you" and "for the intro" are one sentence. */
function joinedTo(opening: string, said: string[]): string[] {
  const [first = '', ...rest] = said;
  return /^(?:for|on) /i.test(first) ? [`${bareActs(opening)} ${first}`, ...rest] : [opening, ...said];
}

function bareActs(opening: string): string {
  return /congrat/i.test(opening) ? 'congrats' : 'thank you';
}

/** The last of the sentences as a question. */
function askedFor(said: string[]): string[] {
  const last = said.at(-1) ?? '';
  if (last.endsWith('?')) return said;
  const opens = /^(?:what|why|how|when|where|who|which|is|are|do|does|did|can|could|will|would|should)\b/i;
  if (opens.test(last)) return [...said.slice(0, -1), `${last}?`];
  return isSentence(last) ? [...said, 'how do you see it?'] : [...said.slice(0, -1), `what about ${last}?`];
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
