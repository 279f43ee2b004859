import type { ReactNode } from 'react';
import type { Person } from '../data/people.ts';
import type { Post } from '../data/post.ts';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './post.module.css';
import { PathLink } from './rich-text.tsx';

interface ReplyingToProps {
  person: Person;
  className: string | undefined;
}

/** "Replying to @somebody", above the text of a reply. */
export function ReplyingTo({ person, className }: ReplyingToProps): ReactNode {
  return (
    <div dir="auto" className={className}>
      {words.replyingTo}{' '}
      <PathLink to={`/${person.handle}`} className={styles.link}>
        <span dir="ltr">@{person.handle}</span>
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
