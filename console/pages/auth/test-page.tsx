import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { healthQuery } from '#shared/features/health/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

/** A page whose calls exist only while test login is on. */
export function TestPage(props: {
  title: string;
  subtitle: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={props.title} subtitle={props.subtitle} action={props.action} />
      <Card className="p-6">
        {props.children}
        <TestOnlyNote />
      </Card>
    </div>
  );
}

/** Says so where test login is off. */
export function TestOnlyNote() {
  const { data: health } = useQuery(healthQuery(useApi()));
  if (health?.testLogin !== false) return null;
  return (
    <p className="mt-4 text-sm text-muted">{t('Test login is switched off on this server.')}</p>
  );
}

/** Names and values one below the other. */
export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
