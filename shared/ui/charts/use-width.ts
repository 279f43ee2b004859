import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Until it is measured, and where nothing can be. */
const USUAL = 640;

/** The width of an element as it is laid out, followed: charts are drawn to fit, never scaled. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(USUAL);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(Math.max(1, Math.round(current.clientWidth || USUAL)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return [element, width];
}
