import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { fitLength } from '../humanize/fit-length.ts';
import { applyStyle } from '../voice/apply/apply-style.ts';
import type { PostShape } from '../voice/features/post-shape.ts';
import type { SeededRandom } from './choose/seeded-random.ts';
import type { PlanContext, Scene } from './plan/plan-context.ts';
import { planCall, planPost } from './plan/plan-post.ts';
import { planThread } from './plan/plan-thread.ts';
import { replaceSynonyms } from './replace-synonyms.ts';
import { pickShape } from './writer.ts';

/** What to say, in sentences: one list for a post, one for each part of a thread. */
export function planDraft(scene: Scene): string[][] {
  const { kind } = scene.brief;
  if (kind === 'thread') return planThread(scene);
  // A reply without a post to answer is a post.
  return [kind === 'alpha_call' ? planCall(scene) : planPost(scene)];
}

/** A plan in the persona's style, within the length of the platform. */
export function writePlan(plan: string[][], scene: Scene): string {
  const { brief, writer, random, shape, prompt } = scene;
  const limit = lengthLimits[brief.platform];
  // What the user wrote stands as it was written.
  const given = new Set(prompt?.facts);
  const said = (sentence: string) =>
    given.has(sentence) || brief.reference?.includes(sentence)
      ? sentence
      : replaceSynonyms(sentence, random);
  const styled = (sentences: string[], as = shape, style = writer.style) =>
    applyStyle(sentences.map(said), as, style, random);
  if (brief.kind !== 'thread') return whole(plan[0] ?? [], styled, limit);
  // Nobody greets, sighs and waves in every post of a thread.
  const inside = { ...writer.style, openers: [], closers: [], addresses: [] };
  return plan
    .map((part, at) => {
      const { lower, lowerStart } = shape;
      const outside = { ...pickShape(writer, random), lower, lowerStart };
      const text = (
        at === 0 ? styled(part, outside) : styled(part, plainly(outside), inside)
      ).replace(/\n{2,}/g, '\n');
      return `${at + 1}/ ${fitLength(text, limit - 3)}`;
    })
    .join('\n\n');
}

function plainly(shape: PostShape): PostShape {
  return { ...shape, emojis: { before: 0, after: 0 }, hashtags: 0 };
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

/** For a prompt without a usable word: its own words. */
export function lastResort({ brief, writer }: PlanContext, random: SeededRandom): string {
  const sentences = [fitLength((brief.prompt ?? '').trim(), 200)];
  return applyStyle(sentences, pickShape(writer, random), writer.style, random);
}
