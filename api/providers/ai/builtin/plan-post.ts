import {
  callChecks,
  calls,
  disclaimers,
  factClosers,
  greetings,
  hooks,
  invalidations,
  ownThread,
  plainPoints,
  threadClosers,
  threadOpeners,
  threadWatch,
  toneHooks,
} from './frames/post-frames.ts';
import { generalTakes } from './frames/reply-frames.ts';
import {
  ask,
  type Material,
  pickFocus,
  pickTopic,
  remark,
  take,
  withFocus,
  withWatch,
} from './material.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Topic } from './topics/topic.ts';

/** One post: the user's own facts word for word where there are any, else a hook and a point. */
export function planPost(material: Material, random: SeededRandom, sentences: number): string[] {
  const { prompt, brief, reading } = material;
  const focus = pickFocus(material, random);
  const topic = pickTopic(material, focus, random);
  const facts = prompt?.facts.slice(0, 3) ?? [];
  if (facts.length > 0) return [...facts, afterFacts(material, topic, random)];
  if (reading.stance === 'hello') return [focus ? withFocus(greetings, focus, random) : 'gm'];
  if (!focus) return [bareSubject(material), take(topic, random)];
  const hook = withFocus(random.chance(0.5) ? toneHooks[brief.tone] : hooks, focus, random);
  const point = topic ? remark(material, topic, random) : random.pick(plainPoints);
  const shape = random.next();
  if (shape < 0.45) return [`${hook}: ${point}`, ...more(material, topic, random, sentences)];
  if (shape < 0.8 || !topic) {
    return [hook, point, ...more(material, topic, random, sentences - 1)];
  }
  return [`${focus.phrase}: ${ask(topic, reading, random)}`, point];
}

/** Doubts belong under other people's work: the writer's own news closes on its own side. */
function afterFacts(material: Material, topic: Topic | null, random: SeededRandom): string {
  if (isOwn(material) || !topic) return random.pick(factClosers[material.brief.tone]);
  return random.chance(0.3)
    ? ask(topic, material.reading, random)
    : remark(material, topic, random);
}

function isOwn({ prompt }: Material): boolean {
  return prompt?.facts.some((fact) => /\b(?:we|we're|our|us|i|i'm|my)\b/i.test(fact)) === true;
}

/** Something worth watching, why, and what would prove it wrong. Never a price, never a promise. */
export function planCall(material: Material, random: SeededRandom): string[] {
  const focus = pickFocus(material, random);
  const topic = pickTopic(material, focus, random);
  const call = focus ? withFocus(calls, focus, random) : `watching this: ${bareSubject(material)}`;
  const facts = material.prompt?.facts.slice(0, 1) ?? [];
  return [
    call,
    ...(facts.length > 0 ? facts : topic ? [take(topic, random)] : []),
    ...(topic ? [withWatch(callChecks, topic, random)] : []),
    random.pick(invalidations),
    random.pick(disclaimers),
  ];
}

/** The parts of a thread, each a list of sentences. */
export function planThread(material: Material, random: SeededRandom): string[][] {
  const focus = pickFocus(material, random);
  const opener = focus ? withFocus(threadOpeners, focus, random) : bareSubject(material);
  const facts = material.prompt?.facts ?? [];
  if (isOwn(material)) {
    const [first = opener, ...rest] = facts;
    return [
      [first],
      ...rest.slice(0, 4).map((fact) => [fact]),
      ...shuffled(ownThread, random)
        .slice(0, 2)
        .map((part) => [part]),
    ];
  }
  const topics = material.reading.topics.slice(0, 2);
  const [topic] = topics;
  const known = topics.flatMap(({ takes, mechanics }) => [...takes, ...mechanics]);
  const points = shuffled(known.length > 0 ? known : focus ? plainPoints : generalTakes, random);
  return [
    [opener, ...facts.slice(0, 1)],
    ...facts.slice(1, 3).map((fact) => [fact]),
    points.slice(0, 2),
    points.slice(2, 3),
    ...(topic ? [[withWatch(threadWatch, topic, random)]] : []),
    [
      focus
        ? withFocus(threadClosers, focus, random)
        : ask(topic ?? null, material.reading, random),
    ],
  ].filter((part) => part.length > 0);
}

function more(
  material: Material,
  topic: Topic | null,
  random: SeededRandom,
  sentences: number,
): string[] {
  if (!topic || !random.chance(Math.min(0.7, Math.max(0.1, (sentences - 1) * 0.4)))) return [];
  return [ask(topic, material.reading, random)];
}

function bareSubject({ prompt, brief }: Material): string {
  const subject = prompt?.subject ?? brief.prompt ?? '';
  return subject
    .split(/\s+/)
    .slice(0, 14)
    .join(' ')
    .replace(/[\s.,:;]+$/, '');
}

function shuffled(items: readonly string[], random: SeededRandom): string[] {
  return items
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
