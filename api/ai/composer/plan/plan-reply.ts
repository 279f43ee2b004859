import { hashOf } from '../choose/seeded-random.ts';
import { greeting } from '../greeting.ts';
import { templateListOf } from '../templates/fill-template.ts';
import { cheers, nods } from '../templates/lead-ins.ts';
import type { Register } from '../templates/registers/register.ts';
import {
  byStance,
  byTone,
  leading,
  linkedAsks,
  plain,
  quoting,
  trailing,
} from '../templates/reply-templates.ts';
import { fillUp } from './fill-up.ts';
import {
  drawnPoint,
  drawnSentence,
  pointsOf,
  remark,
  type Scene,
  splitSentences,
} from './plan-context.ts';

/** The sentences of one reply: react to the subject, then add, ask or name what to watch. */
export function planReply(scene: Scene): string[] {
  const { reading, prompt, wanted } = scene;
  const facts = prompt?.facts.slice(0, 2) ?? [];
  if (facts.length > 0) return [...reaction(scene), ...facts];
  if (wanted) {
    const ownReading = { ...reading, quotes: [] };
    return [...reaction(scene), ...reaction({ ...scene, focus: wanted, reading: ownReading })];
  }
  if (reading.stance === 'hello') return greeting(scene);
  return fillUp(scene, opening(scene));
}

function opening(scene: Scene): string[] {
  const { focus, topic, random, shape, reading } = scene;
  if (!focus || isPersonal(scene)) return reaction(scene);
  const first = shape.lengths[0] ?? 0;
  // One long sentence is a subject and its point in one breath.
  const breath = first > 11 ? 0.55 : first > 7 ? 0.25 : 0.08;
  if (topic && reading.stance !== 'question' && random.chance(breath)) return linked(scene);
  // Kept only where the point itself names what the post is about.
  if (topic && reading.stance !== 'question' && random.chance(0.1)) return [remark(scene)];
  return [...nod(scene), ...reaction(scene)];
}

function linked(scene: Scene): string[] {
  const { focus, topic, random } = scene;
  if (!focus || !topic) return [];
  if (random.chance(0.25)) return splitSentences(drawnPoint(scene, linkedAsks, topic.asks, focus));
  const points = pointsOf(scene);
  const text = drawnPoint(scene, [...leading, ...trailing], points, focus);
  return splitSentences(text);
}

function nod({ reading, brief, random, shape }: Scene): string[] {
  const short = shape.lengths.length > 1 && (shape.lengths[0] ?? 9) <= 3;
  if (!random.chance(short ? 0.6 : 0.08)) return [];
  if (/^(?:question|hiring|hello|pain)$/.test(reading.stance)) return [];
  return [random.pick(reading.stance === 'launch' ? cheers : nods[brief.tone])];
}

function reaction(scene: Scene): string[] {
  const { reading, brief, focus, random, register } = scene;
  const { quotes } = reading;
  if (quotes.length > 0 && random.chance(focus ? 0.07 : 1)) {
    return [quoted(scene, quoting)];
  }
  if (!focus) return [];
  const own = register[situationOf(scene)];
  if (isPersonal(scene)) {
    return splitSentences(drawnSentence(scene, [own, plain], focus));
  }
  const toned = takesTone(scene) && random.chance(0.5) ? byTone[brief.tone] : [];
  const usual = byStance[reading.stance];
  const templates = reading.stance === 'hiring' ? [usual] : [own, toned, usual];
  return splitSentences(drawnSentence(scene, templates, focus));
}

function quoted({ reading, picker }: Scene, templates: readonly string[]): string {
  const { keys, sentences } = templateListOf(templates);
  const quotes = reading.quotes.map(hashOf);
  const { template, quote } = picker.draw((random) => {
    const template = Math.floor(random.next() * keys.length);
    const quote = Math.floor(random.next() * quotes.length);
    const family = quotes[quote] ?? 0;
    return { value: { template, quote }, family, key: (keys[template] ?? 0) ^ (family * 3) };
  });
  return (sentences[template] ?? '').replace('{q}', () => reading.quotes[quote] ?? '');
}

function situationOf(scene: Scene): keyof Omit<Register, 'tails'> {
  const { stance } = scene.reading;
  if (isPersonal(scene)) return 'personal';
  return stance === 'question' || stance === 'launch' || stance === 'pain' ? stance : 'view';
}

/** Somebody's own day, without a subject of the trade: no opinions on it. */
function isPersonal({ reading }: Scene): boolean {
  return reading.topics.length === 0 && (reading.personal || reading.stance === 'launch');
}

/** Bluntness under a launch or a question is only rude. */
function takesTone({ brief, reading }: Scene): boolean {
  if (reading.stance === 'hiring') return false;
  if (reading.stance === 'question') return brief.tone === 'professional';
  return brief.tone !== 'aggressive' || !/^(?:launch|joke)$/.test(reading.stance);
}
