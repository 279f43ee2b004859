import { useEffect, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { BinButton } from '#shared/features/bin/public.tsx';
import { useAskedComments } from '#shared/features/comments/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent, lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { useAsked } from '#shared/ui/hooks/use-asked.ts';
import { PeopleIcon, PlusIcon } from '#shared/ui/icons.tsx';
import { CARD_GRID } from '#shared/ui/long-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import type { OpenDialog } from './persona-dialogs.tsx';
import { PersonaCardSkeleton } from './persona-skeleton.tsx';
import { personaList } from './queries.ts';

const PersonaCard = lazyComponent(async () => (await import('./persona-card.tsx')).PersonaCard, {
  Meanwhile: PersonaCardSkeleton,
});
// A third of the screen's code, and not needed before the first press.
const PersonaDialogs = lazyDialogs(async () => (await import('./persona-dialogs.tsx')).default);

const SKELETONS = 6;

export default function PersonasScreen() {
  const { state } = useAuthentication();
  const list = useQuery({ ...personaList(useApi()), enabled: state === 'signed-in' });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const signedOut = state === 'signed-out' || list.data === null;
  useEffect(() => PersonaCard.soon(), []);
  const atComments = useAskedComments();
  useAsked('create', state === 'signed-in', () => setOpen({ kind: 'create' }));
  useAsked('persona', Boolean(list.data), (id) => {
    const persona = list.data?.find((one) => one.id === id);
    if (persona) setOpen({ kind: 'settings', persona, atComments });
  });

  const create = (label: string) => (
    <RoleButton needs="library.write" size="3" onClick={() => setOpen({ kind: 'create' })}>
      <PlusIcon /> {label}
    </RoleButton>
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
      ) : (
        <ListStates
          list={list}
          failed={t('Failed to load AI personas')}
          signedOut={null}
          loading={
            <LoadingList label={t('Loading AI personas')} count={SKELETONS} className={CARD_GRID}>
              <PersonaCardSkeleton />
            </LoadingList>
          }
          empty={
            <EmptyState
              icon={<PeopleIcon size={26} />}
              title={t('No personas created yet')}
              action={create(t('Create First Persona'))}
            >
              {t('Create your first AI persona to start automating your social media')}
            </EmptyState>
          }
        >
          {(personas) => (
            <ul aria-label={t('AI personas')} className={CARD_GRID}>
              {personas.map((persona) => (
                <li key={persona.id} className="min-w-0">
                  <PersonaCard persona={persona} onOpen={setOpen} />
                </li>
              ))}
            </ul>
          )}
        </ListStates>
      )}
      {signedOut ? null : <BinButton />}
      {/* What is typed there is kept for its person, who has to be known first. */}
      {signedOut ? null : (
        <PersonaDialogs open={state === 'checking' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
