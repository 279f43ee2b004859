import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';

/** Where nothing can be measured. */
const USUAL = 640;

/**
 * Draws in the width that there is, and follows it: charts are drawn to fit, never scaled. A thousand
 * marks are dear to move, so that the first drawing waits for the width, its place being held, and
 * happens in short tasks.
 */
export function Fitted(props: { height: number; children(width: number): ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const found = Math.max(1, Math.round(current.clientWidth || USUAL));
      startTransition(() => setWidth(found));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={element} className="relative" style={{ minHeight: props.height }}>
      {width === null ? null : props.children(width)}
    </div>
  );
}
