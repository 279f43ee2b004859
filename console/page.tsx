import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { ErrorBoundary } from '#shared/ui/feedback/error-boundary.tsx';
import { whenIdle } from '#shared/ui/hooks/when-idle.ts';

const arrivedAt = typeof window === 'undefined' ? '' : window.location.pathname;
let moved = false;

/** Whether a page has been drawn: what stands around it in the frame is not fetched before it. */
export const usePageStands = create(() => ({ stands: false }));

/**
 * One screen of the console: its document title, and the focus on its heading after a change of
 * route. The page a person arrives at leaves the focus where the browser puts it.
 */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => whenIdle(() => usePageStands.setState({ stands: true })), []);
  useEffect(() => {
    document.title = `${title} · Troupe`;
    moved ||= window.location.pathname !== arrivedAt;
    if (!moved) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [title]);
  return <ErrorBoundary>{children}</ErrorBoundary>;
}
