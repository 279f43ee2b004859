import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { isEnglish } from '../detect-language.ts';
import type { PostOptions } from '../post-options.ts';
import { hashOf } from './choose/seeded-random.ts';

/** An audience that can be spoken to is a few plain words, not a description. */
const addressable = /^[\p{L}\p{N}$][\p{L}\p{N}$'& -]{1,38}$/u;
const emoji = /\s*\p{RGI_Emoji}/gv;
const ledBy = /^[^.!?\n]{0,40}:/;

/**
 * Gives a composed post what its options ask for and a model would have written by itself: a
 * greeting, whom it speaks to, one closing, and the amount of slang. Adds only what fits into a post.
 */
export function applyPostOptions(composed: string, options: PostOptions): string {
  const { form, audienceTone, degeneracy } = options;
  let text = degeneracy === 'professional' ? composed.replace(emoji, '') : composed;
  // Nothing English is put around a draft in another language.
  if (form !== 'thread' && isEnglish(composed)) {
    const words = lead(options, text);
    if (words) text = fitting(`${words} ${text}`, text);
    const ends = /\?\P{L}*$/u.test(text) ? [] : closings(options, text);
    const end = ends[hashOf(composed) % Math.max(1, ends.length)];
    if (end) text = fitting(joined(text, end), text);
  }
  const slang = degeneracy === 'maximum' || audienceTone === 'degenerate';
  return slang && degeneracy !== 'professional' ? lowered(text) : text;
}

function lead({ form, useCase, audience }: PostOptions, text: string): string | null {
  if (form === 'gm_post') return /^gm\b/i.test(text) ? null : 'gm.';
  if (form === 'meme_post' || form === 'alpha_tweet' || ledBy.test(text)) return null;
  const name = addressable.test(audience) && audience.split(' ').length <= 4 ? audience : null;
  const speaksUp = ['founder_influence', 'project_brand', 'intern_announcements'].includes(useCase);
  const whom = name && speaksUp ? name : null;
  if (form === 'announcement') return whom ? `Update for ${whom}:` : 'Update:';
  return whom && !text.toLowerCase().includes(whom.toLowerCase()) ? `For ${whom}:` : null;
}

/** What may close it: none for a joke, which ends on its turn, and none where news speak for themselves. */
function closings({ form, useCase, audienceTone }: PostOptions, text: string): readonly string[] {
  if (form === 'meme_post' || form === 'alpha_tweet') return [];
  if (useCase === 'intern_announcements') return ['- the intern'];
  if (form === 'announcement') return useCase === 'user_engagement' ? questions.announcement : [];
  // A short good morning has its own second half.
  if (form === 'gm_post')
    return useCase === 'user_engagement' && text.length > 60 ? questions.morning : [];
  const mood = audienceTone === 'bullish' || audienceTone === 'bearish' ? audienceTone : null;
  if (useCase === 'user_engagement')
    return form === 'news_commentary' ? newsQuestions[mood ?? 'any'] : questions[mood ?? 'any'];
  if (mood) return moods[mood];
  return useCase === 'ct_presence' && !/curious/i.test(text) ? presence : [];
}

const questions = {
  any: ['How do you see it?', 'Agree or not?', 'What am I missing?', 'Who sees it differently?'],
  bullish: [
    'Who else is leaning this way?',
    'What is the best case against it?',
    'Bullish or early?',
  ],
  bearish: ['What would change your mind?', 'Tell me why I am wrong.', 'Who disagrees, and why?'],
  morning: ['What are you working on today?', 'What is on your list today?'],
  announcement: ['Questions welcome.', 'Tell us what you think.'],
};
const newsQuestions = {
  any: ['What do you make of it?', 'Who moves first?'],
  bullish: ['What does this open up?', 'Who gains most from it?'],
  bearish: ['What could go wrong here?', 'Who pays for it in the end?'],
};
const moods = {
  bullish: [
    'I lean bullish on it.',
    'Cautiously optimistic.',
    'More reason for hope than for noise.',
  ],
  bearish: ['I stay careful with it.', 'No hurry from my side.', 'I would rather wait.'],
};
const presence = ['Curious where the timeline lands on this.', 'Curious what CT will make of it.'];

function joined(text: string, sentence: string): string {
  return `${/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text} ${sentence}`;
}

function fitting(longer: string, text: string): string {
  return weightedLength(longer) <= postLimit ? longer : text;
}

/** Tickers, handles and links keep their case. */
function lowered(text: string): string {
  return text.replace(/\S+/g, (word) => (/[$@/]/.test(word) ? word : word.toLowerCase()));
}
