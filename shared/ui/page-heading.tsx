import type { ReactNode } from 'react';

interface Heading {
  title: string;
  subtitle?: string;
  action?: ReactNode;
  /** Its words come later: where it is narrow, room for two lines is kept from the start. */
  isRoomy?: boolean;
  /** One line with the tabs, within `DENSE_PAGE`. */
  isDense?: boolean;
}

/** A page whose heading and tabs share one line on wide screens. */
export const DENSE_PAGE =
  '-mt-4 md:-mt-6 lg:grid lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-rows-[3rem_auto] lg:items-center lg:gap-x-6';

/** The h1 of a screen. The console moves focus to it when the route changes. */
export function PageHeading(props: Heading) {
  return (
    <header
      className={`flex flex-wrap items-end justify-between gap-x-6 ${props.isDense ? 'mb-1 gap-y-2 lg:contents' : 'mb-6 gap-y-4 md:mb-8'}`}
    >
      <div
        className={`min-w-0 ${props.isDense ? 'flex-1 basis-40 lg:col-start-1 lg:row-start-1' : 'flex-1 basis-72'}`}
      >
        <h1
          tabIndex={-1}
          className={`heading headline ${props.isDense ? 'text-2xl md:text-3xl' : 'text-3xl md:text-4xl'} ${props.isRoomy ? 'max-sm:min-h-[calc(2lh+0.1em)]' : ''}`}
        >
          {props.title}
        </h1>
        {props.subtitle ? <p className="mt-1 text-pretty text-muted">{props.subtitle}</p> : null}
      </div>
      {props.isDense ? (
        <div className="lg:col-start-3 lg:row-start-1">{props.action}</div>
      ) : (
        props.action
      )}
    </header>
  );
}
