import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { PeopleIcon, PlusIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SignInPrompt } from '#shared/ui/sign-in-prompt.tsx';
import { EmptyState, ErrorState } from '#shared/ui/states.tsx';
import { PersonaCard, PersonaCardSkeleton } from './persona-card.tsx';
import type { OpenDialog } from './persona-dialogs.tsx';
import { personaList } from './queries.ts';

// A third of the screen's code, and not needed before the first press.
const loadDialogs = () => import('./persona-dialogs.tsx');
const PersonaDialogs = lazy(loadDialogs);

const SKELETONS = 6;
const GRID = 'grid list-none gap-5 md:grid-cols-2 xl:grid-cols-3';

/** The persona screen of console and side panel. */
export function PersonasScreen() {
  const { state } = useAuthentication();
  const list = useQuery({ ...personaList(useApi()), enabled: state === 'signed-in' });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const signedOut = state === 'signed-out' || list.data === null;

  useEffect(() => {
    if (state === 'signed-in') void loadDialogs();
  }, [state]);

  const create = (label: string) => (
    <Button size="3" onClick={() => setOpen({ kind: 'create' })}>
      <PlusIcon /> {label}
    </Button>
  );

  return (
    <>
      <PageHeading
        title={t('AI Personas')}
        subtitle={t('Manage your AI personalities and automation bots')}
        action={signedOut ? null : create(t('Create Persona'))}
      />
      {signedOut ? (
        <SignInPrompt>{t('Please sign in to manage AI personas')}</SignInPrompt>
      ) : list.isError ? (
        <ErrorState onRetry={() => void list.refetch()}>
          {t('Failed to load AI personas')}
        </ErrorState>
      ) : !list.data ? (
        <Skeletons />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={<PeopleIcon size={26} />}
          title={t('No personas created yet')}
          action={create(t('Create First Persona'))}
        >
          {t('Create your first AI persona to start automating your social media')}
        </EmptyState>
      ) : (
        <ul aria-label={t('AI personas')} className={GRID}>
          {list.data.map((persona) => (
            <li key={persona.id} className="min-w-0">
              <PersonaCard
                persona={persona}
                onSettings={() => setOpen({ kind: 'settings', persona })}
                onDelete={() => setOpen({ kind: 'delete', persona })}
              />
            </li>
          ))}
        </ul>
      )}
      {signedOut ? null : (
        <Suspense fallback={null}>
          <PersonaDialogs open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function Skeletons() {
  return (
    <div role="status" aria-label={t('Loading AI personas')} className={GRID}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
        <PersonaCardSkeleton key={place} />
      ))}
    </div>
  );
}
