import { factPosts, pointReplies } from '../plan/persona-point.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { referencePoints } from '../plan/reference-points.ts';
import { type TopicStatements, topicStatements } from '../plan/topic-statement.ts';
import type { Situation } from '../read/read-situation.ts';
import { readText } from '../read/read-text.ts';
import { relatedness } from '../read/word-stems.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { launchLines, pointLeads } from '../templates/plain-reactions.ts';
import { ownSubject } from '../templates/post-templates.ts';
import { situationLines } from '../templates/situation-lines.ts';
import type { Writer } from '../writer.ts';
import { type Choice, plainly } from './choice.ts';
import { postOptionChoices } from './post-option-choices.ts';
import { type SeededRandom, seededRandom, shuffled } from './seeded-random.ts';

/**
 * What a person would say first, best first; the grammar only speaks once these are used up. None
 * under a post in another language that the user has no words for.
 */
export function openingCandidates(context: PlanContext, writer: Writer, seed: string): Choice[] {
  const { brief, reading, situation, prompt } = context;
  const random = seededRandom(`${seed}#first`);
  if (brief.kind === 'reply' && brief.post && brief.prompt) return pointReplies(context, random);
  if (brief.kind === 'reply' && brief.post) {
    if (situation) return inSituation(situation, random);
    if (!reading.english) return [];
    return reactions(topicStatements(brief.post.text, context, writer, random), context);
  }
  if (brief.kind !== 'post' || !prompt || !reading.english) return [];
  const asked = postOptionChoices(context, writer, random);
  if (asked.length > 0) return asked;
  if (prompt.facts.length > 0) return factPosts(context, random);
  return reading.stance === 'hello'
    ? goodMornings(prompt.subject, random)
    : /^(?:my|our)\b/i.test(prompt.heading)
      ? ownSubjects(context, random)
      : [
          ...fromReference(context, random),
          ...statements(topicStatements(prompt.subject, context, writer, random), context),
        ];
}

function inSituation(situation: Situation, random: SeededRandom): Choice[] {
  const { first, close } = situationLines[situation];
  const ordered = shuffled(first, random);
  const alone = ordered.map((line) => plainly([line], close));
  const further = ordered.flatMap((line) => close.map((end) => plainly([line, end])));
  return [...alone, ...shuffled(further, random)];
}

function reactions(
  { text, points, asks, random }: TopicStatements,
  { reading }: PlanContext,
): Choice[] {
  if (reading.stance === 'launch' && launching.test(text)) {
    const congratulations = shuffled(launchLines, random);
    // Doubts under somebody's own release are only asked, never stated.
    const withAsk = (line: string, at: number) => plainly([line, asks[at % asks.length] ?? '']);
    const alone = congratulations.map((line, at) =>
      asks.length > 0 && at % 2 === 0 ? withAsk(line, at) : plainly([line]),
    );
    return asks.length > 0
      ? [...alone, ...congratulations.map((line, at) => withAsk(line, at + 1))]
      : alone;
  }
  // What follows a point follows no other, or variants would share half of what they say.
  const further = asks.slice(3);
  return [
    ...points.slice(0, 8).map(
      (line, at): Choice => ({
        sentences: [line],
        more: further.slice(at, at + 1),
        kind: 'point',
      }),
    ),
    ...asks.slice(0, 3).map((line): Choice => ({ sentences: [line], more: [], kind: 'ask' })),
    ...points.slice(0, 6).flatMap((line, at) =>
      asks
        .slice(at % Math.max(1, asks.length))
        .slice(0, 1)
        .map((ask) => plainly([line, ask])),
    ),
  ];
}

const launching =
  /\b(?:introducing|announcing|(?:is|are) (?:now |finally |officially )?live|(?:we|i)(?:'ve| have)? (?:just |finally |officially )?(?:shipped|launched|released|open[- ]?sourced|rolled out|deployed))\b/i;

/** A post on a subject: a point that names it, or one behind the name of the subject. */
function statements({ points, asks, random }: TopicStatements, { reading }: PlanContext): Choice[] {
  const [focus] = reading.focuses;
  if (!focus) return [];
  const name = focus.bare.toLowerCase();
  const bare = points.filter((line) => line.toLowerCase().includes(name));
  const rest = points.filter((line) => !bare.includes(line));
  const leads = shuffled(pointLeads, random);
  const more = asks;
  const led = rest.map((line, at) =>
    fillTemplate(leads[at % leads.length] ?? '', focus, { p: line }),
  );
  const asked = asks.map((line) => fillTemplate('{f}: {p}', focus, { p: line }));
  const all = [
    ...led.flatMap((line, at) => [line, ...bare.slice(at, at + 1)]),
    ...bare.slice(led.length),
    ...asked,
  ];
  return all.map((line) => plainly([line], more));
}

/** A subject out of the writer's own life, of which nothing else is known. */
function ownSubjects({ brief, prompt, reading }: PlanContext, random: SeededRandom): Choice[] {
  const heading = prompt?.heading ?? '';
  const funny = brief.tone === 'humorous' || brief.voice.type === 'shitposter';
  const quips = funny ? reading.topics.slice(0, 1).flatMap((topic) => topic.quips) : [];
  return [
    ...shuffled(quips, random).map((line) => plainly([`${heading}: ${line}`])),
    ...shuffled(ownSubject, random).map((line) => plainly([heading, line])),
  ];
}

/** What the user gave to build on comes before what anybody could say. */
function fromReference({ brief, prompt }: PlanContext, random: SeededRandom): Choice[] {
  const given = referencePoints(brief.reference, brief.prompt ?? '');
  const [focus] = readText(prompt?.subject ?? '', null, true).focuses;
  const leads = shuffled(pointLeads, random);
  return given.map((line, at): Choice => {
    const names = relatedness(prompt?.subject ?? '')(line) > 0 || !focus;
    return {
      ...plainly([names ? line : fillTemplate(leads[at] ?? '{p}', focus, { p: line })]),
      kind: 'given',
    };
  });
}

function goodMornings(subject: string, random: SeededRandom): Choice[] {
  const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bweekend\b/i.exec(subject)?.[0];
  const choices = inSituation('gm', random);
  if (!day) return choices;
  return choices.map(({ sentences: [, ...rest], more }, at) => {
    const line = at % 2 === 0 ? `gm, happy ${day}` : `gm, and a calm ${day} to everyone`;
    return plainly([line, ...rest], more);
  });
}
