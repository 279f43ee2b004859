import type { MouseEvent, ReactNode } from 'react';
import { type Post, pathOf } from '../data/post.ts';
import { Icon } from '../icon.tsx';
import { navigate } from '../navigation.ts';
import { has } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './post.module.css';
import { PathLink, RichText } from './rich-text.tsx';
import { UserName } from './user-name.tsx';

export function pictureSource(hue: number): string {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},60%,72%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},55%,38%)"/></linearGradient></defs><path d="M0 0h16v9H0z" fill="url(#g)"/><path d="M0 7.500 3 6l3 .8 3-2.600L12 5l4-3" fill="none" stroke="white" stroke-opacity=".75" stroke-width=".18"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

function Photo({ post }: { post: Post }): ReactNode {
  if (!post.photo) return null;
  return (
    <PathLink to={`${pathOf(post)}/photo/1`} className={styles.media}>
      <div aria-label={post.photo.alt ?? words.image} data-testid="tweetPhoto">
        <img
          alt={post.photo.alt ?? words.image}
          draggable="true"
          src={pictureSource(post.photo.hue)}
          className={styles.picture}
        />
      </div>
    </PathLink>
  );
}

function Quoted({ post, id }: { post: Post; id: string }): ReactNode {
  const { quoted } = post;
  if (!quoted) return null;
  if (quoted === 'unavailable') {
    return (
      <article className={boxClass(styles.quoted)}>
        <span className={styles.secondary}>{words.quoteUnavailable}</span>
      </article>
    );
  }
  const box = {
    tabIndex: 0,
    className: boxClass(styles.quoted),
    onClick(event: MouseEvent) {
      event.stopPropagation();
      navigate(pathOf(quoted));
    },
  };
  if (has('quote-nested')) {
    return (
      <article role="article" data-testid="tweet" {...box}>
        <QuotedBody quoted={quoted} linked />
      </article>
    );
  }
  return (
    <div aria-labelledby={`${id}q`} id={`${id}w`} className={boxClass()}>
      <div dir="ltr" id={`${id}q`} className={styles.hidden}>
        <span>{words.quote}</span>
      </div>
      <div role="link" {...box}>
        <QuotedBody quoted={quoted} linked={false} />
      </div>
    </div>
  );
}

/** The inside of a quoted block; X has shown it with and without links. */
export function QuotedBody({ quoted, linked }: { quoted: Post; linked: boolean }): ReactNode {
  return (
    <>
      <UserName post={quoted} time={linked ? 'link' : 'plain'} linked={linked} />
      <div data-testid="tweetText" lang={quoted.lang} dir="auto" className={styles.text}>
        <RichText text={quoted.text} />
      </div>
    </>
  );
}

function Poll({ choices }: { choices: readonly string[] }): ReactNode {
  return (
    <div data-testid="card.wrapper" className={boxClass(styles.quoted)}>
      <div data-testid="cardPoll">
        <div role="radiogroup">
          {choices.map((choice, at) => (
            <div
              key={choice}
              role="radio"
              aria-checked="false"
              aria-posinset={at + 1}
              aria-setsize={choices.length}
              tabIndex={0}
            >
              <span>{choice}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Everything that hangs below a post's own text. */
export function Attached({ post, id }: { post: Post; id: string }): ReactNode {
  return (
    <>
      <Photo post={post} />
      {post.video && (
        <div data-testid="videoPlayer" className={boxClass(styles.media, styles.video)}>
          <div data-testid="videoComponent" className={styles.picture}>
            <Icon name="play" size={40} />
          </div>
        </div>
      )}
      {post.card && (
        <div data-testid="card.wrapper" className={boxClass(styles.quoted)}>
          <a
            href={`https://${post.card.host}/`}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={(event) => event.stopPropagation()}
          >
            <span className={styles.secondary}>{post.card.host}</span>
            <div>{post.card.title}</div>
          </a>
        </div>
      )}
      {post.poll && <Poll choices={post.poll} />}
      {post.articleTitle && (
        <div data-testid="twitterArticleReadView" className={boxClass(styles.quoted)}>
          <span className={styles.displayName}>{post.articleTitle}</span>
        </div>
      )}
      <Quoted post={post} id={id} />
    </>
  );
}
