import { weightedLength } from '#shared/lib/weighted-length.ts';
import { fitLength, lengthLimit } from '../fit-length.ts';
import type { Brief } from '../provider.ts';
import { applyStyle } from '../voice/apply-style.ts';
import { guardCopies } from '../voice/copy-guard.ts';
import { draftChecks } from './draft-checks.ts';
import { focusesOf, gather, type Material, pickTopic, type Scene } from './material.ts';
import { planCall, planPost, planThread } from './plan-post.ts';
import { planReply } from './plan-reply.ts';
import { rankDrafts, type Written } from './rank-drafts.ts';
import { hashOf, type SeededRandom, seededRandom } from './seeded-random.ts';
import { swapWords } from './swap-words.ts';
import { pickRegister, pickShape, type Writer, writerOf } from './writer.ts';

/** Drafts to choose from; more cost time and win little. */
const candidates = 6;
const attempts = 240;
/** Plans are dealt into this many hands, and each variant plays its own: few ever meet. */
const hands = 89;

export interface Composed {
  text: string;
  english: boolean;
}

/**
 * Writes a draft from a grammar, the subject of the post or prompt, and the persona's style: of
 * many, the one that sounds most like the persona. Deterministic: one brief, one draft. Repeats no
 * sample and no earlier post, and brings in no number, ticker or name.
 */
export function compose(brief: Brief, earlier: readonly string[] = []): Composed {
  const material = gather(brief);
  const writer = writerOf(brief.voice, brief.tone);
  const passes = draftChecks(brief);
  const random = seededRandom(seedOf(brief));
  const found = new Map<string, Written>();
  const own = brief.variant % hands;
  for (let at = 0; at < attempts && found.size < candidates; at += 1) {
    const scene = sceneOf(material, writer, random, brief.variant * candidates + at);
    const plan = planOf(scene);
    const late = at > attempts * 0.8 && found.size < 2;
    if (!late && hashOf(plan.flat().join('\n')) % hands !== own) continue;
    const text = write(plan, scene);
    if (!found.has(text) && passes(text)) found.set(text, { text, shape: scene.shape });
  }
  const known = [...brief.voice.samples, ...earlier];
  const ranked = rankDrafts([...found.values()], writer, brief, random);
  return {
    text: ranked.find((text) => !guardCopies(text, known).block) ?? fallback(brief, writer, random),
    english: material.reading.english,
  };
}

function sceneOf(material: Material, writer: Writer, random: SeededRandom, turn: number): Scene {
  const focuses = focusesOf(material);
  const focus = focuses.length > 0 ? random.pick(focuses) : null;
  return {
    ...material,
    writer,
    random,
    turn,
    focus,
    topic: pickTopic(material, focus, random),
    shape: pickShape(writer, random),
    register: pickRegister(writer, random),
  };
}

/** What to say, in sentences: one list for a post, one for each part of a thread. */
function planOf(scene: Scene): string[][] {
  const { random, prompt } = scene;
  // What the user wrote stands as it was written.
  const given = new Set(prompt?.facts);
  const said = (sentences: string[]) =>
    sentences.map((sentence) => (given.has(sentence) ? sentence : swapWords(sentence, random)));
  switch (scene.brief.kind) {
    case 'thread':
      return planThread(scene).map(said);
    case 'alpha_call':
      return [said(planCall(scene))];
    case 'reply':
      return [said(planReply(scene))];
    case 'post':
      return [said(planPost(scene))];
  }
}

function write(plan: string[][], scene: Scene): string {
  const { brief, writer, random, shape } = scene;
  const limit = lengthLimit(brief.platform);
  const styled = (sentences: string[], as = shape) =>
    applyStyle(sentences, as, writer.style, random);
  if (brief.kind !== 'thread') return whole(plan[0] ?? [], styled, limit);
  return plan
    .map((part, at) => {
      const text = styled(part, pickShape(writer, random)).replace(/\n{2,}/g, '\n');
      return `${at + 1}/ ${fitLength(text, limit - 3)}`;
    })
    .join('\n\n');
}

/** A post that is too long loses its last sentences before it is cut inside of one. */
function whole(
  sentences: string[],
  styled: (sentences: string[]) => string,
  limit: number,
): string {
  for (let count = sentences.length; count > 1; count -= 1) {
    const text = styled(sentences.slice(0, count));
    if (weightedLength(text) <= limit) return text;
  }
  return fitLength(styled(sentences.slice(0, 1)), limit);
}

/** For a text without a usable word: its own words, and a question that fits anything. */
function fallback(brief: Brief, writer: Writer, random: SeededRandom): string {
  const subject = (brief.prompt ?? brief.post?.text ?? '').trim();
  const sentences =
    brief.kind === 'reply'
      ? ["say more, I'd like to understand this one better"]
      : [fitLength(subject, 200)];
  return applyStyle(sentences, pickShape(writer, random), writer.style, random);
}

function seedOf(brief: Brief): string {
  const { kind, tone, prompt, post, reference, variant, voice } = brief;
  return JSON.stringify([
    kind,
    tone,
    prompt,
    post,
    reference,
    variant,
    voice.name,
    voice.type,
    voice.samples.length,
  ]);
}
