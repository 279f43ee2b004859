import { factPosts } from '../plan/persona-point.ts';
import { isFunny, type PlanContext } from '../plan/plan-context.ts';
import { referencePoints } from '../plan/reference-points.ts';
import { type TopicStatements, topicStatements } from '../plan/topic-statement.ts';
import { readText } from '../read/read-text.ts';
import { relatedness } from '../read/word-stems.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { pointLeads } from '../templates/plain-reactions.ts';
import { ownSubject } from '../templates/post-templates.ts';
import { type Choice, inTurns, plainly } from './choice.ts';
import { postOptionChoices } from './post-option-choices.ts';
import { greetings } from './reply-candidates.ts';
import { seedOf } from './seed-of.ts';
import { type SeededRandom, seededRandom, shuffled } from './seeded-random.ts';

/**
 * What a person would say first, best first; the grammar only speaks once these are used up. None
 * for a prompt in another language that the user has no words for.
 */
export function openingCandidates(context: PlanContext): Choice[] {
  const { brief, reading, prompt } = context;
  const random = seededRandom(`${seedOf({ ...brief, variant: 0 })}#first`);
  if (/thread|alpha_call/.test(brief.kind) || !prompt || !reading.english) return [];
  const asked = postOptionChoices(context, random);
  if (asked.length > 0) return asked;
  if (prompt.facts.length > 0) return factPosts(context, random);
  return reading.stance === 'hello'
    ? goodMornings(prompt.subject, random)
    : /^(?:my|our)\b/i.test(prompt.heading)
      ? ownSubjects(context, random)
      : [
          ...fromReference(context, random),
          ...statements(topicStatements(prompt.subject, context, random), context, random),
        ];
}

/** A post on a subject: a point that names it, or one behind the name of the subject. */
function statements(
  { points, asks }: TopicStatements,
  { reading }: PlanContext,
  random: SeededRandom,
): Choice[] {
  const [focus] = reading.focuses;
  if (!focus) return [];
  const name = focus.bare.toLowerCase();
  const bare = points.filter((line) => line.toLowerCase().includes(name));
  const rest = points.filter((line) => !bare.includes(line));
  const leads = shuffled(pointLeads, random);
  const led = rest.map((line, at) =>
    fillTemplate(leads[at % leads.length] ?? '', focus, { p: line }),
  );
  const asked = asks.map((line) => fillTemplate('{f}: {p}', focus, { p: line }));
  const others = (line: string) => asks.filter((ask) => !line.includes(ask));
  return [...inTurns(led, bare), ...asked].map((line) => plainly([line], others(line)));
}

/** A subject out of the writer's own life, of which nothing else is known. */
function ownSubjects({ brief, prompt, reading }: PlanContext, random: SeededRandom): Choice[] {
  const heading = prompt?.heading ?? '';
  const quips = isFunny(brief) ? reading.topics.slice(0, 1).flatMap((topic) => topic.quips) : [];
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
  const choices = greetings('gm', random);
  if (!day) return choices;
  return choices.map(({ sentences: [, ...rest], more }, at) => {
    const line = at % 2 === 0 ? `gm, happy ${day}` : `gm, and a calm ${day} to everyone`;
    return plainly([line, ...rest], more);
  });
}
