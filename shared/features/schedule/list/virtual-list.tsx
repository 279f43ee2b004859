import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

const DRAWN_AROUND = 12;

/**
 * A list of thousands within the scrolling of the page: what is in view is drawn, and beside it what
 * has the focus, which would be lost with its row, and the one to show.
 */
export function VirtualList<T extends { id: string; kind: string }>(props: {
  label: string;
  items: readonly T[];
  /** Pixels, until it is drawn and measured: what proves wrong places all that follow anew. */
  heightOf(item: T): number;
  /** Scrolled to the middle, once. */
  shownId: string | null;
  /** `isWhole`: the page rests, or the item was drawn while it did. */
  children(item: T, isWhole: boolean): ReactNode;
}) {
  const { items, shownId } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [whole] = useState(() => new Set<string>());
  const [focusedId, setFocused] = useState<string | null>(null);
  const placeOf = (id: string | null) =>
    id === null ? -1 : items.findIndex((item) => item.id === id);
  const shown = placeOf(shownId);
  const focused = placeOf(focusedId);

  // What stands above it comes and goes.
  useLayoutEffect(() => {
    const look = () => {
      const at = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
      setTop((before) => (Math.abs(before - at) > 1 ? at : before));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (place) => {
      const item = items[place];
      return item ? props.heightOf(item) : 0;
    },
    overscan: DRAWN_AROUND,
    scrollMargin: top,
    getItemKey: (place) => items[place]?.id ?? place,
    rangeExtractor(range) {
      const drawn = new Set(defaultRangeExtractor(range));
      for (const place of [shown, focused]) if (place >= 0) drawn.add(place);
      return [...drawn].sort((one, other) => one - other);
    },
  });

  useEffect(() => {
    if (shown >= 0) virtual.scrollToIndex(shown, { align: 'center' });
  }, [shown, virtual]);

  /** Until it leaves the page: its buttons may have the focus. */
  function isWhole(id: string): boolean {
    if (!virtual.isScrolling) whole.add(id);
    return whole.has(id);
  }
  const drawn = virtual.getVirtualItems();
  useEffect(() => {
    const ids = new Set(drawn.map(({ index }) => items[index]?.id));
    for (const id of whole) if (!ids.has(id)) whole.delete(id);
  });

  return (
    <ul
      ref={list}
      aria-label={props.label}
      className="relative list-none"
      style={{ height: virtual.getTotalSize() }}
    >
      {drawn.map(({ index, key, start }) => {
        const item = items[index];
        return item ? (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 contain-content"
            style={{ transform: `translateY(${start - top}px)` }}
            onFocus={() => setFocused(item.id)}
          >
            {props.children(item, isWhole(item.id))}
          </li>
        ) : null;
      })}
    </ul>
  );
}
