import type { ReactNode } from 'react';

/** The h1 of a screen. The console moves focus to it when the route changes. */
export function PageHeading(props: { title: string; subtitle: string; action?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="heading headline text-3xl md:text-4xl">
          {props.title}
        </h1>
        <p className="mt-1 text-pretty text-muted">{props.subtitle}</p>
      </div>
      {props.action}
    </header>
  );
}
