import type { ReactNode } from 'react';

/** The states of a building block in the gallery, beside each other where there is room. */
export function States({ children }: { children: ReactNode }) {
  return <div className="grid max-w-5xl gap-x-8 gap-y-6 sm:grid-cols-2">{children}</div>;
}

/** One of them, under its name. */
export function State(props: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section aria-label={props.name} className={`min-w-0 ${props.isWide ? 'sm:col-span-2' : ''}`}>
      <h2 className="mb-2 border-b border-line pb-1 text-xs text-muted">{props.name}</h2>
      {props.children}
    </section>
  );
}
