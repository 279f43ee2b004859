import { harmIn } from '../abstain/reason-to-abstain.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { type TopicStatements, topicStatements } from '../plan/topic-statement.ts';
import { relatedness } from '../read/word-stems.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { greetingLines } from '../templates/greeting-lines.ts';
import { incidentLines, newsLines } from '../templates/plain-reactions.ts';
import { audienceLeads, gmLeads, memeTemplates } from '../templates/post-option-lines.ts';
import { type Choice, inTurns, plainly } from './choice.ts';
import { type SeededRandom, shuffled } from './seeded-random.ts';

/** What the form of a post asks for; empty where any post will do. */
export function postOptionChoices(context: PlanContext, random: SeededRandom): Choice[] {
  const { brief, prompt, reading } = context;
  const { options } = brief;
  if (!options || !prompt) return [];
  const facts = prompt.facts;
  if (facts.length > 0) return options.form === 'news_commentary' ? news(context, random) : [];
  const said = topicStatements(prompt.subject, context, random);
  const nothingGiven = brief.prompt === options.audience;
  if (options.form === 'gm_post') return goodMornings(said, context, nothingGiven, random);
  if (options.form === 'meme_post') return jokes(context, random);
  if (nothingGiven && reading.focuses.length > 0)
    return forAudience(said.points, options.audience, random);
  return [];
}

/** What happened in the words that were given, then what to make of it. */
function news({ prompt, reading }: PlanContext, random: SeededRandom): Choice[] {
  const facts = prompt?.facts ?? [];
  const harm = harmIn(facts.join('. '));
  if (harm === 'incident')
    return shuffled(incidentLines, random).map((line) => plainly([...facts, line]));
  // Other bad news gets no comment that its writer has not made.
  if (harm) return [plainly(facts)];
  const near = relatedness(facts.join(' '));
  const points = reading.topics
    .flatMap(({ takes, mechanics, asks }) => [...takes, ...mechanics, ...asks])
    .filter((line) => near(line) > 0);
  const takes = shuffled([...newsLines, ...points], random);
  return takes.map((line) => plainly([...facts, line]));
}

function goodMornings(
  { points, asks }: TopicStatements,
  context: PlanContext,
  alone: boolean,
  random: SeededRandom,
): Choice[] {
  const [focus] = context.reading.focuses;
  const audience = context.brief.options?.audience ?? '';
  if (alone || !focus) {
    const whom = audience.split(/\s+/).length <= 3 ? ` ${audience}` : '';
    const lines = shuffled(greetingLines.gm.close, random);
    return [
      plainly([`gm${whom}, have a good one`]),
      ...lines.map((line) => plainly([`gm${whom}`, line])),
    ];
  }
  const leads = shuffled(gmLeads, random);
  return [...points, ...asks].map((line, at) =>
    plainly([fillTemplate(leads[at % leads.length] ?? '', focus, { p: line })]),
  );
}

function jokes({ reading, prompt }: PlanContext, random: SeededRandom): Choice[] {
  const heading = prompt?.heading ?? '';
  const short = heading.split(' ').length <= 5;
  const named = { bare: heading, phrase: heading, plural: false, score: 0 };
  const focus = reading.focuses[0] ?? (short ? named : undefined);
  const quips = shuffled(
    reading.topics.slice(0, 2).flatMap((topic) => topic.quips),
    random,
  ).map((line) => (short ? `${heading}: ${line}` : line));
  const filled = focus
    ? shuffled(memeTemplates, random).map((template) => fillTemplate(template, focus))
    : [];
  return inTurns(quips, filled).map((line) => plainly([line]));
}

function forAudience(points: string[], audience: string, random: SeededRandom): Choice[] {
  if (audience.split(/\s+/).length > 8) return [];
  const leads = shuffled(audienceLeads, random);
  return points.map((line, at) =>
    plainly([
      (leads[at % leads.length] ?? '').replace('{a}', () => audience).replace('{p}', () => line),
    ]),
  );
}
