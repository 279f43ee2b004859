import type { ReactNode } from 'react';
import { Card } from '#shared/ui/cards.tsx';

export function SectionCard(props: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card className="md:p-6">
      <h2 className="heading text-xl">{props.title}</h2>
      {props.note ? <p className="mt-1 text-sm text-muted">{props.note}</p> : null}
      <div className="mt-4">{props.children}</div>
    </Card>
  );
}
