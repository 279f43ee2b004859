import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';

/** A part of today under its own heading, as rows; without any it is one line. */
export function Part(props: {
  title: string;
  none: string;
  more?: { href: string; label: string };
  about?: string;
  children: ReactNode[];
}) {
  const { title, none, more, children } = props;
  const heading = useId();
  const isEmpty = children.length === 0;
  return (
    <section aria-labelledby={heading} className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={heading} className="heading">
          {title}
        </h2>
        {isEmpty ? <p className="text-sm text-muted">{none}</p> : null}
        {more ? (
          <span className="ml-auto flex flex-wrap items-baseline gap-x-3 text-sm">
            {props.about && !isEmpty ? (
              <span className="text-xs text-muted">{props.about}</span>
            ) : null}
            <Link href={more.href} className="text-link underline underline-offset-2">
              {more.label}
            </Link>
          </span>
        ) : null}
      </div>
      {isEmpty ? null : <ul className="mt-1 list-none">{children}</ul>}
    </section>
  );
}

/** One line that leads somewhere; what does not fit is cut off. */
export function Row(props: {
  href: string;
  text: string;
  about?: string | null;
  figure?: string;
  title?: string;
  isUrgent?: boolean;
}) {
  const { about, figure } = props;
  return (
    <li>
      <Link
        href={props.href}
        className="-mx-2 flex items-baseline gap-3 rounded-control px-2 py-1.5 hover:bg-tint"
      >
        <span className="min-w-0 flex-1 truncate text-sm">
          <bdi className="font-medium">{props.text}</bdi>
          {about ? <bdi className="ml-2 text-muted">{about}</bdi> : null}
        </span>
        {figure ? (
          <span
            title={props.title}
            className={`shrink-0 text-sm tabular-nums ${props.isUrgent ? 'font-medium text-danger' : 'text-muted'}`}
          >
            {figure}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
