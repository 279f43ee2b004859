import { useState } from 'react';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { Composer } from '#shared/features/schedule/composer/form/composer.tsx';
import { t } from '#shared/i18n/translate.ts';
import { DeviceModel } from './device-model.tsx';
import { ThisPost } from './this-post.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

/** What the panel opens with: an answer to the post beside it, or a post of one's own. */
export function WriteScreen({ apiUrl }: { apiUrl: string }) {
  const { state } = useAuthentication();
  const [start, setStart] = useState({ goesOn: true });

  return (
    <>
      <h1 tabIndex={-1} className="heading mb-4 text-xl">
        {t('Write')}
      </h1>
      <WaitingDrafts connected={apiUrl} />
      <DeviceModel />
      <ThisPost apiUrl={apiUrl} />
      {/* What is typed there is kept for its person, who has to be known first. */}
      {state === 'signed-in' ? (
        <section aria-label={t('Compose')} className="mt-6 border-t border-line pt-4">
          <Composer start={start} around="page" onDone={() => setStart({ goesOn: true })} />
        </section>
      ) : null}
    </>
  );
}
