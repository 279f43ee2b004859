import { useEffect, useState } from 'react';
import { readActiveHandle, readActivePost, watchActivePage } from '../host.ts';
import { panelTextItem } from '../storage.ts';
import { type Post, partialPost } from '../x-page/posts/posts.ts';
import { useStored } from './use-stored.ts';

/** What the panel may draft an answer to: the post of the page in front, or selected text. */
export interface PagePost {
  post: Post;
  /** Null for selected text, which belongs to no post that we know. */
  url: string | null;
  /** The X account in use there. */
  handle: string | null;
}

type Page = Pick<PagePost, 'handle'> & { post: Post | null };

/** Followed while tabs and pages change. Text that the person handed over comes first. */
export function usePagePost(): PagePost | null {
  const [{ post, handle }, setPage] = useState<Page>({ post: null, handle: null });
  const text = useStored(panelTextItem, '');

  useEffect(() => {
    let asked = 0;
    const read = async () => {
      asked += 1;
      const mine = asked;
      const [post, handle] = await Promise.all([readActivePost(), readActiveHandle()]);
      const found = { post, handle };
      // Of two readings under way the later one stands; the same post is not drawn anew.
      if (mine === asked)
        setPage((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    const changed = () => void read();
    changed();
    const stop = watchActivePage(changed);
    return () => {
      asked += 1;
      stop();
    };
  }, []);

  if (text !== '') return { post: partialPost({ text }), url: null, handle };
  return post && { post, url: `https://x.com/${post.author || 'i'}/status/${post.id}`, handle };
}
