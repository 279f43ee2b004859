import { type ReactNode, useId } from 'react';
import { Card } from '#shared/ui/cards.tsx';

/** A part of the dashboard under its own heading. */
export function SectionCard(props: { title: string; action?: ReactNode; children: ReactNode }) {
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
        {props.children}
      </section>
    </Card>
  );
}
