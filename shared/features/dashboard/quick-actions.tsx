import { Button } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { CalendarIcon, MegaphoneIcon, SettingsIcon, UploadIcon } from '#shared/ui/icons.tsx';
import { askToConnect } from './ask-to-connect.ts';
import { SectionCard } from './section-card.tsx';

export function QuickActions() {
  const host = useHost();
  const [, go] = useLocation();
  const api = useApi();
  const report = useMutation({
    // What that takes is fetched with the press.
    mutationFn: async () => (await import('./fetch-report.ts')).fetchReport(api, host),
    meta: { errorMessage: t('Failed to export analytics report') },
  });
  const signedOut = useAuthentication().state === 'signed-out';
  const schedule = () => (signedOut ? void askToConnect('schedule') : go('/schedule'));
  const download = () => (signedOut ? void askToConnect('report') : report.mutate());
  return (
    <SectionCard title={t('Quick Actions')}>
      <div className="grid grid-cols-1 gap-2 min-[420px]:grid-cols-2">
        <Button variant="soft" className="px-2" onClick={() => go('/campaigns')}>
          <MegaphoneIcon /> {t('New Campaign')}
        </Button>
        <Button variant="soft" className="px-2" onClick={schedule}>
          <CalendarIcon /> {t('Schedule Post')}
        </Button>
        <BusyButton variant="soft" className="px-2" busy={report.isPending} onClick={download}>
          <span className="rotate-180">
            <UploadIcon />
          </span>{' '}
          {report.isPending ? t('Exporting...') : t('Export Report')}
        </BusyButton>
        {/* The panel has no settings of the workspace: there it opens a tab. */}
        <Button variant="soft" className="px-2" onClick={() => host.navigate('/settings')}>
          <SettingsIcon /> {t('Settings')}
        </Button>
      </div>
    </SectionCard>
  );
}
