import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import type { Persona } from '#shared/contracts/personas.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { platformLabel, typeBadge } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { PeopleIcon, PlusIcon } from '#shared/ui/icons.tsx';
import { ErrorState } from '#shared/ui/states.tsx';
import { askToConnect } from './ask-to-connect.ts';
import { NoRows } from './no-rows.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { SectionCard } from './section-card.tsx';

const SHOWN = 6;
const SKELETONS = 4;

type Avatar = ComponentType<{ image: string | null; type: string; isSmall: boolean }>;

/** The personas, those at work first. */
export function ActivePersonas({ Avatar }: { Avatar: Avatar }) {
  const { state } = useAuthentication();
  return (
    <SectionCard
      title={t('Active Personas')}
      hasRoomForRows
      action={
        state === 'signed-out' ? (
          <Button variant="soft" color="gray" onClick={askFirst}>
            <PlusIcon /> {t('Create Persona')}
          </Button>
        ) : (
          <Button asChild variant="soft" color="gray">
            <Link href="/personas">{t('Manage Personas')}</Link>
          </Button>
        )
      }
    >
      <Personas Avatar={Avatar} />
    </SectionCard>
  );
}

function askFirst(): void {
  askToConnect(t('Please connect your X account to manage AI personas'));
}

function Personas({ Avatar }: { Avatar: Avatar }) {
  const { state } = useAuthentication();
  const personas = useQuery({ ...personaList(useApi()), enabled: state === 'signed-in' });
  if (personas.isLoadingError) {
    return (
      <ErrorState onRetry={() => void personas.refetch()}>
        {t('Failed to load AI personas')}
      </ErrorState>
    );
  }
  if (state === 'checking' || personas.isLoading) {
    return <RowSkeletons count={SKELETONS} label={t('Loading AI personas')} />;
  }
  const all = personas.data ?? [];
  if (all.length === 0) return <NoPersonas isSignedIn={state === 'signed-in'} />;
  const shown = all.toSorted((one, other) => rank(one) - rank(other)).slice(0, SHOWN);
  return (
    <ul className="flex list-none flex-col gap-4">
      {shown.map((persona) => (
        <li key={persona.id} className="flex items-center gap-3">
          <Avatar image={persona.profileImageUrl} type={persona.type} isSmall />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium" title={persona.name}>
              {persona.name}
            </p>
            <p className="text-sm text-muted">
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

function NoPersonas({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <NoRows icon={<PeopleIcon size={28} />}>
      <p className="font-medium text-ink">{t('No personas created yet')}</p>
      <p className="mt-1">
        {t('Create your first AI persona to start automating your social media')}
      </p>
      {isSignedIn ? (
        <Button asChild className="mt-4">
          <Link href="/personas">{t('Create First Persona')}</Link>
        </Button>
      ) : null}
    </NoRows>
  );
}

function Status({ isActive }: { isActive: boolean }) {
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
      <span
        data-status-dot=""
        className={`size-2 rounded-full ${isActive ? 'bg-ok motion-safe:animate-pulse' : 'bg-muted'}`}
      />
      {isActive ? t('Active') : t('Inactive')}
    </span>
  );
}
