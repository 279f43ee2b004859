import type { Brief } from '#api/ai/adapters/provider.ts';
import { againstPoint } from '#api/ai/answer/against-point.ts';
import { brokenOff, tooLong } from '#api/ai/answer/answer-length.ts';
import { refusal } from '#api/ai/answer/declined-text.ts';
import { emptyPhrases } from '#api/ai/answer/empty-phrases.ts';
import { misplaced } from '#api/ai/answer/grave-situation.ts';
import { harmfulClaim } from '#api/ai/answer/harmful-claims.ts';
import { leftOut } from '#api/ai/answer/left-out.ts';
import type { Objection } from '#api/ai/answer/objection.ts';
import { repeatedPost } from '#api/ai/answer/repeated-post.ts';
import { peeledText } from '../guard/peeled-texts.ts';
import { sourcesOf } from '../guard/sources.ts';
import { unsourcedFigures } from './figures/unsourced-figures.ts';
import { objectToLanguage } from './missed-language.ts';

/**
 * Why a model's draft will not do for what was read and asked, the worst first; null for one that may be
 * shown. Pure; for text threads.
 */
export function objectToDraft(content: string, brief: Brief): Objection | null {
  const text = peeledText(content, brief);
  const { prompt, post, situation, kind, revise } = brief;
  const { user, post: around } = sourcesOf(brief);
  const given = [user, around, ...brief.voice.samples].join('\n');
  return (
    misplaced(text, situation, { owner: user, post: post?.text ?? '' }) ??
    harmfulClaim(text, user) ??
    (kind === 'reply' ? againstPoint(text, prompt) : null) ??
    refusal(text) ??
    neverSaid(text, brief) ??
    unfit(objectToLanguage(text, brief)) ??
    brokenOff(text) ??
    repeatedPost(text, brief) ??
    tooLong(text, brief) ??
    (revise ? leftOut(text, revise.text) : kind === 'reply' ? leftOut(text, prompt) : null) ??
    emptyPhrases(text, given) ??
    unsourced(text, brief)
  );
}

/** What the owner's facts say is never written, as whole words in any case. */
function neverSaid(text: string, { voice: { neverSay = [] } }: Brief): Objection | null {
  const words = (part: string) =>
    ` ${part
      .toLowerCase()
      .replace(/[^\p{L}\p{N}$]+/gu, ' ')
      .trim()} `;
  const there = words(text);
  const found = neverSay.find((phrase) => phrase.trim() !== '' && there.includes(words(phrase)));
  return unfit(found === undefined ? null : `the persona never writes ${JSON.stringify(found)}`);
}

function unfit(ask: string | null): Objection | null {
  return ask === null ? null : { kind: 'unfit', ask };
}

/** Figures that nobody gave are the most common of what models make up. */
function unsourced(text: string, brief: Brief): Objection | null {
  const figures = unsourcedFigures(text, brief).map(({ text: figure }) => figure);
  if (figures.length === 0) return null;
  return unfit(`nobody gave ${figures.slice(0, 5).join(', ')}: use no figure that is not given`);
}
