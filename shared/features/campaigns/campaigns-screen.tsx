import { useState } from 'react';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent, lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { useAsked } from '#shared/ui/hooks/use-asked.ts';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import type { OpenDialog } from './campaign-dialogs.tsx';
import { CampaignsToCome } from './campaigns-to-come.tsx';

const Campaigns = lazyComponent(async () => (await import('./campaign-list.tsx')).Campaigns, {
  Meanwhile: CampaignsToCome,
});
const CampaignDialogs = lazyDialogs(async () => (await import('./campaign-dialogs.tsx')).default);

/** The campaign screen of console and side panel. */
export default function CampaignsScreen() {
  const { state } = useAuthentication();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  useAsked('create', state === 'signed-in', () => setOpen({ kind: 'create' }));

  return (
    <>
      <PageHeading
        title={t('Campaign Management')}
        subtitle={t('Schedule recurring posts from templates')}
        action={
          <RoleButton needs="campaigns.write" size="3" onClick={() => setOpen({ kind: 'create' })}>
            <PlusIcon /> {t('New Campaign')}
          </RoleButton>
        }
      />
      <Campaigns onOpen={setOpen} />
      {/* What is typed there is kept for its person, who has to be known first. */}
      <CampaignDialogs open={state === 'checking' ? null : open} onClose={() => setOpen(null)} />
    </>
  );
}
