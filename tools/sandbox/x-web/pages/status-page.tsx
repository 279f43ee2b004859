import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { InlineReply } from '../composer/inline-reply.tsx';
import type { Post } from '../data/post.ts';
import { parseId } from '../data/post-factory.ts';
import { repliesTo, rootPost } from '../data/post-variants.ts';
import { has, options } from '../page-options.ts';
import { words } from '../page-texts.ts';
import styles from '../post/post.module.css';
import { HeadingRow, MoreRow, Spinner, Tombstone } from '../post/rows.tsx';
import { Tweet } from '../post/tweet.tsx';
import { useKnown, usePosted } from '../posted/posted-store.ts';
import { tweetRow } from '../timeline/home-rows.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import type { Row } from '../timeline/virtual-list.tsx';
import { boxClass } from '../view.tsx';
import { MissingPage } from './missing-page.tsx';
import { PageBar } from './page-bar.tsx';
import { usePageTitle } from './page-title.ts';

const query = window.matchMedia('(min-width: 600px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The wide layout: inline replies and the left column; narrow has a floating button instead. */
function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

const ancestorsMs = 120;
const firstReplies = 4;

function Focal({ post, onShown }: { post: Post; onShown(): void }): ReactNode {
  const wide = useWide();
  useEffect(onShown, [onShown]);
  const mayReply = wide && !post.repliesLimited && !has('signed-out') && !has('mobile');
  return (
    <>
      <Tweet post={post} focal />
      {mayReply && <InlineReply post={post} />}
      {post.repliesLimited && (
        <div className={boxClass(styles.row)}>
          <span className={styles.secondary}>{words.limited}</span>
        </div>
      )}
    </>
  );
}

function discoverRows(post: Post): Row[] {
  const from = (parseId(post.id)?.position ?? 0) + 40;
  const positions = Array.from({ length: Math.min(30, options.posts) }, (_, at) => from + at);
  return [
    { key: 'discover', node: <HeadingRow text={words.discover} /> },
    ...positions.map((position) => tweetRow(rootPost(position))),
  ];
}

function Conversation({ post }: { post: Post }): ReactNode {
  const [shown, setShown] = useState(false);
  const [above, setAbove] = useState(false);
  const [all, setAll] = useState(false);
  const posted = usePosted();
  const onShown = useCallback(() => setShown(true), []);
  useEffect(() => {
    // Not before, however busy the machine is: what stands there first is not to move.
    if (!shown) return;
    const timer = setTimeout(() => setAbove(true), ancestorsMs);
    return () => clearTimeout(timer);
  }, [shown]);
  const rows = useMemo(() => {
    const replies = repliesTo(post);
    const shown = all ? replies : replies.slice(0, firstReplies);
    return [
      ...(above ? posted.ancestorsOf(post).map(tweetRow) : []),
      { key: `focal-${post.id}`, node: <Focal post={post} onShown={onShown} /> },
      ...posted.repliesTo(post.id).map(tweetRow),
      ...shown.slice(0, 2).map(tweetRow),
      ...(parseId(post.id) ? [{ key: 'gone', node: <Tombstone /> }] : []),
      ...shown.slice(2).map(tweetRow),
      ...(shown.length < replies.length
        ? [{ key: 'more', node: <MoreRow text={words.showReplies} onPress={() => setAll(true)} /> }]
        : []),
      ...discoverRows(post),
    ];
  }, [post, above, all, posted, onShown]);
  return <Timeline listKey={`status-${post.id}`} heading={words.conversation} rows={rows} />;
}

/** One post: it is there first, what it answers is added above it later. */
export function StatusPage({ id }: { id: string }): ReactNode {
  const { loaded, posted } = useKnown();
  const post = useMemo(() => posted.find(id), [posted, id]);
  usePageTitle(post ? `${post.author.name}: “${post.text.slice(0, 60)}”` : words.postButton);
  if (!post) return loaded ? <MissingPage /> : <Spinner />;
  return (
    <>
      <PageBar title={words.postButton} />
      <Conversation key={id} post={post} />
    </>
  );
}
