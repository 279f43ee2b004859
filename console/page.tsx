import { type ReactNode, useEffect } from 'react';

const arrivedAt = window.location.pathname;
let moved = false;

/**
 * One screen of the console: its document title, and the focus on its heading after a change of
 * route. The page a person arrives at leaves the focus where the browser puts it.
 */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Troupe`;
    moved ||= window.location.pathname !== arrivedAt;
    if (!moved) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [title]);
  return children;
}
