import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { type Person, people } from '../data/people.ts';
import { mix } from '../data/sample.ts';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './post.module.css';
import { PathLink } from './rich-text.tsx';

/** A deleted post: a plain article with one sentence. */
export function Tombstone(): ReactNode {
  return (
    <article tabIndex={-1} className={boxClass(styles.row)}>
      <div className={boxClass(styles.quoted)}>
        <span className={styles.secondary}>{words.deleted}</span>
      </div>
    </article>
  );
}

export function UserCell({ person }: { person: Person }): ReactNode {
  return (
    <div data-testid="UserCell" className={boxClass(styles.row, styles.userCell)}>
      <Avatar handle={person.handle} />
      <div className={boxClass(styles.body)}>
        <PathLink to={`/${person.handle}`} className={styles.displayName}>
          <span>{person.name}</span>
        </PathLink>
        <span dir="ltr" className={styles.secondary}>
          @{person.handle}
        </span>
      </div>
      <button
        type="button"
        data-testid={`${mix(person.handle.length, 5, 90_000)}-follow`}
        aria-label={`${words.follow} @${person.handle}`}
        className={styles.pill}
      >
        <span>{words.follow}</span>
      </button>
    </div>
  );
}

export function peopleAt(position: number): Person[] {
  const first = mix(position, 31, people.length - 3);
  return people.slice(first, first + 3);
}

export function HeadingRow({ text }: { text: string }): ReactNode {
  return (
    <h2 role="heading" aria-level={2} className={styles.heading}>
      <span>{text}</span>
    </h2>
  );
}

export function InlinePrompt(): ReactNode {
  return (
    <div data-testid="inlinePrompt" className={boxClass(styles.row, styles.prompt)}>
      <span>{words.prompt}</span>
      <button type="button" className={styles.pill}>
        <span>{words.promptAction}</span>
      </button>
    </div>
  );
}

export function MoreRow({ text, onPress }: { text: string; onPress?: () => void }): ReactNode {
  return (
    <button type="button" className={boxClass(styles.row, styles.plainLink)} onClick={onPress}>
      <span>{text}</span>
    </button>
  );
}

export function Spinner(): ReactNode {
  return (
    <div role="progressbar" aria-valuemin={0} aria-valuemax={1} className={styles.spinner}>
      <svg viewBox="0 0 32 32" width="26" height="26">
        <circle cx="16" cy="16" r="13" fill="none" strokeWidth="4" className={styles.spinnerRing} />
      </svg>
    </div>
  );
}
