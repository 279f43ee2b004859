import { articleWithId } from '../posts/find-post.ts';
import { postsIn } from '../posts/post-around.ts';
import {
  isBefore,
  type Post,
  partialPost,
  type QuotedPost,
  readPost,
  readQuoteCard,
  samePost,
  statusInPath,
} from '../posts/posts.ts';
import { $$, $closestOptional, $optional } from '../query.ts';
import { anyEditor, attachments, cell, dialog, inlineReply, userName } from '../selectors.ts';

/** What a composer will send. */
export type Answering =
  | { kind: 'new' }
  | { kind: 'quote'; quoted: QuotedPost }
  | { kind: 'reply'; post: Post };

type Found =
  | { kind: 'new' }
  | { kind: 'quote'; card: Element }
  | { kind: 'reply'; article: Element | null };

/**
 * Reads what the composer at `place` answers. `pressed` is the post whose Reply was pressed last.
 * Throws MissingElement when the post there cannot be read.
 */
export function answeringAt(place: Element, pressed: Post | null): Answering {
  const found = find(place);
  if (found.kind === 'new') return found;
  if (found.kind === 'quote') return { kind: 'quote', quoted: readQuoteCard(found.card) };
  const post = found.article
    ? readPost(found.article)
    : partialPost(statusInPath(location.pathname) ?? {});
  const isPressed = post.id === null && pressed !== null && samePost(post, pressed);
  return { kind: 'reply', post: isPressed ? { ...post, id: pressed.id } : post };
}

export function answeringKind(place: Element): Answering['kind'] {
  return find(place).kind;
}

/** Decides by where the composer stands: X changes the address for its dialogs only sometimes. */
function find(place: Element): Found {
  const inline = $closestOptional(inlineReply, place);
  if (inline) return { kind: 'reply', article: articleAbove(inline) };
  const container = place.closest(dialog);
  if (!container) return { kind: 'new' };

  const article = lastBefore(postsIn(container), $optional(anyEditor, container) ?? place);
  if (article) return { kind: 'reply', article };
  const card = $$(attachments, container).find((found) => $optional(userName, found));
  return card ? { kind: 'quote', card } : { kind: 'new' };
}

/** The inline reply carries no id: its post stands just before it in the same row. */
function articleAbove(inline: Element): Element | null {
  const row = $closestOptional(cell, inline);
  const above = row && lastBefore(postsIn(row), inline);
  if (above) return above;
  const id = statusInPath(location.pathname)?.id;
  return id ? articleWithId(id) : null;
}

function lastBefore(articles: HTMLElement[], place: Element): HTMLElement | undefined {
  return articles.findLast((article) => isBefore(article, place));
}
