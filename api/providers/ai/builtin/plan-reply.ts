import type { Focus } from './find-focus.ts';
import {
  byStance,
  byTone,
  foreignAsks,
  generalAsks,
  leading,
  linkedAsks,
  plain,
  plainAsks,
  quoting,
  trailing,
  translating,
  watching,
} from './frames/reply-frames.ts';
import { askLeads, cheers, leads, nods } from './frames/small-words.ts';
import {
  ask,
  led,
  linked,
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

/** The sentences of one reply: react to the subject, then add, ask or name what to watch. */
export function planReply(material: Material, random: SeededRandom, sentences: number): string[] {
  const { reading, prompt } = material;
  const focus = pickFocus(material, random);
  const topic = pickTopic(material, focus, random);
  const wanted = prompt?.facts.slice(0, 2) ?? [];
  if (wanted.length > 0) return [...reaction(material, focus, random), ...wanted];
  if (reading.stance === 'hello') return greeting(material, focus, random);
  if (!focus) return [...reaction(material, null, random), ...followUp(material, topic, random)];
  const shape = random.next();
  if (topic && shape < 0.3) {
    return [...nod(material, random), ...withPoint(material, focus, topic, random)];
  }
  if (topic && shape < 0.42 && material.brief.tone !== 'aggressive') {
    return [
      ...nod(material, random),
      ...splitSentences(linked(linkedAsks, focus, ask(topic, reading, random), random)),
    ];
  }
  const first = reaction(material, focus, random);
  if (shape > 1 - singleRate(material, sentences)) return first;
  const rest = followUp(material, topic, random);
  const long = topic && sentences > 2.4 && random.chance(0.5);
  return [
    ...first,
    ...rest,
    ...(long && !rest[0]?.endsWith('?') ? [ask(topic, reading, random)] : []),
  ];
}

function nod({ reading, brief }: Material, random: SeededRandom): string[] {
  if (!random.chance(0.4) || /^(?:question|hiring|hello)$/.test(reading.stance)) return [];
  return [random.pick(reading.stance === 'launch' ? cheers : nods[brief.tone])];
}

function withPoint(material: Material, focus: Focus, topic: Topic, random: SeededRandom): string[] {
  const point = remark(material, topic, random);
  const named = new RegExp(topic.words.source, 'i').test(point);
  const frames = !named && random.chance(0.3) ? trailing : leading;
  const said = splitSentences(linked(frames, focus, point, random));
  if (!random.chance(0.4)) return said;
  return [...said, led(askLeads, ask(topic, material.reading, random), random)];
}

/** A reaction alone says little: only those who joke or live in the replies leave it at that. */
function singleRate({ brief, reading }: Material, sentences: number): number {
  if (reading.stance === 'question') return 0;
  if (brief.tone === 'humorous' || brief.voice.type === 'shitposter') return 0.25;
  return brief.voice.type === 'reply_guy' && sentences < 2 ? 0.12 : 0.02;
}

function reaction(material: Material, focus: Focus | null, random: SeededRandom): string[] {
  const { reading, brief } = material;
  const quotes = reading.quotes;
  if (quotes.length > 0 && random.chance(focus ? 0.1 : 1)) {
    const frames = reading.english ? quoting : translating;
    return [random.pick(frames).replace('{q}', random.pick(quotes))];
  }
  if (!focus) return [];
  if (isPersonal(material)) {
    return [withFocus(plain, focus, random)];
  }
  const toned = byTone[brief.tone];
  const frames =
    toned.length > 0 && takesTone(material) && random.chance(0.5)
      ? toned
      : byStance[reading.stance];
  return splitSentences(withFocus(frames, focus, random));
}

/** Somebody's own day, without a subject of the trade: no opinions on it. */
function isPersonal({ reading }: Material): boolean {
  return reading.topics.length === 0 && (reading.personal || reading.stance === 'launch');
}

/** Bluntness under a launch or a question is only rude. */
function takesTone({ brief, reading }: Material): boolean {
  if (reading.stance === 'hiring') return false;
  if (reading.stance === 'question') return brief.tone === 'professional';
  return brief.tone !== 'aggressive' || !/^(?:launch|joke)$/.test(reading.stance);
}

function followUp(material: Material, topic: Topic | null, random: SeededRandom): string[] {
  const { reading, brief } = material;
  if (!reading.english) return [random.pick(foreignAsks)];
  if (isPersonal(material)) return [led(askLeads, random.pick(plainAsks), random)];
  if (!topic) return [random.pick([take(null, random), random.pick(generalAsks)])];
  if (random.chance(brief.voice.type === 'alpha_caller' ? 0.35 : 0.12)) {
    return [withWatch(watching, topic, random)];
  }
  const asks = { aggressive: 0.2, humorous: 0.15, technical: 0.3, professional: 0.35, casual: 0.4 };
  if (reading.stance !== 'question' && random.chance(asks[brief.tone])) {
    return [led(askLeads, ask(topic, reading, random), random)];
  }
  return [led(leads[brief.tone], remark(material, topic, random), random)];
}

function greeting(material: Material, focus: Focus | null, random: SeededRandom): string[] {
  const gm = focus
    ? withFocus(byStance.hello, focus, random)
    : random.pick([
        'gm',
        'gm, and a good one',
        'gm to the early ones',
        'gm from the slow side of the timeline',
      ]);
  const more = random.pick([
    'what are you on today?',
    'anything good on the list?',
    "let's make it a calm one",
    'coffee is doing its best',
    'what did I miss overnight?',
    'quiet charts and loud coffee please',
  ]);
  return random.chance(material.brief.voice.type === 'reply_guy' ? 0.5 : 0.8) ? [gm, more] : [gm];
}

/** Frames may hold a full stop; each sentence gets its own end mark later. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[\p{L}\p{N}"])\.\s+/u);
}
