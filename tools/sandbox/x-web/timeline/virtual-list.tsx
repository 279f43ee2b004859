import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { options } from '../page-options.ts';
import { boxClass } from '../view.tsx';
import { Cell } from './cell.tsx';
import { aliveRange, offsetsOf, rowAt } from './window-range.ts';

export interface Row {
  key: string;
  node: ReactNode;
}

const guessedHeight = 190;

/** Heights outlive a list, so that going back finds the page as long as it was. */
const knownHeights = new Map<string, Map<string, number>>();

function heightsOf(listKey: string): Map<string, number> {
  const known = knownHeights.get(listKey) ?? new Map<string, number>();
  knownHeights.set(listKey, known);
  return known;
}

/**
 * X's list: rows absolutely placed in one tall box; those far from the view are unmounted and made
 * anew on return. Growth above the view keeps what is being read where it is.
 */
export function VirtualList(props: {
  listKey: string;
  rows: readonly Row[];
  newestOnTop: boolean;
}): ReactNode {
  const { listKey, rows, newestOnTop } = props;
  const list = useRef<HTMLDivElement>(null);
  const heights = heightsOf(listKey);
  const [version, setVersion] = useState(0);
  const [range, setRange] = useState({ first: 0, last: Math.min(rows.length, 8) - 1 });
  const anchor = useRef<{ key: string; top: number } | null>(null);

  const offsets = useMemo(() => {
    void version;
    return offsetsOf(rows.map((row) => heights.get(row.key) ?? guessedHeight));
  }, [rows, heights, version]);

  const onHeight = useCallback(
    (key: string, height: number) => {
      if (height === 0 || heights.get(key) === height) return;
      heights.set(key, height);
      setVersion((old) => old + 1);
    },
    [heights],
  );

  useLayoutEffect(() => {
    const old = anchor.current;
    const at = old ? rows.findIndex((row) => row.key === old.key) : -1;
    if (old && at >= 0 && offsets[at] !== old.top) window.scrollBy(0, offsets[at]! - old.top);
    const follow = () => {
      const viewTop = -list.current!.getBoundingClientRect().top;
      // The first row that starts in view: one cut off above may itself still change its height.
      const cut = rowAt(offsets, viewTop);
      const first = offsets[cut]! < viewTop && cut + 1 < rows.length ? cut + 1 : cut;
      const row = rows[first];
      const atTop = newestOnTop && viewTop <= 0;
      anchor.current = row && !atTop ? { key: row.key, top: offsets[first]! } : null;
      const next = options.windowing
        ? aliveRange(offsets, viewTop, window.innerHeight)
        : { first: 0, last: rows.length - 1 };
      setRange((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [rows, offsets, newestOnTop]);

  const { first, last } = range;
  return (
    <div
      ref={list}
      className={boxClass()}
      style={{ position: 'relative', minHeight: offsets.at(-1) }}
    >
      {rows.slice(first, last + 1).map((row, at) => (
        <Cell
          key={row.key}
          rowKey={row.key}
          top={offsets[first + at] ?? 0}
          measured={heights.has(row.key)}
          onHeight={onHeight}
        >
          {row.node}
        </Cell>
      ))}
    </div>
  );
}
