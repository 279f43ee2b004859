import { type Choice, plainly } from './choice.ts';
import { fillFrame } from './frames/fill-frame.ts';
import {
  plainAnswers,
  plainJoy,
  plainNods,
  plainReactions,
  plainStory,
  pointLeads,
} from './frames/plain-reactions.ts';
import { ownSubject } from './frames/post-frames.ts';
import { situationLines } from './frames/situation-lines.ts';
import type { Material } from './material.ts';
import { occasionChoices } from './occasion-choices.ts';
import { factPosts, pointReplies } from './own-point.ts';
import type { Situation } from './read-situation.ts';
import { type Reading, readText } from './read-text.ts';
import { referencePoints } from './reference-points.ts';
import { type Said, saidOf } from './said-of.ts';
import { type SeededRandom, seededRandom, shuffled } from './seeded-random.ts';
import type { Topic } from './topics/topic.ts';
import { relatedness } from './word-stems.ts';
import type { Writer } from './writer.ts';

/**
 * What a person would say first, best first; the grammar only speaks once these are used up. None
 * under a post in another language that the user has no words for.
 */
export function firstChoices(material: Material, writer: Writer, seed: string): Choice[] {
  const { brief, reading, situation, prompt } = material;
  const random = seededRandom(`${seed}#first`);
  if (brief.kind === 'reply' && brief.post && brief.prompt) return pointReplies(material, random);
  if (brief.kind === 'reply' && brief.post) {
    if (situation) return inSituation(situation, random);
    if (!reading.english || reading.stance === 'hiring') return [];
    const said = saidOf(brief.post.text, material, writer, random);
    return reading.stance === 'question' ? answers(said) : reactions(said, material);
  }
  if (brief.kind !== 'post' || !prompt || !reading.english) return [];
  const asked = occasionChoices(material, writer, random);
  if (asked.length > 0) return asked;
  if (prompt.facts.length > 0) return factPosts(material, random);
  return reading.stance === 'hello'
    ? goodMornings(prompt.subject, random)
    : /^(?:my|our)\b/i.test(prompt.heading)
      ? ownSubjects(material, random)
      : [
          ...fromReference(material, random),
          ...statements(saidOf(prompt.subject, material, writer, random), material),
        ];
}

function inSituation(situation: Situation, random: SeededRandom): Choice[] {
  const { first, close } = situationLines[situation];
  const ordered = shuffled(first, random);
  const alone = ordered.map((line) => plainly([line], close));
  const further = ordered.flatMap((line) => close.map((end) => plainly([line, end])));
  return [...alone, ...shuffled(further, random)];
}

function reactions({ text, points, asks, random }: Said, { reading }: Material): Choice[] {
  // Nobody lectures somebody about the thing they have just got.
  if (isGladNews(text) && reading.stance !== 'pain')
    return shuffled(plainJoy, random).map((line) => plainly([line]));
  const loose = shuffled(reactionsTo(text, reading), random);
  if (reading.stance === 'launch' && own.test(text)) {
    // Doubts under somebody's own release are only asked, never stated.
    const withAsk = (line: string, at: number) => plainly([line, asks[at % asks.length] ?? '']);
    const alone = loose.map((line, at) =>
      asks.length > 0 && at % 2 === 0 ? withAsk(line, at) : plainly([line]),
    );
    return asks.length > 0 ? [...alone, ...loose.map((line, at) => withAsk(line, at + 1))] : alone;
  }
  // What follows a point follows no other, or variants would share half of what they say.
  const further = asks.slice(3);
  const calm = reading.stance === 'pain';
  return [
    ...points.slice(0, 8).map(
      (line, at): Choice => ({
        sentences: [line],
        more: further.slice(at, at + 1),
        kind: 'point',
      }),
    ),
    ...asks.slice(0, 3).map((line): Choice => ({ sentences: [line], more: [], kind: 'ask' })),
    ...loose.map((line) => plainly([line])),
    // Late drafts put two of these together before the grammar has to invent a sentence.
    ...(calm ? [] : loose).flatMap((line, at) =>
      points.slice(at, at + 1).map((p) => plainly([line, p])),
    ),
    ...points.slice(0, 6).flatMap((line, at) =>
      asks
        .slice(at % Math.max(1, asks.length))
        .slice(0, 1)
        .map((ask) => plainly([line, ask])),
    ),
  ];
}

/** What may be said without a word on the subject: nobody agrees with a story or a report. */
function reactionsTo(text: string, { stance, topics, personal }: Reading): string[] {
  if (stance === 'pain' || stance === 'news') return plainReactions[stance] ?? [];
  if (stance === 'launch' && own.test(text)) return plainReactions.launch ?? [];
  // "dumping everything on the user" is no bear market.
  const market = text.length < 200 && (/\$[a-z]/i.test(text) || topics.some(isMarket));
  if ((stance === 'bullish' || stance === 'bearish') && market) return plainReactions[stance] ?? [];
  if (opinionated.test(text)) return plainReactions.opinion ?? [];
  if (!personal) return plainNods;
  // A dog has no details: what fits a short word of somebody's day names it.
  return text.split(/\s+/).length > 11 ? plainStory : [];
}

function isMarket({ id }: Topic): boolean {
  return /^(?:down|up|leverage|trading|etf|macro|bitcoin)$/.test(id);
}

const own =
  /\b(?:we|we're|our|introducing|announcing|i(?:'ve| have)? (?:just )?(?:built|shipped|launched|released|deployed))\b/i;
const glad =
  /\b(?:adopted|just (?:got|moved|finished|hit|ran|bought|won|passed)|my first|birthday|holiday|puppy|kitten)\b/i;

function isGladNews(text: string): boolean {
  const own = /\b(?:i|i'm|my|me|our)\b|^\W*just\b/i.test(text);
  const sour = /\b(?:top|loss|lost|sold|rug\w*|bags?|liquidat\w*|hack\w*|scam\w*|[?])/i.test(text);
  return own && !sour && glad.test(text) && text.split(/\s+/).length <= 11;
}

const opinionated =
  /\b(?:opinion|hot take|you|most|people|should|nobody|everyone|everybody|never|always|don't|stop|imo|the problem|is when)\b/i;

function answers({ text, points, random }: Said): Choice[] {
  const lines = shuffled(plainAnswers[questionKind(text)], random);
  const alone = lines.map((line) => plainly([line]));
  const reasoned = lines.flatMap((line, at) =>
    points.slice(at, at + 1).map((p) => plainly([line, p])),
  );
  const named = points.slice(0, 4).map((line) => plainly([line]));
  return [...alone, ...named, ...reasoned];
}

/** A post on a subject: a point that names it, or one behind the name of the subject. */
function statements({ points, asks, random }: Said, { reading }: Material): Choice[] {
  const [focus] = reading.focuses;
  if (!focus) return [];
  const name = focus.bare.toLowerCase();
  const bare = points.filter((line) => line.toLowerCase().includes(name));
  const rest = points.filter((line) => !bare.includes(line));
  const leads = shuffled(pointLeads, random);
  const more = asks;
  const led = rest.map((line, at) => fillFrame(leads[at % leads.length] ?? '', focus, { p: line }));
  const asked = asks.map((line) => fillFrame('{f}: {p}', focus, { p: line }));
  const all = [
    ...led.flatMap((line, at) => [line, ...bare.slice(at, at + 1)]),
    ...bare.slice(led.length),
    ...asked,
  ];
  return all.map((line) => plainly([line], more));
}

/** A subject out of the writer's own life, of which nothing else is known. */
function ownSubjects({ brief, prompt, reading }: Material, random: SeededRandom): Choice[] {
  const heading = prompt?.heading ?? '';
  const funny = brief.tone === 'humorous' || brief.voice.type === 'shitposter';
  const quips = funny ? reading.topics.slice(0, 1).flatMap((topic) => topic.quips) : [];
  return [
    ...shuffled(quips, random).map((line) => plainly([`${heading}: ${line}`])),
    ...shuffled(ownSubject, random).map((line) => plainly([heading, line])),
  ];
}

/** What the user gave to build on comes before what anybody could say. */
function fromReference({ brief, prompt }: Material, random: SeededRandom): Choice[] {
  const given = referencePoints(brief.reference, brief.prompt ?? '');
  const [focus] = readText(prompt?.subject ?? '', null, true).focuses;
  const leads = shuffled(pointLeads, random);
  return given.map((line, at): Choice => {
    const names = relatedness(prompt?.subject ?? '')(line) > 0 || !focus;
    return {
      ...plainly([names ? line : fillFrame(leads[at] ?? '{p}', focus, { p: line })]),
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

function questionKind(text: string): keyof typeof plainAnswers {
  const asked = text
    .split(/(?<=[.!?])\s+/)
    .filter((part) => part.includes('?'))
    .join(' ');
  return questionKinds.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'open';
}

const questionKinds: [keyof typeof plainAnswers, RegExp][] = [
  [
    'coming',
    /\b(?:anyone|anybody|who(?:'s| is| else is)?) (?:here )?(?:going|coming|attending)\b/i,
  ],
  ['shared', /\b(?:anyone|anybody) else\b|\bam i the only\b|\b(?:is it|or is it) just me\b/i],
  ['how', /\bbest way (?:to|of)\b/i],
  ['worth', /\bworth\b|\bshould i\b|\banyone (?:here )?(?:actually )?using\b/i],
  [
    'which',
    /\b(?:best|which|recommend\w*|favou?rite)\b|\bwhat (?:\w+ ){1,3}(?:do|should|would) (?:you|i)\b/i,
  ],
  ['why', /^\W*why\b/i],
  ['how', /^\W*how (?:do|does|can|would|should|to|are) (?:you|i|we|people|u)\b/i],
  ['either', /\bor\b/i],
];
