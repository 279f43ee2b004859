import type { ReactNode } from 'react';
import type { Post } from '../data/post.ts';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './post.module.css';
import { PathLink } from './rich-text.tsx';

/** "Replying to @somebody", above the text of a reply. */
export function Answered({ post }: { post: Post }): ReactNode {
  if (!post.answered) return null;
  const { handle } = post.answered;
  return (
    <div className={styles.secondary}>
      {words.replyingTo}{' '}
      <PathLink to={`/${handle}`} className={styles.link}>
        <span dir="ltr">@{handle}</span>
      </PathLink>
    </div>
  );
}

/** What the author declared, below the post. */
export function Disclosures({ post }: { post: Post }): ReactNode {
  if (!post.disclosures?.length) return null;
  return (
    <div className={boxClass(styles.disclosures)}>
      {post.disclosures.map((one) => (
        <span key={one}>{words[one]}</span>
      ))}
    </div>
  );
}
