import { type ReactNode, useEffect, useState } from 'react';
import styles from '../post/post.module.css';
import { Spinner } from '../post/rows.tsx';
import { boxClass } from '../view.tsx';
import { type Row, VirtualList } from './virtual-list.tsx';

interface TimelineProps {
  listKey: string;
  heading: string;
  /** What the list is called, where not as its heading. */
  label?: string;
  rows: readonly Row[];
  /** New posts arrive above: seen from the list's top, they come into view. */
  newestOnTop?: boolean;
}

/** Lists that were shown before are there at once, so that going back finds its place. */
const loadedOnce = new Set<string>();

/** A section with its list. Rows come a moment after the page, as from a server. */
export function Timeline(props: TimelineProps): ReactNode {
  const { listKey, heading, label = heading, rows, newestOnTop = false } = props;
  const [loaded, setLoaded] = useState(() => loadedOnce.has(listKey));
  useEffect(() => {
    const timer = setTimeout(() => {
      loadedOnce.add(listKey);
      setLoaded(true);
    }, 30);
    return () => clearTimeout(timer);
  }, [listKey]);
  return (
    <section role="region" aria-labelledby={`h-${listKey}`} className={boxClass()}>
      <h1 dir="auto" role="heading" aria-level={1} id={`h-${listKey}`} className={styles.hidden}>
        {heading}
      </h1>
      <div aria-label={label} className={boxClass()}>
        {loaded ? (
          <VirtualList key={listKey} listKey={listKey} rows={rows} newestOnTop={newestOnTop} />
        ) : (
          <div>
            <Spinner />
          </div>
        )}
      </div>
    </section>
  );
}
