import { type Choice, plainly } from '../choose/choice.ts';
import { type SeededRandom, shuffled } from '../choose/seeded-random.ts';
import { type Point, readPoint } from '../read/read-point.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { pointLeads } from '../templates/plain-reactions.ts';
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
import { type PlanContext, topicsOf } from './plan-context.ts';

/** Replies that say what the user wants said, and nothing beside it. */
export function pointReplies(context: PlanContext, random: SeededRandom): Choice[] {
  const { brief, reading, isTender, prompt, wanted } = context;
  const point = readPoint(brief.prompt ?? '');
  if (point) return isTender ? [plainly(point.said)] : saying(point, context, random);
  // Under a question, a few words are the answer.
  const bare = prompt?.subject.trim() ?? '';
  if (reading.stance === 'question' && /^(?:the|a|an|my|our|any|none|no|yes|both)\b/i.test(bare))
    return saying({ side: null, said: [bare], turns: false }, context, random);
  if (!wanted) return [];
  const points = topicsOf(wanted).flatMap(({ takes, mechanics }) => [...takes, ...mechanics]);
  const led = shuffled(points, random).map((line, at) =>
    fillTemplate(pointLeads[at % pointLeads.length] ?? '', wanted, { p: line }),
  );
  const named = shuffled(comingTo, random).map((template) => fillTemplate(template, wanted));
  return named
    .flatMap((line, at) => [line, ...led.slice(at, at + 1)])
    .map((line) => plainly([line]));
}

function saying(
  { side, said, turns }: Point,
  { brief }: PlanContext,
  random: SeededRandom,
): Choice[] {
  const [first = '', ...rest] = said;
  const asks = first.endsWith('?');
  const sided = side ? shuffled(sideLines[side][brief.tone], random) : [];
  // Congratulations and apologies are whole in themselves.
  const led = shuffled(asks ? askStarts : pointStarts, random).map((start) => `${start}: ${first}`);
  const starts = speechActs[first] ? shuffled(speechActs[first], random) : [first, ...led];
  const openings =
    side === null
      ? starts.map((start) => [start])
      : turns && !asks
        ? sided.map((line) => [`${line}, but ${first}`])
        : sided.map((line) => [line, ...said.slice(0, 1)]);
  const last = said.at(-1) ?? '';
  const after = last.endsWith('?') ? askCloses : pointCloses[side ?? 'none'];
  const closes = speechActs[first] ? [] : shuffled(after, random);
  const all = openings.map((opening) => [...opening, ...rest]);
  const closed = closes.flatMap((close) => all.map((sentences) => [...sentences, close]));
  return [...all, ...closed].map((sentences) => plainly(sentences.filter(Boolean)));
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
