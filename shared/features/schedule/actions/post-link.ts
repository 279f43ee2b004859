import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';

/** The address of a post on X; null while it has none. */
export function postLink({ parts }: Pick<ListedPost, 'parts'>): string | null {
  const url = parts[0]?.url;
  return url && /^https?:\/\//i.test(url) ? url : null;
}
