import { type ReactNode, useId } from 'react';
import { Card } from '#shared/ui/cards.tsx';

export function SectionCard(props: { title: string; action?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Card className="min-w-0">
      <section aria-labelledby={heading}>
        <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2">
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

/** Says that there are no rows, with what makes the first one. */
export function NoRows({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 text-sm text-muted">{children}</div>;
}
