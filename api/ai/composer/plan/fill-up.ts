import { wordsOfShape } from '../../voice/features/post-shape.ts';
import { allVariants } from '../templates/fill-template.ts';
import { askLeads, leads } from '../templates/lead-ins.ts';
import { generalAsks, watching } from '../templates/post-templates.ts';
import { ask, led, remark, type Scene, splitSentences, withWatch } from './plan-context.ts';

/** Adds sentences until a draft has about the length of the shape it is written for. */
export function fillUp(scene: Scene, opening: string[]): string[] {
  const { shape, random } = scene;
  const wanted = wordsOfShape(shape);
  const most = Math.max(shape.lengths.length, Math.ceil(wanted / 11));
  const sentences = [...opening];
  const tails = allVariants(scene.register.tails);
  for (let missing = wanted - wordCount(sentences); sentences.length < most; ) {
    // A short opening on its own is fine: half a sentence missing is not missed.
    if (missing < 3 || (missing < 6 && random.chance(0.3))) break;
    const next = missing < 6 ? [tail(scene)] : longer(scene, sentences);
    const ended = next.some((sentence) => tails.includes(sentence));
    const before = sentences.join(' ').toLowerCase();
    // A point behind another lead is still the same point.
    if (next.some((sentence) => before.includes(sentence.slice(-24).toLowerCase()))) break;
    sentences.push(...next);
    // One closing word is enough.
    if (ended) break;
    missing = wanted - wordCount(sentences);
  }
  return sentences;
}

function longer(scene: Scene, before: string[]): string[] {
  const { brief, topic, random, reading, writer } = scene;
  const asked = before.some((sentence) => sentence.endsWith('?'));
  const curious = Math.min(0.6, 0.08 + writer.style.question);
  if (!topic) {
    const asks = !asked && random.chance(0.3 + curious / 2);
    return [asks ? led(askLeads, random.pick(generalAsks), random) : tail(scene)];
  }
  if (!asked && reading.stance !== 'question' && random.chance(curious)) {
    return [led(askLeads, ask(scene), random)];
  }
  if (random.chance(brief.voice.type === 'alpha_caller' ? 0.3 : 0.12)) {
    return [withWatch(watching, topic, random)];
  }
  return splitSentences(led(leads[brief.tone], remark(scene), random));
}

/** A second sentence that needs no subject. */
export function tail({ register, random }: Scene): string {
  return random.pick(allVariants(register.tails));
}

function wordCount(sentences: string[]): number {
  let spaces = 0;
  for (const sentence of sentences) {
    for (let at = 0; at < sentence.length; at += 1) if (sentence.charCodeAt(at) === 32) spaces += 1;
  }
  return spaces + sentences.length;
}
