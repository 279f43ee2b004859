import { weightedLength } from '#shared/lib/weighted-length.ts';
import { fitLength, lengthLimit } from '../fit-length.ts';
import type { Brief } from '../provider.ts';
import { applyStyle } from '../voice/apply-style.ts';
import { learnStyle, type StyleProfile } from '../voice/style-profile.ts';
import { contentWords } from './content-words.ts';
import { draftChecks } from './draft-checks.ts';
import { gather, type Material } from './material.ts';
import { planCall, planPost, planThread } from './plan-post.ts';
import { planReply } from './plan-reply.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const candidates = 3;
const attempts = 40;
/** Words. Below it a reply has room to react and none to say anything. */
const shortest = 17;

export interface Composed {
  text: string;
  english: boolean;
}

/**
 * Writes a draft from a grammar, the subject of the post or prompt, and the persona's style.
 * Deterministic: one brief, one draft. Copies no sample and brings in no number, ticker or name.
 */
export function compose(brief: Brief): Composed {
  const material = gather(brief);
  const profile = learnStyle(brief.voice.samples, brief.tone, brief.voice.type);
  const passes = draftChecks(brief);
  const random = seededRandom(seedOf(brief));
  const found: string[] = [];
  for (let at = 0; at < attempts && found.length < candidates; at += 1) {
    const draft = write(material, profile, random);
    if (passes(draft)) found.push(draft);
  }
  return {
    text: best(found, profile, brief, random) ?? fallback(brief, profile, random),
    english: material.reading.english,
  };
}

function write(material: Material, profile: StyleProfile, random: SeededRandom): string {
  const { kind, platform } = material.brief;
  const limit = lengthLimit(platform);
  const styled = (sentences: string[]) => applyStyle(sentences, profile, random);
  if (kind === 'thread') {
    return planThread(material, random)
      .map(
        (part, at) => `${at + 1}/ ${fitLength(styled(part).replace(/\n{2,}/g, '\n'), limit - 3)}`,
      )
      .join('\n\n');
  }
  if (kind === 'alpha_call') return whole(planCall(material, random), styled, limit);
  const plan = kind === 'reply' ? planReply : planPost;
  return whole(plan(material, random, profile.sentences), styled, limit);
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

/** The candidate nearest to the persona's length that says most about the subject. */
function best(
  found: string[],
  profile: StyleProfile,
  brief: Brief,
  random: SeededRandom,
): string | undefined {
  const subject = contentWords(brief.post?.text ?? brief.prompt ?? '');
  const scored = found.map((draft) => {
    const words = draft.split(/\s+/).length;
    const length = Math.abs(Math.log(words / Math.max(profile.words, shortest)));
    const shared = [...contentWords(draft)].filter((word) => subject.has(word)).length;
    const quoted = draft.includes('"') ? 0.25 : 0;
    return {
      draft,
      score:
        Math.min(shared, 2) * 0.15 +
        random.next() -
        quoted -
        (brief.kind === 'thread' ? 0 : length * 0.5),
    };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.draft;
}

/** For a text without a usable word: its own words, and a question that fits anything. */
function fallback(brief: Brief, profile: StyleProfile, random: SeededRandom): string {
  const subject = (brief.prompt ?? brief.post?.text ?? '').trim();
  const sentences =
    brief.kind === 'reply'
      ? ["say more, I'd like to understand this one better"]
      : [fitLength(subject, 200)];
  return applyStyle(sentences, profile, random);
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
