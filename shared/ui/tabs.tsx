import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { SkeletonBar } from './feedback/states.tsx';

export interface Tab<T extends string> {
  value: T;
  label: string;
}

/** Tabs and the panel of the active one. Arrow keys, Home and End go from tab to tab. */
export function Tabs<T extends string>(props: {
  label: string;
  tabs: readonly Tab<T>[];
  active: T;
  onActivate(tab: T): void;
  /** Below a dense heading. */
  isDense?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = props.tabs.findIndex(({ value }) => value === props.active);
  const shown = useRef(place);

  // A narrow window shows only some of the tabs: the active one comes into view, the page stays.
  useEffect(() => {
    const bar = list.current;
    const tab = bar?.children[place];
    if (!bar || !tab || typeof ResizeObserver === 'undefined') return;
    // Told once all is laid out, where asking at once would lay it out twice.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      bar.scrollLeft += middleOf(tab) - middleOf(bar);
    });
    laidOut.observe(bar);
    return () => laidOut.disconnect();
  }, [place]);

  // It also takes the focus from the tab before, and when what had it went with the panel or a dialog.
  useEffect(() => {
    const tab = list.current?.children[place] as HTMLElement | undefined;
    const { activeElement: focused, body } = document;
    const isFree = focused === body || list.current?.contains(focused);
    if (shown.current !== place && isFree) tab?.focus();
    shown.current = place;
  }, [place]);

  function press(event: KeyboardEvent) {
    const next = goTo(event.key, place, props.tabs.length);
    const tab = next === null ? undefined : props.tabs[next];
    if (!tab) return;
    event.preventDefault();
    props.onActivate(tab.value);
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        onKeyDown={press}
        className={`-mx-4 flex overflow-x-auto overflow-y-hidden border-b border-line px-4 max-md:pr-8 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] md:mx-0 md:px-0 ${props.isDense ? 'mb-2 lg:col-start-2 lg:row-start-1 lg:mb-0 lg:self-end lg:border-transparent' : 'mb-6'}`}
      >
        {props.tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === props.active}
            aria-controls={value === props.active ? `${id}-panel` : undefined}
            tabIndex={value === props.active ? 0 : -1}
            onClick={() => props.onActivate(value)}
            className="-mb-px max-w-64 shrink-0 cursor-pointer truncate border-b-2 border-transparent px-3.5 py-2.5 text-sm font-medium -outline-offset-2 text-muted hover:text-ink aria-selected:border-link aria-selected:text-link"
          >
            {label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${props.active}`}
        className={props.isDense ? 'lg:col-span-full lg:row-start-2 lg:pt-2' : ''}
      >
        {props.children}
      </div>
    </>
  );
}

/** Stands where a screen of tabs will be, until it is known who looks at it. */
export function TabsToCome({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="-mx-4 mb-6 flex gap-7 border-b border-line px-7.5 py-3 md:mx-0 md:px-3.5">
        <SkeletonBar className="h-4 w-20" />
        <SkeletonBar className="h-4 w-24" />
        <SkeletonBar className="h-4 w-16" />
      </div>
      <SkeletonBar className="h-80" />
    </div>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function goTo(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Gives the focus to the active tab once it is drawn: for a button that goes while its tab stays. */
export function focusActiveTab(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
  );
}

/** The same after a form was sent, whose button goes; who has moved on meanwhile stays there. */
export function focusTabWhereLost(): void {
  if (document.activeElement?.matches('body, [type="submit"]')) focusActiveTab();
}
