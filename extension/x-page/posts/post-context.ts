import { $$, $optional } from '../query.ts';
import { anyArticle, cardLink, listHeading, pollChoice, primaryColumn } from '../selectors.ts';
import { postsIn } from './post-around.ts';
import {
  isBefore,
  type Post,
  postText,
  type QuotedPost,
  quotedBlock,
  readablePost,
  samePost,
} from './posts.ts';
import { statusPost } from './status-post.ts';

/** What stands with a post on X's page and belongs to what a reply answers. */
export interface PostContext {
  /** The posts above it, the oldest first. */
  thread: QuotedPost[];
  card: string | null;
  /** The choices of its poll, without their shares; empty where it has none. */
  poll: string[];
}

const MOST = { posts: 10, characters: 2_000, choices: 10, choiceCharacters: 200 };

/**
 * Reads what stands with this post. The thread is told only by the page of a post: X shows there what
 * the post answers above it, and a reply further down answers that post.
 */
export function postContextOf(post: Post): PostContext {
  const column = $optional(primaryColumn, document) ?? document;
  const articles = postsIn(column).flatMap((article) => {
    const read = readablePost(article);
    return read ? [{ article, read }] : [];
  });
  const at = articles.findIndex(({ read }) => samePost(read, post));
  const article = articles[at]?.article;
  const focal = statusPost();
  const focalAt = focal ? articles.findIndex(({ read }) => samePost(read, focal)) : -1;
  const focalArticle = articles[focalAt]?.article;
  const isApart =
    !article || !focalArticle || post.promoted || isParted(focalArticle, article, column);
  const above = isApart ? [] : articles.slice(0, Math.min(at, focalAt + 1));
  return {
    thread: above
      .filter(({ read }) => !read.promoted && read.text !== '')
      .slice(-MOST.posts)
      .map(({ read }) => ({ author: read.author, text: shortened(read.text) })),
    card: article ? cardOf(article) : null,
    poll: article ? pollOf(article) : [],
  };
}

/** X adds posts of other conversations to the page of a post, under a heading. */
function isParted(focal: Element, article: Element, column: ParentNode): boolean {
  return $$(listHeading, column).some(
    (heading) => isBefore(focal, heading) && isBefore(heading, article),
  );
}

function cardOf(article: Element): string | null {
  const links = ownOf(article, cardLink);
  return shortened([...new Set(links.flatMap(lines))].join('\n')) || null;
}

function pollOf(article: Element): string[] {
  return ownOf(article, pollChoice)
    .map((choice) => postText(choice.querySelector('[dir]') ?? choice).trim())
    .filter((text) => text !== '')
    .slice(0, MOST.choices)
    .map((text) => shortened(text, MOST.choiceCharacters));
}

/** What is part of the post itself, not of one that it quotes. */
function ownOf(article: Element, selector: string): Element[] {
  const quoted = quotedBlock(article);
  return $$(selector, article).filter(
    (found) => found.closest(anyArticle) === article && !quoted?.contains(found),
  );
}

function lines(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue?.trim() ?? '');
  return found.filter((text) => text !== '');
}

function shortened(text: string, most = MOST.characters): string {
  return text.slice(0, most).toWellFormed();
}
