import { applyLoadedCatalogue } from '../popover/set-locale.ts';
import type { Mood } from '../protocol.ts';
import { hostAttribute } from '../x-page/observe.ts';
import { articleOf } from '../x-page/posts/find-post.ts';
import { type Post, readablePost } from '../x-page/posts/posts.ts';
import { $optional } from '../x-page/query.ts';
import { showMoodBadge } from './mood-badge.ts';

const kept = new Map<string, Mood>();
const most = 200;

/**
 * Shows a reading beside the button that was pressed, or that of the article at hand, and keeps it.
 * X draws a post anew when it comes back, and may have while the reading was on its way.
 */
export function showMood(pressed: Element, post: Post, mood: Mood): void {
  applyLoadedCatalogue();
  const place = pressed.isConnected ? pressed : articleOf(post);
  const button = place && buttonAt(place);
  if (button) showMoodBadge(button, mood);
  const { id } = post;
  if (id === null) return;
  kept.delete(id);
  kept.set(id, mood);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** Shows the reading of this post again, if there was one. */
export function showSavedMood(button: HTMLElement, article: Element): void {
  // Most people read no mood, and then a post is not read either.
  if (kept.size === 0) return;
  const id = readablePost(article)?.id;
  const mood = id ? kept.get(id) : undefined;
  if (mood) showMoodBadge(button, mood);
}

function buttonAt(place: Element): Element | null {
  if (place.hasAttribute(hostAttribute)) return place;
  return $optional(`[${hostAttribute}="reply-button"]`, place);
}
