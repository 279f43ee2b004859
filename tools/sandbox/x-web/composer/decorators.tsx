import { CompositeDecorator, type ContentBlock } from 'draft-js';
import type { ReactNode } from 'react';
import styles from './composer.module.css';

type Found = (start: number, end: number) => void;

function finder(pattern: RegExp): (block: ContentBlock, found: Found) => void {
  return (block, found) => {
    for (const match of block.getText().matchAll(pattern)) {
      found(match.index, match.index + match[0].length);
    }
  };
}

function Entity({ children }: { children?: ReactNode }): ReactNode {
  return <span className={styles.entity}>{children}</span>;
}

function Emoji({ children }: { children?: ReactNode }): ReactNode {
  return (
    <span className={styles.emojiRun}>
      <span>{children}</span>
    </span>
  );
}

/** Links, mentions, tags and emoji are wrapped while they are typed, as in X's editor. */
export const decorator = new CompositeDecorator([
  { strategy: finder(/https?:\/\/[^\s]+/g), component: Entity },
  { strategy: finder(/@[A-Za-z0-9_]{1,20}/g), component: Entity },
  { strategy: finder(/[#$][\p{L}_][\p{L}\p{N}_]*/gu), component: Entity },
  { strategy: finder(/\p{RGI_Emoji}/gv), component: Emoji },
]);
