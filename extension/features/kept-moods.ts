import type { Mood } from '../messages.ts';
import { speakLoadedWords } from '../popover/speak-language.ts';
import { type Post, readablePost } from '../x-page/posts.ts';
import { readTheme } from '../x-page/theme.ts';
import { showMoodBadge } from './mood-badge.ts';

const kept = new Map<string, Mood>();
const most = 200;

/** Shows a reading beside this button, and keeps it: X draws the post anew when it comes back. */
export function showMood(button: HTMLElement, { id }: Post, mood: Mood): void {
  speakLoadedWords();
  showMoodBadge(button, mood, readTheme(document.body));
  if (id === null) return;
  kept.delete(id);
  kept.set(id, mood);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** Shows the reading of this post again, if there was one. */
export function showKeptMood(button: HTMLElement, article: Element): void {
  // Most people read no mood, and then a post is not read either.
  if (kept.size === 0) return;
  const id = readablePost(article)?.id;
  const mood = id ? kept.get(id) : undefined;
  if (mood) showMoodBadge(button, mood, readTheme(document.body));
}
