import { Button } from '@radix-ui/themes';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { askToConnect } from './ask-to-connect.ts';
import { RowSkeletons } from './row-skeletons.tsx';
import { NoRows, SectionCard } from './section-card.tsx';

const SKELETONS = 4;

// Fetched while their contents are, by the skeletons that hold their place.
const PersonaRows = lazyComponent(async () => (await import('./persona-rows.tsx')).PersonaRows, {
  Meanwhile: Loading,
});

type Avatar = ComponentType<{ image: string | null; type: string; isSmall: boolean }>;

/** The personas, those at work first. */
export function ActivePersonas({ Avatar }: { Avatar: Avatar }) {
  const { state } = useAuthentication();
  return (
    <SectionCard
      title={t('Active Personas')}
      action={
        state === 'signed-out' ? (
          <SecondaryButton size="1" onClick={() => void askToConnect('personas')}>
            <PlusIcon /> {t('Create Persona')}
          </SecondaryButton>
        ) : (
          <Button asChild size="1" variant="soft" color="gray">
            <Link href="/personas">{t('Manage Personas')}</Link>
          </Button>
        )
      }
    >
      <Personas Avatar={Avatar} />
    </SectionCard>
  );
}

function Personas({ Avatar }: { Avatar: Avatar }) {
  const { state } = useAuthentication();
  const personas = useQuery({ ...personaList(useApi()), enabled: state === 'signed-in' });
  if (personas.isLoadingError) {
    return <ErrorState onRetry={personas.refetch}>{t('Failed to load AI personas')}</ErrorState>;
  }
  const isLoading = state === 'checking' || personas.isLoading;
  const all = personas.data ?? [];
  if (!isLoading && all.length === 0) return <NoPersonas isSignedIn={state === 'signed-in'} />;
  return <PersonaRows all={isLoading ? null : all} Avatar={Avatar} Loading={Loading} />;
}

function Loading() {
  return <RowSkeletons count={SKELETONS} label={t('Loading AI personas')} />;
}

function NoPersonas({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <NoRows>
      <p>
        <span className="font-medium text-ink">{t('No personas created yet')}</span>{' '}
        {t('Create your first AI persona to start automating your social media')}
      </p>
      {isSignedIn ? (
        <Button asChild>
          <Link href="/personas?create">{t('Create First Persona')}</Link>
        </Button>
      ) : null}
    </NoRows>
  );
}
