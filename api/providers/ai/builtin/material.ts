import type { Brief } from '../provider.ts';
import type { Focus } from './find-focus.ts';
import { fillFrame } from './frames/fill-frame.ts';
import { generalAsks, generalTakes, plainAsks } from './frames/reply-frames.ts';
import { type Prompt, readPrompt } from './read-prompt.ts';
import { type Reading, readText } from './read-text.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Topic } from './topics/topic.ts';
import { topicOf } from './topics/topics.ts';

/** Everything a plan may draw from. */
export interface Material {
  brief: Brief;
  /** Of the post being answered, else of the prompt's subject. */
  reading: Reading;
  prompt: Prompt | null;
}

export function gather(brief: Brief): Material {
  const { post, reference } = brief;
  const prompt = brief.prompt ? readPrompt(brief.prompt) : null;
  const source = post?.text ?? [prompt?.subject, reference].filter(Boolean).join('\n');
  const reading = readText(source, post ? brief.language : null, !post);
  // An order in another language is not read, so nothing of it may stand in the post as a fact.
  const usable = prompt && !post && !reading.english ? { ...prompt, facts: [] } : prompt;
  return { brief, prompt: usable, reading };
}

/** A subject from the best few; null where the text names none that can be used. */
export function pickFocus({ reading }: Material, random: SeededRandom): Focus | null {
  const [best, ...others] = reading.focuses;
  if (!best) return null;
  const near = others.slice(0, 2).filter(({ score }) => score > best.score - 1.5);
  return random.pick([best, best, ...near]);
}

/** A topic of the chosen subject where it has one, else the one the text touches most. */
export function pickTopic(
  { reading }: Material,
  focus: Focus | null,
  random: SeededRandom,
): Topic | null {
  const words = focus?.bare.toLowerCase().split(' ') ?? [];
  const own = words.map(topicOf).filter((topic) => topic !== undefined);
  return own.length > 0 ? random.pick(own) : (reading.topics[0] ?? null);
}

export function take(topic: Topic | null, random: SeededRandom): string {
  return random.pick(topic?.takes ?? generalTakes);
}

export function ask(topic: Topic | null, reading: Reading, random: SeededRandom): string {
  return random.pick(topic?.asks ?? (reading.stance === 'opinion' ? generalAsks : plainAsks));
}

/** What the tone would say next: a joke, a mechanism, or a point. */
export function remark(material: Material, topic: Topic | null, random: SeededRandom): string {
  const { tone, voice } = material.brief;
  const funny = tone === 'humorous' || voice.type === 'shitposter' ? 0.5 : 0;
  if (topic && random.chance(funny)) return random.pick(topic.quips);
  const dry = tone === 'technical' ? 0.45 : 0.22;
  return topic && random.chance(dry) ? random.pick(topic.mechanics) : take(topic, random);
}

/** A sentence on its own often begins with how its tone leads into it. */
export function led(words: readonly string[], sentence: string, random: SeededRandom): string {
  return random.chance(0.5) ? `${random.pick(words)} ${sentence}` : sentence;
}

export function withFocus(
  frames: readonly string[],
  focus: Focus,
  random: SeededRandom,
  more: Record<string, string> = {},
): string {
  return fillFrame(random.pick(frames), focus, more);
}

/** A frame around the subject and a point `{p}`. */
export function linked(
  frames: readonly string[],
  focus: Focus,
  point: string,
  random: SeededRandom,
): string {
  return withFocus(frames, focus, random, { p: point });
}

export function withWatch(frames: readonly string[], topic: Topic, random: SeededRandom): string {
  return random.pick(frames).replace('{w}', random.pick(topic.watch));
}
