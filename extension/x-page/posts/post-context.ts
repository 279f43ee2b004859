import { $$, $optional } from '../query.ts';
import { anyArticle, linkCard, poll, pollChoice, primaryColumn } from '../selectors.ts';
import { postsIn } from './post-around.ts';
import { type Post, type QuotedPost, readablePost, samePost } from './posts.ts';
import { statusPost } from './status-post.ts';

/** What stands with a post on X's page and belongs to what a reply answers. */
export interface Surroundings {
  /** The posts above it, the oldest first. */
  thread: QuotedPost[];
  card: string | null;
  poll: string[];
}

const MOST = { posts: 10, characters: 2_000, choices: 4 };

/**
 * Reads what stands with this post. The thread is told only by the page of a post: X shows there what
 * the post answers above it, and a reply further down answers that post.
 */
export function surroundingsOf(post: Post): Surroundings {
  const column = $optional(primaryColumn, document) ?? document;
  const articles = postsIn(column).flatMap((article) => {
    const read = readablePost(article);
    return read ? [{ article, read }] : [];
  });
  const at = articles.findIndex(({ read }) => samePost(read, post));
  const article = articles[at]?.article;
  const focal = statusPost();
  const focalAt = focal ? articles.findIndex(({ read }) => samePost(read, focal)) : -1;
  const above = focalAt < 0 || at < 0 ? [] : articles.slice(0, Math.min(at, focalAt + 1));
  return {
    thread: above
      .filter(({ read }) => !read.promoted && read.text !== '')
      .slice(-MOST.posts)
      .map(({ read }) => ({ author: read.author, text: shortened(read.text) })),
    card: article ? cardOf(article) : null,
    poll: article ? pollOf(article) : [],
  };
}

function own(selector: string, article: Element): Element[] {
  return $$(selector, article).filter((found) => found.closest(anyArticle) === article);
}

function cardOf(article: Element): string | null {
  const [card] = own(linkCard, article).filter((found) => !$optional(poll, found));
  return card ? shortened(lines(card).join('\n')) || null : null;
}

function pollOf(article: Element): string[] {
  const choices = own(poll, article).flatMap((found) => $$(pollChoice, found));
  const texts = choices.map((choice) => lines(choice).join(' ').slice(0, 200).toWellFormed());
  return texts.filter((text) => text !== '').slice(0, MOST.choices);
}

function lines(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue?.trim() ?? '');
  return found.filter((text) => text !== '');
}

function shortened(text: string): string {
  return text.slice(0, MOST.characters).toWellFormed();
}
