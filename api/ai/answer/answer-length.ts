import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief } from '../adapters/provider.ts';
import { revisedLength } from '../prompts/revise-task.ts';
import type { Objection } from './objection.ts';

/** Minimum number of samples for a length. */
const FEWEST = 6;
/** Maximum length as a multiple of the samples' 90th percentile. */
const MOST_TIMES = 2;
/** Maximum length as a multiple of the note's. */
const TIMES_THE_NOTE = 2.5;
/** Characters that are always allowed. */
const ALWAYS = 90;

/** The most characters that a draft may have before a shorter one is asked for; null for a thread. */
export function longestDraft({ kind, platform, voice, prompt }: Brief): number | null {
  if (kind === 'thread') return null;
  const limit = lengthLimits[platform];
  const lengths = voice.samples.map((text) => text.trim().length).sort((a, b) => a - b);
  if (lengths.length < FEWEST) return limit;
  const upper = lengths[Math.round((lengths.length - 1) * 0.9)] ?? limit;
  const own = Math.max(ALWAYS, MOST_TIMES * upper, TIMES_THE_NOTE * (prompt?.length ?? 0));
  return Math.min(limit, Math.round(own));
}

/** A draft that X would not take, or that is more than twice as long as what the persona writes. */
export function tooLong(content: string, brief: Brief): Objection | null {
  const revised = revisedLength(brief);
  if (revised && weightedLength(content) < revised.least)
    return { kind: 'unfit', ask: `it is too short: write at least ${revised.least} characters` };
  const most = revised?.most ?? longestDraft(brief);
  if (most === null || weightedLength(content) <= most) return null;
  return { kind: 'unfit', ask: `it is too long: write it in under ${most} characters` };
}

/** Function words at the end of a text that was cut. */
const OPEN_END =
  /(?:^|\s)(?:the|an?|and|or|but|because|than|of|that \p{L}+ (?:are|is|will|have|has)|und|oder|aber|weil|dass|der|die|das|ein|eine|y|o|pero|porque|que|el|la|los|las|un|una|et|ou|mais|parce que|le|les|une|des|e|mas|os|as|um|uma|dan|atau|tapi|karena|yang)$/iu;

/** A text that ends inside of its sentence, as an answer that was cut does. */
export function brokenOff(content: string): Objection | null {
  return OPEN_END.test(content.trim())
    ? { kind: 'unfit', ask: 'it broke off inside of a sentence: write a whole, shorter text' }
    : null;
}
