import { type ReactNode, useId } from 'react';
import { Card } from '#shared/ui/cards.tsx';

export function SectionCard(props: {
  title: string;
  action?: ReactNode;
  /** Keeps the room of six rows from the first look on, so that nothing below moves. */
  hasRoomForRows?: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Card className="h-full min-w-0">
      <section aria-labelledby={heading}>
        <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 id={heading} className="heading text-lg">
            {props.title}
          </h2>
          {props.action}
        </div>
        {props.hasRoomForRows ? (
          <div className="grid min-h-[21.5rem] grid-cols-1">{props.children}</div>
        ) : (
          props.children
        )}
      </section>
    </Card>
  );
}

/** Says in the middle of the room for rows that there are none. */
export function NoRows({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center justify-center text-center text-sm text-balance text-muted">
      <span className="mb-3 text-link">{icon}</span>
      {children}
    </div>
  );
}
