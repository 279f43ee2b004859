import type { Brief } from '../adapters/provider.ts';
import { applyStyle } from '../voice/apply/apply-style.ts';
import { type PostShape, withUsualForm } from '../voice/features/post-shape.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';
import type { PostReading } from './abstain/reason-to-abstain.ts';
import { seededRandom } from './choose/seeded-random.ts';
import { withoutUnwanted } from './choose/without-unwanted.ts';
import { pickShape, writerOf } from './writer.ts';

/** A reply in the persona's casing, marks and emoji; grave and quiet under what is not glad. */
export function styleReply(
  reply: string,
  brief: Brief,
  language: string,
  { isGlad, isGrave }: Pick<PostReading, 'isGlad' | 'isGrave'>,
): string {
  const writer = withoutUnwanted(writerOf(brief.voice, brief.tone), brief);
  const random = seededRandom(`${reply}\n${brief.voice.name}\n${brief.post?.text}`);
  const isQuiet = isGrave || !isGlad || brief.intent === 'condolences';
  const usual = withUsualForm(pickShape(writer, random), writer.style);
  const shape = isQuiet ? quiet(usual) : usual;
  if (language !== 'en') return foreign(reply, shape, language);
  const sentences = reply.split(/(?<=[?!])\s+|\.\s+/u);
  const one = { ...shape, gaps: shape.gaps.map(() => ' ') };
  return applyStyle(sentences, one, bare(writer.style), random);
}

/** A reply that others would give has no place for the openers and tags of one person. */
function bare(style: StyleProfile): StyleProfile {
  return { ...style, openers: [], closers: [], addresses: [], hashtags: [] };
}

function quiet(shape: PostShape): PostShape {
  return {
    ...shape,
    ends: shape.ends.map((end) => (/[!?]/.test(end) ? '.' : end)),
    caps: false,
    emojis: { before: 0, after: 0 },
    hashtags: 0,
  };
}

/** Casing and the last mark; English habits stay out. */
function foreign(reply: string, { lower, ends }: PostShape, language: string): string {
  const stop = language === 'ja' || language === 'zh' ? '。' : '.';
  const isClosed = /[.!]/.test(ends.at(-1) ?? '') && !/[?!？！。.]$/u.test(reply);
  const cased = lower ? reply.toLocaleLowerCase(language) : reply;
  return isClosed ? cased + stop : cased;
}
