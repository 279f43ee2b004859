import { memo, type ReactNode, useId } from 'react';
import { Avatar } from '../avatar.tsx';
import { type Post, pathOf } from '../data/post.ts';
import { Icon } from '../icon.tsx';
import { navigate } from '../navigation.ts';
import { longTime, words } from '../page-texts.ts';
import { boxClass, Wraps } from '../view.tsx';
import { ActionBar } from './action-bar.tsx';
import { Attached } from './attached.tsx';
import styles from './post.module.css';
import { Disclosures, ReplyingTo } from './posted-notes.tsx';
import { PathLink, RichText } from './rich-text.tsx';
import { UserName } from './user-name.tsx';

function SocialContext({ social }: { social: NonNullable<Post['social']> }): ReactNode {
  const said = { reposted: `${social.who} ${words.reposted}`, pinned: words.pinned, community: '' };
  const icons = { reposted: 'repost', pinned: 'pin', community: 'communities' } as const;
  return (
    <div className={boxClass(styles.social)}>
      <Icon name={icons[social.kind]} size={14} />
      <span data-testid="socialContext">{said[social.kind] || social.who}</span>
    </div>
  );
}

function Text({ post, id, focal }: { post: Post; id: string; focal: boolean }): ReactNode {
  if (!post.text) return null;
  return (
    <div className={boxClass()}>
      <div
        data-testid="tweetText"
        id={id}
        lang={post.lang}
        dir="auto"
        className={`${styles.text} ${focal ? styles.focalText : ''}`}
      >
        <RichText text={post.text} />
      </div>
      {post.cut && (
        <button
          type="button"
          data-testid="tweet-text-show-more-link"
          className={styles.plainLink}
          onClick={(event) => {
            event.stopPropagation();
            navigate(pathOf(post));
          }}
        >
          <span>{words.showMore}</span>
        </button>
      )}
    </div>
  );
}

function Header(props: { post: Post; id: string; time: boolean }): ReactNode {
  const { post, id, time } = props;
  return (
    <div className={boxClass(styles.header)}>
      <UserName post={post} id={id} time={time ? 'link' : 'none'} />
      {post.promoted && <span className={styles.secondary}>{words.promoted}</span>}
      <button
        type="button"
        data-testid="caret"
        aria-haspopup="menu"
        aria-label={words.more}
        className={boxClass(styles.actionButton)}
        onClick={(event) => event.stopPropagation()}
      >
        <Icon name="more" />
      </button>
    </div>
  );
}

function FocalTime({ post }: { post: Post }): ReactNode {
  return (
    <div className={boxClass(styles.focalTime)}>
      <PathLink to={pathOf(post)} className={styles.secondary}>
        <time dateTime={post.time}>{longTime(post.time)}</time>
      </PathLink>
    </div>
  );
}

interface TweetProps {
  post: Post;
  focal?: boolean;
  /** False where X leaves out the permalink: some promoted posts, some dialogs. */
  permalink?: boolean;
  /** In a composer's dialog the post is shown without its action bar. */
  bare?: boolean;
  /** Whom a reply answers, where the post above it is not shown. */
  showsAnswered?: boolean;
}

function TweetArticle(props: TweetProps): ReactNode {
  const { post, focal = false, permalink = true, bare = false, showsAnswered = false } = props;
  const id = `id__${useId().replace(/\W/g, '')}`;
  const hasTime = permalink && post.promoted !== 'without-time';
  const article = (
    <article
      role="article"
      tabIndex={focal ? -1 : 0}
      data-testid="tweet"
      aria-labelledby={`${id}u ${id}t ${id}g`}
      className={boxClass(styles.tweet, focal && styles.focal)}
      onClick={() => {
        if (focal || bare || window.getSelection()?.toString()) return;
        navigate(pathOf(post));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) navigate(pathOf(post));
      }}
    >
      <Wraps depth={2}>
        {post.social && <SocialContext social={post.social} />}
        <div className={boxClass(styles.columns)}>
          <div className={boxClass(styles.avatarColumn)}>
            <div data-testid="Tweet-User-Avatar" className={boxClass()}>
              <PathLink to={`/${post.author.handle}`} tabIndex={-1}>
                <Avatar handle={post.author.handle} />
              </PathLink>
            </div>
          </div>
          <div className={boxClass(styles.body)}>
            <Header post={post} id={`${id}u`} time={hasTime && !focal} />
            {showsAnswered && post.answered && (
              <ReplyingTo person={post.answered} className={styles.secondary} />
            )}
            <Wraps depth={focal ? 0 : 1}>
              <Text post={post} id={`${id}t`} focal={focal} />
              <Attached post={post} id={id} />
            </Wraps>
            <Disclosures post={post} />
            {focal && <FocalTime post={post} />}
            {!bare && <ActionBar post={post} id={`${id}g`} />}
          </div>
        </div>
      </Wraps>
    </article>
  );
  return post.promoted ? <div data-testid="placementTracking">{article}</div> : article;
}

export const Tweet = memo(TweetArticle);
