import { frontDialog } from '../composer/composer.ts';
import { articleWithId } from './find-post.ts';
import { type Post, readablePost, statusInPath } from './posts.ts';

let behindDialog: string | null = null;

/**
 * The post that this page is about; null elsewhere, and until X has rendered it. X gives its
 * composer dialog an address of its own: the page under it stays the one that is meant.
 */
export function statusPost(): Post | null {
  const inPath = statusInPath(location.pathname)?.id ?? null;
  const id = inPath ?? (behindDialog !== null && frontDialog() ? behindDialog : null);
  behindDialog = id;
  const article = id ? articleWithId(id) : null;
  const post = article ? readablePost(article) : null;
  // Found by its address, which a cut author line may hide.
  return post && { ...post, id };
}
