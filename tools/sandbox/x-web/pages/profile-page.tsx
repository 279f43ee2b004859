import { type ReactNode, useMemo } from 'react';
import { Avatar } from '../avatar.tsx';
import { personOf } from '../data/people.ts';
import type { Post } from '../data/post.ts';
import { rootPost } from '../data/post-variants.ts';
import { options } from '../page-options.ts';
import { usePosted } from '../posted/posted-store.ts';
import { postedRows, tweetRow } from '../timeline/home-rows.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { boxClass } from '../view.tsx';
import { PageBar } from './page-bar.tsx';
import { usePageTitle } from './page-title.ts';
import styles from './pages.module.css';

function postsOf(handle: string): Post[] {
  const own = Array.from({ length: options.posts }, (_, at) => rootPost(at)).filter(
    (post) => post.author.handle === handle && !post.promoted,
  );
  const [first, ...rest] = own;
  return first ? [{ ...first, social: { kind: 'pinned', who: '' } }, ...rest] : [];
}

/** A person's page: header, then their posts with the pinned one on top. */
export function ProfilePage({ handle }: { handle: string }): ReactNode {
  const person = personOf(handle);
  usePageTitle(`${person.name} (@${handle})`);
  const { posts } = usePosted();
  const rows = useMemo(() => {
    const name = handle.toLowerCase();
    const own = posts.filter(({ author }) => author.handle.toLowerCase() === name);
    return [...postedRows(own), ...postsOf(handle).map(tweetRow)];
  }, [handle, posts]);
  return (
    <>
      <PageBar title={person.name} />
      <div className={boxClass(styles.profile)}>
        <Avatar handle={handle} size={96} />
        <div data-testid="UserName" className={boxClass()}>
          <span className={styles.barTitle}>{person.name}</span>
          <span dir="ltr" className={styles.note}>
            @{handle}
          </span>
        </div>
        <div data-testid="UserDescription" dir="auto">
          <span>{person.bio}</span>
        </div>
      </div>
      <Timeline
        key={handle}
        listKey={`profile-${handle}`}
        heading={person.name}
        rows={rows}
        newestOnTop
      />
    </>
  );
}
