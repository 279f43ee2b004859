import { type ReactNode, useId } from 'react';
import { Card } from '#shared/ui/cards.tsx';

export function Panel(props: {
  title: string;
  /** What the figures mean, where that is not plain. */
  note?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <h2 id={id} className="heading text-lg">
          {props.title}
        </h2>
        {props.note ? <p className="mt-0.5 text-xs text-muted">{props.note}</p> : null}
        <div className="mt-4">{props.children}</div>
      </Card>
    </section>
  );
}

/** A panel with nothing to show yet: what is missing, and what brings it. */
export function PanelEmpty(props: {
  icon: ReactNode;
  title: string;
  children: string;
  /** What brings the first figures. */
  action: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <span className="mb-3 grid size-12 place-items-center rounded-full bg-link-tint text-link">
        {props.icon}
      </span>
      <p className="font-medium">{props.title}</p>
      <p className="mt-1 min-h-10 max-w-[34ch] text-sm text-balance text-muted">{props.children}</p>
      <div className="mt-3 min-h-8">{props.action}</div>
    </div>
  );
}
