import type { ReactNode } from 'react';
import { pathOf } from '../data/post.ts';
import { repliesTo } from '../data/post-variants.ts';
import { Icon } from '../icon.tsx';
import { navigate } from '../navigation.ts';
import { words } from '../page-texts.ts';
import { pictureSource } from '../post/attached.tsx';
import postStyles from '../post/post.module.css';
import { Tweet } from '../post/tweet.tsx';
import { usePosted } from '../posted/posted-store.ts';
import { boxClass } from '../view.tsx';
import { useEscape } from './dialog.tsx';
import styles from './layers.module.css';

/** A photo over the page, with the post and its replies as a list of their own beside it. */
export function PhotoViewer({ postId }: { postId: string }): ReactNode {
  const posted = usePosted();
  const post = posted.find(postId);
  const back = () => navigate(post ? pathOf(post) : '/home');
  useEscape(back);
  if (!post) return null;
  return (
    <div role="dialog" aria-modal="true" aria-label={words.image} className={styles.viewer}>
      <button
        type="button"
        data-testid="app-bar-close"
        aria-label={words.close}
        className={boxClass(styles.round, styles.viewerClose)}
        onClick={back}
      >
        <Icon name="close" />
      </button>
      <div data-testid="swipe-to-dismiss" className={styles.viewerImage}>
        <img alt={post.photo?.alt ?? words.image} src={pictureSource(post.photo?.hue ?? 200)} />
      </div>
      <div className={styles.viewerSide}>
        <section role="region" aria-label={words.conversation}>
          {[post, ...posted.repliesTo(postId), ...repliesTo(post)].map((one) => (
            <div key={one.id} data-testid="cellInnerDiv" className={postStyles.cell}>
              <Tweet post={one} focal={one.id === post.id} />
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}
