import type { ComponentType } from 'react';
import type { Persona } from '#shared/contracts/personas.ts';
import { platformLabel, typeBadge } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { StatusDot } from '#shared/ui/feedback/status-dot.tsx';

const SHOWN = 6;

/** The personas, those at work first; null while they are read. */
export function PersonaRows(props: {
  all: Persona[] | null;
  Avatar: ComponentType<{ image: string | null; type: string; isSmall: boolean }>;
  Loading: ComponentType;
}) {
  if (!props.all) return <props.Loading />;
  const shown = props.all.toSorted((one, other) => rank(one) - rank(other)).slice(0, SHOWN);
  return (
    <ul className="flex list-none flex-col gap-2">
      {shown.map((persona) => (
        <li key={persona.id} className="flex items-center gap-3">
          <props.Avatar image={persona.profileImageUrl} type={persona.type} isSmall />
          <div className="min-w-0 flex-1">
            <p dir="auto" className="truncate text-left font-medium" title={persona.name}>
              {persona.name}
            </p>
            <p className="truncate text-sm text-muted">
              {typeBadge(persona.type)} · {platformLabel(persona.platform)}
            </p>
          </div>
          <Status isActive={persona.status === 'active'} />
        </li>
      ))}
    </ul>
  );
}

function rank({ status }: Persona): number {
  return status === 'active' ? 0 : 1;
}

function Status({ isActive }: { isActive: boolean }) {
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
      <StatusDot isActive={isActive} size="size-2" />
      {isActive ? t('Active') : t('Inactive')}
    </span>
  );
}
