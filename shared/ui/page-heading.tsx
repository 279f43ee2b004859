import type { ReactNode } from 'react';

interface Heading {
  title: string;
  subtitle: string;
  action?: ReactNode;
  /** Its words come later: where it is narrow, room for two lines is kept from the start. */
  isRoomy?: boolean;
}

/** The h1 of a screen. The console moves focus to it when the route changes. */
export function PageHeading(props: Heading) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="min-w-0 flex-1 basis-72">
        <h1
          tabIndex={-1}
          className={`heading headline text-3xl md:text-4xl ${props.isRoomy ? 'max-sm:min-h-[calc(2lh+0.1em)]' : ''}`}
        >
          {props.title}
        </h1>
        <p className="mt-1 text-pretty text-muted">{props.subtitle}</p>
      </div>
      {props.action}
    </header>
  );
}
