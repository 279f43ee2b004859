import { $$, $closestOptional } from './dollar.ts';
import { type Post, readablePost } from './posts.ts';
import { permalinkOf, tweet } from './selectors.ts';

/**
 * The article that shows this post now: X draws a post anew whenever it likes. Null where the page
 * does not have it. A post without an id is known by its author and text.
 */
export function articleOf({ id, author, text }: Post): HTMLElement | null {
  if (id === null) {
    const isSame = (post: Post | null) => post?.author === author && post.text === text;
    return $$(tweet, document).find((article) => isSame(readablePost(article))) ?? null;
  }
  const articles = $$(permalinkOf(id), document).flatMap(
    (time) => $closestOptional<HTMLElement>(tweet, time) ?? [],
  );
  const ids = articles.map((article) => readablePost(article)?.id ?? null);
  // A post that quotes it may link to it too; one whose author line is cut does not tell its id.
  const at = ids.includes(id) ? ids.indexOf(id) : ids.indexOf(null);
  return articles[at] ?? null;
}
