import type { ReactNode } from 'react';
import { navigate } from '../navigation.ts';
import { boxClass } from '../view.tsx';
import { emojiSource } from './emoji-source.ts';
import styles from './post.module.css';

const entity =
  /(https?:\/\/[^\s]+)|([@][A-Za-z0-9_]{1,20})|([#$](?:[\p{L}\p{N}_]+))|(\p{RGI_Emoji})/gv;

function EmojiImage({ emoji }: { emoji: string }): ReactNode {
  return (
    <img alt={emoji} draggable="false" src={emojiSource(emoji)} className={styles.emoji} title="" />
  );
}

export function PathLink(props: {
  to: string;
  children: ReactNode;
  className?: string;
  tabIndex?: number;
  testid?: string;
  label?: string;
}): ReactNode {
  return (
    <a
      href={props.to}
      role="link"
      className={props.className}
      tabIndex={props.tabIndex}
      data-testid={props.testid}
      aria-label={props.label}
      onClick={(event) => {
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(props.to);
      }}
    >
      {props.children}
    </a>
  );
}

function OutLink({ address }: { address: string }): ReactNode {
  const [, scheme = '', rest = ''] = /^(https?:\/\/)(.*)$/.exec(address) ?? [];
  return (
    <a
      dir="ltr"
      href={address}
      rel="noopener noreferrer nofollow"
      target="_blank"
      role="link"
      className={styles.link}
      onClick={(event) => event.stopPropagation()}
    >
      <span aria-hidden="true" className={styles.hiddenScheme}>
        {scheme}
      </span>
      {rest}
    </a>
  );
}

/** A post's text as X renders it: runs in spans, emoji as images, entities as links. */
export function RichText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(entity)) {
    const [whole, link, mention, tag] = match;
    if (match.index > from) parts.push(<span key={from}>{text.slice(from, match.index)}</span>);
    from = match.index + whole.length;
    const key = `e${match.index}`;
    if (link) parts.push(<OutLink key={key} address={link} />);
    else if (mention) {
      parts.push(
        <div key={key} className={boxClass(styles.inline)}>
          <span>
            <PathLink to={`/${mention.slice(1)}`} className={styles.link}>
              {mention}
            </PathLink>
          </span>
        </div>,
      );
    } else if (tag) {
      parts.push(
        <PathLink key={key} to={`/search?q=${encodeURIComponent(tag)}`} className={styles.link}>
          {tag}
        </PathLink>,
      );
    } else parts.push(<EmojiImage key={key} emoji={whole} />);
  }
  if (from < text.length) parts.push(<span key={from}>{text.slice(from)}</span>);
  return parts;
}
