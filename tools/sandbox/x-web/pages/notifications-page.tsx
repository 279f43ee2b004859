import { type ReactNode, useMemo } from 'react';
import { Avatar } from '../avatar.tsx';
import { type Person, people } from '../data/people.ts';
import { plainPost } from '../data/post-factory.ts';
import { words } from '../page-texts.ts';
import postStyles from '../post/post.module.css';
import { Tweet } from '../post/tweet.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { boxClass } from '../view.tsx';
import { PageBar } from './page-bar.tsx';
import { usePageTitle } from './page-title.ts';

function Notification({ person, what }: { person: Person; what: string }): ReactNode {
  return (
    <article
      role="article"
      tabIndex={0}
      data-testid="notification"
      className={boxClass(postStyles.row, postStyles.userCell)}
    >
      <Avatar handle={person.handle} size={32} />
      <div>
        <span className={postStyles.displayName}>{person.name}</span> <span>{what}</span>
      </div>
    </article>
  );
}

/** Notifications: replies and mentions are posts, likes and follows are not. */
export function NotificationsPage(): ReactNode {
  usePageTitle(words.notifications);
  const rows = useMemo(
    () =>
      people.flatMap((person, at) =>
        at % 2 === 0
          ? {
              key: `note-${person.handle}`,
              node: (
                <Notification
                  person={person}
                  what={at % 4 === 0 ? words.likedYourPost : words.followedYou}
                />
              ),
            }
          : { key: `reply-${at}`, node: <Tweet post={plainPost(at, 'reply')} /> },
      ),
    [],
  );
  return (
    <>
      <PageBar title={words.notifications} />
      <Timeline listKey="notifications" heading={words.notifications} rows={rows} />
    </>
  );
}
