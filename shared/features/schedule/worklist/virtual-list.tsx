import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type RefCallback,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

const DRAWN_AROUND = 6;
const STEP = 6;
/** Scrolling by more than this between two frames counts as fast. */
const FAST_PX = 48;
/** Estimates until a row and a heading are measured. */
const ROW_PX = 40;
const HEADING_PX = 34;

interface Listed {
  id: string;
  kind: string;
}

type Draw<T> = (item: T, isWhole: boolean) => ReactNode;

/**
 * A virtual list of thousands of rows that scrolls with the page. It renders the rows in view, the
 * focused row and the linked row. Rows have one height; headings are measured and sticky.
 */
export function VirtualList<T extends Listed>(props: {
  label: string;
  items: readonly T[];
  /** True for a heading that is not sticky. */
  scrollsAway(item: T): boolean;
  /** Scrolled to the middle, once. */
  shownId: string | null;
  /** Keep its identity while the page scrolls. `isWhole` is false during fast scrolling. */
  children: Draw<T>;
}) {
  const { items, shownId, scrollsAway } = props;
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ top: 0, rowPx: ROW_PX });
  /** Rows drawn whole stay whole until they leave the view: their buttons may have the focus. */
  const [drawnAt] = useState(() => ({ offset: 0, isFast: false, whole: new Set<string>() }));
  const [focusedId, setFocused] = useState<string | null>(null);
  const indexOf = useMemo(() => new Map(items.map(({ id }, index) => [id, index])), [items]);
  const shown = indexOf.get(shownId ?? '') ?? -1;
  const focused = indexOf.get(focusedId ?? '') ?? -1;
  const { headings, headingOf } = useMemo(
    () => findHeadings(items, scrollsAway),
    [items, scrollsAway],
  );

  // The offset changes with the content above the list, the row height with the width of the window.
  useLayoutEffect(() => {
    const look = () => {
      const top = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
      const row = list.current?.querySelector<HTMLElement>(':scope > [data-row]');
      const rowPx = row?.offsetHeight || ROW_PX;
      setPlace((before) =>
        Math.abs(before.top - top) > 1 || before.rowPx !== rowPx ? { top, rowPx } : before,
      );
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);

  // A new function would make the virtualizer compute all positions again in each frame.
  const getItemKey = useCallback((at: number) => items[at]?.id ?? at, [items]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => (items[at]?.kind === 'row' ? place.rowPx : HEADING_PX),
    overscan: DRAWN_AROUND,
    scrollMargin: place.top,
    getItemKey,
    rangeExtractor(range) {
      const drawn = new Set(defaultRangeExtractor(inSteps(range)));
      const heading = headingOf[range.startIndex] ?? -1;
      for (const at of [shown, focused, heading]) if (at >= 0) drawn.add(at);
      return [...drawn].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => {
    if (place.rowPx === ROW_PX) return;
    virtual.measure();
    // `measureElement` compares with the estimated positions, which this call computes.
    virtual.getTotalSize();
    list.current?.querySelectorAll<HTMLElement>('[data-index]').forEach(virtual.measureElement);
  }, [place.rowPx, virtual]);

  useEffect(() => {
    if (shown >= 0) virtual.scrollToIndex(shown, { align: 'center' });
  }, [shown, virtual]);

  const offset = virtual.scrollOffset ?? 0;
  const moved = Math.abs(offset - drawnAt.offset);
  const isFast = virtual.isScrolling && (moved === 0 ? drawnAt.isFast : moved > FAST_PX);
  // Incomplete rows are completed at low priority, so that scrolling continues.
  const isCalm = useDeferredValue(!isFast) && !isFast;
  const drawn = virtual.getVirtualItems();
  useEffect(() => {
    Object.assign(drawnAt, { offset, isFast });
    const ids = new Set(drawn.map(({ index }) => items[index]?.id ?? ''));
    for (const id of drawnAt.whole) if (!ids.has(id)) drawnAt.whole.delete(id);
    if (isCalm) for (const id of ids) drawnAt.whole.add(id);
  });

  /** The bottom of the group of a sticky heading, in pixels from the top of the list. */
  function endOf(index: number): number {
    const next = headings[headings.indexOf(index) + 1];
    const { start } = (next === undefined ? undefined : virtual.measurementsCache[next]) ?? {};
    return (start ?? virtual.getTotalSize() + place.top) - place.top;
  }

  return (
    <ul
      ref={list}
      aria-label={props.label}
      className="relative list-none"
      style={{ height: virtual.getTotalSize() }}
    >
      {drawn.map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        const line = { item, index, count: items.length, top: start - place.top };
        if (item.kind !== 'row') {
          return (
            <HeadingLine
              key={key}
              {...line}
              end={headingOf[index] === index ? endOf(index) : null}
              measure={virtual.measureElement}
              draw={props.children}
            />
          );
        }
        return (
          <RowLine
            key={key}
            {...line}
            isWhole={isCalm || drawnAt.whole.has(item.id)}
            draw={props.children}
            onFocus={setFocused}
          />
        );
      })}
    </ul>
  );
}

/** Widens a range to multiples of STEP: most frames then render no new row. */
function inSteps(range: Range): Range {
  const { startIndex, endIndex } = range;
  return {
    ...range,
    startIndex: startIndex - (startIndex % STEP),
    endIndex: Math.min(endIndex + STEP - 1 - (endIndex % STEP), range.count - 1),
  };
}

/** The indexes of sticky headings, and for each item the index of the sticky heading above it. */
function findHeadings<T extends Listed>(items: readonly T[], scrollsAway: (item: T) => boolean) {
  const headings: number[] = [];
  const headingOf = items.map((item, index) => {
    if (item.kind !== 'row' && !scrollsAway(item)) headings.push(index);
    return headings.at(-1) ?? -1;
  });
  return { headings, headingOf };
}

interface Line<T> {
  item: T;
  index: number;
  count: number;
  /** Within the list. */
  top: number;
  draw: Draw<T>;
}

/** The element is as high as its group: `sticky` then keeps the heading in view until the group ends. */
function HeadingLine<T extends Listed>(
  props: Line<T> & { end: number | null; measure: RefCallback<HTMLElement> },
) {
  const { item, index, top, end, measure, draw } = props;
  return (
    <li
      aria-setsize={props.count}
      aria-posinset={index + 1}
      className="pointer-events-none absolute inset-x-0 z-1"
      style={{ top, height: end === null ? undefined : end - top }}
    >
      <div
        ref={measure}
        data-index={index}
        className={`pointer-events-auto ${end === null ? '' : 'sticky top-(--bar-height,0px) bg-page'}`}
      >
        {draw(item, true)}
      </div>
    </li>
  );
}

/** Memoized: scrolling renders new rows only. */
const RowLine = memo(function RowLine(
  props: Line<Listed> & { isWhole: boolean; onFocus(id: string): void },
) {
  const { item, index } = props;
  return (
    <li
      data-row=""
      aria-setsize={props.count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0 contain-content"
      style={{ transform: `translateY(${props.top}px)` }}
      onFocus={() => props.onFocus(item.id)}
    >
      {props.draw(item, props.isWhole)}
    </li>
  );
}) as <T extends Listed>(
  props: Line<T> & { isWhole: boolean; onFocus(id: string): void },
) => ReactNode;
