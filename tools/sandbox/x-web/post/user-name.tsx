import type { ReactNode } from 'react';
import type { Person } from '../data/people.ts';
import { type Post, pathOf } from '../data/post.ts';
import { VerifiedIcon } from '../icon.tsx';
import { shortTime } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './post.module.css';
import { PathLink } from './rich-text.tsx';

type TimeKind = 'link' | 'plain' | 'none';

function When({ post, kind }: { post: Post; kind: TimeKind }): ReactNode {
  if (kind === 'none') return null;
  const time = <time dateTime={post.time}>{shortTime(post.time)}</time>;
  return (
    <>
      <span aria-hidden="true">·</span>
      {kind === 'plain' ? (
        <div className={boxClass(styles.inline)}>{time}</div>
      ) : (
        <PathLink to={pathOf(post)}>{time}</PathLink>
      )}
    </>
  );
}

function Linked(props: {
  person: Person;
  linked: boolean;
  tabIndex?: number;
  children: ReactNode;
}): ReactNode {
  if (!props.linked) return <div className={boxClass(styles.inline)}>{props.children}</div>;
  return (
    <PathLink to={`/${props.person.handle}`} tabIndex={props.tabIndex}>
      {props.children}
    </PathLink>
  );
}

interface UserNameProps {
  post: Post;
  id?: string;
  time: TimeKind;
  linked?: boolean;
}

/** The author block: display name, handle and, but for focal posts, the time. */
export function UserName({ post, id, time, linked = true }: UserNameProps): ReactNode {
  const person = post.author;
  return (
    <div className={boxClass(styles.userName)} data-testid="User-Name" id={id}>
      <div className={boxClass(styles.inlineRow)}>
        <Linked person={person} linked={linked}>
          <span className={styles.displayName}>
            <span>{person.name}</span>
          </span>
        </Linked>
        {person.verified && <VerifiedIcon />}
      </div>
      <div className={boxClass(styles.inlineRow, styles.secondary)}>
        <Linked person={person} linked={linked} tabIndex={-1}>
          <span dir="ltr">@{person.handle}</span>
        </Linked>
        <When post={post} kind={time} />
      </div>
    </div>
  );
}
