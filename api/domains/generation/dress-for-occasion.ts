import type { Occasion } from '#api/providers/ai/occasion.ts';
import { postLimit } from '#shared/lib/post-limit.ts';
import { weightedLength } from '#shared/lib/weighted-length.ts';

/** An audience that can be spoken to is a few plain words, not a description. */
const addressable = /^[\p{L}\p{N}$][\p{L}\p{N}$'& -]{1,38}$/u;
const emoji = /\s*\p{RGI_Emoji}/gv;
const ledBy = /^[^.!?\n]{0,40}:/;

/**
 * Gives a composed post what the occasion asks for and a model would have written by itself: a
 * greeting, whom it speaks to, one closing, and the amount of slang. Adds only what fits into a post.
 */
export function dressForOccasion(composed: string, occasion: Occasion): string {
  const { form, audience, audienceTone, degeneracy } = occasion;
  const name = addressable.test(audience) && audience.split(' ').length <= 4 ? audience : null;
  let text = degeneracy === 'professional' ? composed.replace(emoji, '') : composed;
  if (form !== 'thread') {
    const leads = [lead(occasion, name, text), form === 'announcement' ? 'Update:' : null];
    if (form === 'gm_post' && !/^gm\b/i.test(text)) leads.push('gm.');
    for (const words of leads) if (words) text = fitting(`${words} ${text}`, text);
    const end = form === 'alpha_tweet' ? null : closing(occasion, name);
    if (end && !/\?\s*$/.test(text)) text = fitting(joined(text, end), text);
  }
  const slang = degeneracy === 'maximum' || audienceTone === 'degenerate';
  return slang && degeneracy !== 'professional' ? lowered(text) : text;
}

function lead({ useCase }: Occasion, name: string | null, text: string): string | null {
  const speaksUp = ['founder_influence', 'project_brand', 'intern_announcements'];
  return name && speaksUp.includes(useCase) && !ledBy.test(text) ? `For ${name}:` : null;
}

/** One at most: a question where readers are to answer, else the mood, else what the use case is for. */
function closing({ useCase, audienceTone }: Occasion, name: string | null): string | null {
  const to = name ? `, ${name}` : '';
  const mood = audienceTone === 'bullish' || audienceTone === 'bearish' ? audienceTone : null;
  if (useCase === 'user_engagement') {
    if (mood === 'bullish') return `Bullish or not${to}?`;
    if (mood === 'bearish') return `What would change your mind${to}?`;
    return `What do you see${to}?`;
  }
  if (mood === 'bullish') return 'I lean bullish on it.';
  if (mood === 'bearish') return 'I stay careful with it.';
  if (useCase === 'creator_content') return 'Save this one for later.';
  if (useCase === 'ct_presence') return `Curious what ${name ?? 'CT'} will make of it.`;
  return useCase === 'intern_announcements' ? '- the intern' : null;
}

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
