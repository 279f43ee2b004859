import { frontDialog } from './composer.ts';
import { $optional, MissingElement } from './dollar.ts';
import { type Post, readPost, statusInPath } from './posts.ts';
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
  if (!article) return null;
  try {
    // Found by its address, which a cut author line may hide.
    return { ...readPost(article), id };
  } catch (error) {
    if (error instanceof MissingElement) return null;
    throw error;
  }
}
