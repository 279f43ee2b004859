import { type ReactNode, useMemo } from 'react';
import { openDialog } from '../navigation.ts';
import { options } from '../page-options.ts';
import { words } from '../page-texts.ts';
import postStyles from '../post/post.module.css';
import { postRows } from '../timeline/home-rows.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { boxClass } from '../view.tsx';
import { PageBar } from './page-bar.tsx';
import { usePageTitle } from './page-title.ts';
import styles from './pages.module.css';

const names = { list: 'Quiet Builders', community: 'Onchain Builders' } as const;

/** A list or a community: a header and posts, without an inline composer. */
export function ListPage({ kind, id }: { kind: keyof typeof names; id: string }): ReactNode {
  const name = names[kind];
  usePageTitle(name);
  const rows = useMemo(() => {
    const odd = kind === 'list' ? 1 : 0;
    return postRows(
      Array.from({ length: options.posts }, (_, at) => at).filter((at) => at % 2 === odd),
    );
  }, [kind]);
  return (
    <>
      <PageBar title={name} note={`128 ${words.members}`} />
      {kind === 'community' && (
        <div className={boxClass(styles.communityBar)}>
          <button
            type="button"
            className={postStyles.pill}
            onClick={() => openDialog({ kind: 'new', parts: [''] })}
          >
            <span>{words.postButton}</span>
          </button>
        </div>
      )}
      <Timeline key={id} listKey={`${kind}-${id}`} heading={name} rows={rows} />
    </>
  );
}
