import type { Occasion } from '#api/providers/ai/occasion.ts';
import { postLimit, weightedLength } from '#shared/lib/weighted-length.ts';

const closings: Record<Exclude<Occasion['useCase'], 'user_engagement'>, string> = {
  founder_influence: 'Writing it down so that I remember it.',
  creator_content: 'Save this one for later.',
  project_brand: 'That is what we care about.',
  ct_presence: 'Curious where CT lands on this.',
  intern_announcements: '- the intern',
};

const moods: Partial<Record<Occasion['audienceTone'], string>> = {
  bullish: 'I lean bullish on it.',
  bearish: 'I stay careful with it.',
  degenerate: 'Anyway, back to the trenches.',
};

/** An audience that can be spoken to is a few plain words, not a description. */
const addressable = /^[\p{L}\p{N}$][\p{L}\p{N}$'& -]{1,38}$/u;
const emoji = /\s*\p{RGI_Emoji}/gv;

/**
 * Gives a composed post what the occasion asks for and a model would have written by itself: gm,
 * whom it speaks to, a mood, a closing, and the amount of slang. Adds only what fits into a post.
 */
export function dressForOccasion(composed: string, occasion: Occasion): string {
  const { form, audience, audienceTone, useCase, degeneracy } = occasion;
  const name = addressable.test(audience) && audience.split(' ').length <= 4 ? audience : null;
  const engaging = useCase === 'user_engagement';
  let text = degeneracy === 'professional' ? composed.replace(emoji, '') : composed;
  if (form !== 'thread') {
    if (name && !engaging) text = fitting(`For ${name}: ${text}`, text);
    if (form === 'announcement') text = fitting(`Update: ${text}`, text);
    if (form === 'gm_post' && !/^gm\b/i.test(text)) text = fitting(`gm. ${text}`, text);
    const mood = form === 'alpha_tweet' ? undefined : moods[audienceTone];
    if (mood) text = fitting(joined(text, mood), text);
    if (!engaging) text = fitting(joined(text, closings[useCase]), text);
    else if (!/\?\s*$/.test(text)) {
      text = fitting(joined(text, name ? `What do you see, ${name}?` : 'What do you see?'), text);
    }
  }
  return degeneracy === 'maximum' ? lowered(text) : text;
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
