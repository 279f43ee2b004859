import { frontDialog } from './composer.ts';
import { $optional } from './dollar.ts';
import { type Post, readablePost, statusInPath } from './posts.ts';
import { permalinkOf, tweet } from './selectors.ts';

let behindDialog: string | null = null;

/**
 * The post that this page is about; null elsewhere, and until X has rendered it. X gives its
 * composer dialog an address of its own: the page under it stays the one that is meant.
 */
export function statusPost(): Post | null {
  const inPath = statusInPath(location.pathname)?.id ?? null;
  const id = inPath ?? (behindDialog !== null && frontDialog() ? behindDialog : null);
  behindDialog = id;
  const article = id ? $optional(permalinkOf(id), document)?.closest(tweet) : null;
  const post = article ? readablePost(article) : null;
  // Found by its address, which a cut author line may hide.
  return post && { ...post, id };
}
