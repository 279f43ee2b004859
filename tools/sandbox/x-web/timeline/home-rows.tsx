import type { Post } from '../data/post.ts';
import { cycle, rootPost } from '../data/post-variants.ts';
import { words } from '../page-texts.ts';
import {
  HeadingRow,
  InlinePrompt,
  MoreRow,
  peopleAt,
  Spinner,
  Tombstone,
  UserCell,
} from '../post/rows.tsx';
import { Tweet } from '../post/tweet.tsx';
import { threadsOf } from '../posted/posted.ts';
import type { Row } from './virtual-list.tsx';

export function tweetRow(post: Post): Row {
  return { key: `post-${post.id}`, node: <Tweet post={post} /> };
}

function whoToFollow(position: number): Row[] {
  return [
    { key: `who-${position}`, node: <HeadingRow text={words.whoToFollow} /> },
    ...peopleAt(position).map((person) => ({
      key: `who-${position}-${person.handle}`,
      node: <UserCell person={person} />,
    })),
    {
      key: `who-${position}-more`,
      node: <MoreRow text={words.showMore} />,
    },
  ];
}

/** What else stands in a timeline, after the post of a position. */
function between(position: number): Row[] {
  switch (position % cycle) {
    case 1:
      return [{ key: `prompt-${position}`, node: <InlinePrompt /> }];
    case 10:
      return [{ key: `gone-${position}`, node: <Tombstone /> }];
    case 15:
      return whoToFollow(position);
    default:
      return [];
  }
}

/** The rows of a timeline over these positions: posts of every variant, and what stands between. */
export function homeRows(positions: readonly number[]): Row[] {
  const rows = positions.flatMap((position) => [
    tweetRow(rootPost(position)),
    ...between(position),
  ]);
  return [...rows, { key: 'end', node: <Spinner /> }];
}

/** What was posted: threads in order, the latest first. A reply that stands alone says to whom. */
export function postedRows(posts: readonly Post[]): Row[] {
  return threadsOf(posts).flatMap((thread) =>
    thread.map((post, at) => ({
      key: `post-${post.id}`,
      node: <Tweet post={post} showsAnswered={at === 0} />,
    })),
  );
}

/** Only posts, as in a list or a community. */
export function postRows(positions: readonly number[]): Row[] {
  return positions.map((position) => tweetRow(rootPost(position)));
}
