import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { addForeignButtons } from '../composer/foreign-buttons.ts';
import { type Post, pathOf } from '../data/post.ts';
import { Icon, type IconName } from '../icon.tsx';
import { openRepostMenu } from '../layers/repost-menu.tsx';
import { openDialog } from '../navigation.ts';
import { has } from '../page-options.ts';
import { shortNumber, words } from '../page-texts.ts';
import { boxClass, Wraps } from '../view.tsx';
import { toggleMark, useMark } from './marks.ts';
import styles from './post.module.css';
import { PathLink } from './rich-text.tsx';

interface ActionProps {
  icon: IconName;
  label: string;
  testid?: string;
  count?: number;
  popup?: boolean;
  disabled?: boolean;
  done?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Action(props: ActionProps): ReactNode {
  return (
    <div className={boxClass(styles.action)}>
      <button
        type="button"
        className={boxClass(styles.actionButton, props.done && styles.done)}
        data-testid={props.testid}
        aria-label={props.label}
        aria-haspopup={props.popup ? 'menu' : undefined}
        aria-disabled={props.disabled || undefined}
        onClick={(event) => {
          event.stopPropagation();
          if (!props.disabled) props.onPress?.(event);
        }}
      >
        <div dir="ltr" className={styles.actionInner}>
          <Icon name={props.icon} />
          {props.count !== undefined && (
            <span data-testid="app-text-transition-container">{shortNumber(props.count)}</span>
          )}
        </div>
      </button>
    </div>
  );
}

export function ActionBar({ post, id }: { post: Post; id: string }): ReactNode {
  const liked = useMark('like', post.id);
  const kept = useMark('bookmark', post.id);
  const { replies, reposts, likes, views } = post.counts;
  const summary = `${replies} ${words.reply}, ${reposts} ${words.repost}, ${likes} ${words.like}`;
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (has('foreign-buttons')) return addForeignButtons(bar.current!);
  }, []);
  const actions = [
    <Action
      key="reply"
      icon="reply"
      testid="reply"
      label={`${replies} ${words.reply}`}
      count={replies}
      disabled={post.repliesLimited}
      onPress={() => openDialog({ kind: 'reply', postId: post.id })}
    />,
    <Action
      key="repost"
      icon="repost"
      testid="retweet"
      label={`${reposts} ${words.repost}`}
      count={reposts}
      popup
      onPress={(event) => openRepostMenu(post.id, event.currentTarget)}
    />,
    <Action
      key="like"
      icon="like"
      testid={liked ? 'unlike' : 'like'}
      label={`${likes} ${words.like}`}
      count={likes + (liked ? 1 : 0)}
      done={liked}
      onPress={() => toggleMark('like', post.id)}
    />,
    <div key="views" className={boxClass(styles.action, styles.views)}>
      <PathLink
        to={`${pathOf(post)}/analytics`}
        className={styles.actionButton}
        label={`${views} ${words.views}`}
      >
        <div dir="ltr" className={styles.actionInner}>
          <Icon name="views" />
          <span>{shortNumber(views)}</span>
        </div>
      </PathLink>
    </div>,
    <Action
      key="bookmark"
      icon="bookmark"
      testid={kept ? 'removeBookmark' : 'bookmark'}
      label={words.bookmark}
      done={kept}
      onPress={() => toggleMark('bookmark', post.id)}
    />,
    <Action key="share" icon="share" label={words.share} popup />,
  ];
  const moved = has('actions-moved');
  return (
    <div ref={bar} role="group" id={id} aria-label={summary} className={boxClass(styles.actions)}>
      {moved
        ? actions.toReversed().map((action) => (
            <Wraps key={action.key} depth={3}>
              {action}
            </Wraps>
          ))
        : actions}
    </div>
  );
}
