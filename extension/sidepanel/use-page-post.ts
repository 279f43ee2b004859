import { useEffect, useState } from 'react';
import { readActivePost, watchActivePage } from '../host.ts';
import { panelTextItem } from '../storage.ts';
import { type Post, partialPost } from '../x-page/posts/posts.ts';
import { useStored } from './use-stored.ts';

/** What the panel may draft an answer to: the post of the page in front, or selected text. */
export interface PagePost {
  post: Post;
  /** Null for selected text, which belongs to no post that we know. */
  url: string | null;
}

/** Followed while tabs and pages change. Text that the person handed over comes first. */
export function usePagePost(): PagePost | null {
  const [post, setPost] = useState<Post | null>(null);
  const text = useStored(panelTextItem, '');

  useEffect(() => {
    let asked = 0;
    const read = async () => {
      asked += 1;
      const mine = asked;
      const found = await readActivePost();
      // Of two readings under way the later one stands; the same post is not drawn anew.
      if (mine === asked)
        setPost((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    const changed = () => void read();
    changed();
    const stop = watchActivePage(changed);
    return () => {
      asked += 1;
      stop();
    };
  }, []);

  if (text !== '') return { post: partialPost({ text }), url: null };
  return post && { post, url: `https://x.com/${post.author || 'i'}/status/${post.id}` };
}
