import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SectionCard } from '../section-card.tsx';
import { TODAY_ROOM } from './today-place.tsx';

/** A part of today under its own heading, as rows. */
export function Part(props: {
  title: string;
  none: string;
  more?: { href: string; label: string };
  about?: string;
  children: ReactNode[];
}) {
  const { title, none, more, children } = props;
  return (
    <SectionCard
      title={title}
      action={
        more ? (
          <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
            {props.about ? <span className="text-xs text-muted">{props.about}</span> : null}
            <Link href={more.href} className="text-link underline underline-offset-2">
              {more.label}
            </Link>
          </span>
        ) : null
      }
    >
      <div className={TODAY_ROOM}>
        {children.length === 0 ? (
          <p className="text-sm text-muted">{none}</p>
        ) : (
          <ul className="list-none">{children}</ul>
        )}
      </div>
    </SectionCard>
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
