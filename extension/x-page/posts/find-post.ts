import { $$ } from '../query.ts';
import { permalinkOf } from '../selectors.ts';
import { postAround, postsIn } from './post-around.ts';
import { type Post, quotedBlock, readablePost } from './posts.ts';

/**
 * The article that shows this post now: X draws a post anew whenever it likes. Null where the page
 * does not have it. A post without an id is known by its author and text.
 */
export function articleOf({ id, author, text }: Post): HTMLElement | null {
  if (id === null) {
    const isSame = (post: Post | null) => post?.author === author && post.text === text;
    return postsIn(document).find((article) => isSame(readablePost(article))) ?? null;
  }
  return articleWithId(id);
}

/** The article of the post with this id; not of one that quotes it, which may link to it too. */
export function articleWithId(id: string): HTMLElement | null {
  const articles = $$(permalinkOf(id), document).flatMap((time) => {
    const article = postAround(time);
    return article && !quotedBlock(article)?.contains(time) ? article : [];
  });
  const ids = articles.map((article) => readablePost(article)?.id ?? null);
  // One whose author line is cut does not tell its id.
  const at = ids.includes(id) ? ids.indexOf(id) : ids.indexOf(null);
  return articles[at] ?? null;
}
