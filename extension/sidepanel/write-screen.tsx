import { useLocation } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { Generator } from '#shared/features/generation/generator.tsx';
import { useHandedDraft } from '#shared/features/schedule/form/handed-draft.ts';
import { t } from '#shared/i18n/translate.ts';
import { DeviceModel } from './device-model.tsx';
import { ThisPost } from './this-post.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

/** What the panel opens with: an answer to the post beside it, or a post of one's own. */
export function WriteScreen({ apiUrl }: { apiUrl: string }) {
  const { state } = useAuthentication();
  const [, go] = useLocation();

  return (
    <>
      <h1 tabIndex={-1} className="heading mb-4 text-xl">
        {t('Write')}
      </h1>
      <WaitingDrafts connected={apiUrl} />
      <DeviceModel />
      <ThisPost apiUrl={apiUrl} />
      {/* What is typed there is kept for its person, who has to be known first. */}
      {state === 'checking' ? null : (
        <Generator
          onSchedule={(draft) => {
            useHandedDraft.setState({ draft });
            go('/schedule');
          }}
        />
      )}
    </>
  );
}
