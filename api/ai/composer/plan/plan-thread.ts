import { type SeededRandom, shuffled } from '../choose/seeded-random.ts';
import { relatedness } from '../read/word-stems.ts';
import { storyCloses } from '../templates/point-lines.ts';
import { generalTakes, ownThread, plainPoints, threadParts } from '../templates/post-templates.ts';
import type { Topic } from '../topics/topic.ts';
import type { Scene } from './plan-context.ts';
import { bareSubject } from './plan-post.ts';
import { referencePoints } from './reference-points.ts';
import { topicStatements } from './topic-statement.ts';

const mostParts = 6;

/**
 * The parts of a thread, 3 to 6, that build on each other: what the user said in their own order and
 * whole, else a claim, why, what is overlooked, what to look at, and a question.
 */
export function planThread(scene: Scene): string[][] {
  const { prompt, brief } = scene;
  const facts = prompt?.facts ?? [];
  const given = facts.length === 0 ? referencePoints(brief.reference, brief.prompt ?? '') : [];
  if (given.length > 1) return fromFacts([headingOf(scene), ...given], scene);
  return facts.length > 1 ? fromFacts(facts, scene) : fromTopic(facts[0] ?? null, scene);
}

/** Every sentence of the user's, in their order; more than there are parts share them. */
function fromFacts(facts: string[], scene: Scene): string[][] {
  const asked = facts.at(-1)?.endsWith('?');
  const parts = grouped(facts, asked ? mostParts : mostParts - 1);
  return asked && parts.length > 2 ? parts : [...parts, [ending(facts.join(' '), scene)]];
}

function grouped(facts: string[], most: number): string[][] {
  const size = Math.ceil(facts.length / most);
  return Array.from({ length: Math.ceil(facts.length / size) }, (_, at) =>
    facts.slice(at * size, (at + 1) * size),
  );
}

function ending(said: string, { reading, random, brief }: Scene): string {
  if (reading.stance === 'launch' || brief.options?.project) return random.pick(ownThread);
  if (/\b(?:we|we're|our|us|i|i'm|my|me)\b/i.test(said)) return random.pick(storyCloses);
  const near = relatedness(said);
  const asks = reading.topics.flatMap((topic) => topic.asks).filter((line) => near(line) > 0);
  return random.pick([...asks, ...threadParts.end]);
}

function fromTopic(fact: string | null, scene: Scene): string[][] {
  const { prompt, writer, random, focus, reading, topic } = scene;
  const heading = headingOf(scene);
  // One sentence about a life has no reasons and figures behind it that anybody else could know.
  if (fact && reading.topics.length === 0)
    return [
      [fact],
      ...shuffled(storyCloses, random)
        .slice(0, 2)
        .map((line) => [line]),
    ];
  const found = topicStatements(fact ?? prompt?.heading ?? heading, scene, random);
  const known =
    found.points.length > 2 ? found.points : [...new Set([...found.points, ...further(scene)])];
  const [claim = '', reason, more, practice] = known;
  const about = reading.topics.find(isSubject) ?? reading.topics[0] ?? topic;
  const [watch, second] = shuffled(about?.watch ?? [], random);
  const parts = [
    fact ?? `${heading}: ${claim}`,
    fact ? filled('reason', claim, random) : reason && filled('reason', reason, random),
    fact ? reason && filled('more', reason, random) : more && filled('more', more, random),
    practice && writer.style.words > 9 && filled('practice', practice, random),
    watch && second && random.pick(threadParts.watch).replace('{w}', watch).replace('{v}', second),
    random.pick(
      focus && found.asks.length > 0 ? [...found.asks, ...threadParts.end] : threadParts.end,
    ),
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').map((part) => [`${part}`]);
}

/** Lessons and the timeline are what a heading talks in, and seldom what it talks of. */
function isSubject({ id }: Topic): boolean {
  return id !== 'learning' && id !== 'culture';
}

/** What the topics have to say beside the words of the heading. */
function further({ focus, reading, random }: Scene): string[] {
  const topics = reading.topics.filter(isSubject);
  const known = topics.slice(0, 2).flatMap(({ takes, mechanics }) => [...takes, ...mechanics]);
  return shuffled(known.length > 0 ? known : focus ? plainPoints : generalTakes, random);
}

function headingOf(scene: Scene): string {
  const words = (scene.prompt?.heading ?? '').split(/\s+/);
  return words.length > 1 && words.length <= 14
    ? words.join(' ').replace(/[:;,]+$/, '')
    : bareSubject(scene);
}

function filled(part: 'reason' | 'more' | 'practice', point: string, random: SeededRandom): string {
  return random.pick(threadParts[part]).replace('{p}', () => point);
}
