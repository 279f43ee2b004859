import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Backup } from '#shared/contracts/account-data.ts';
import { readableSize } from '#shared/i18n/formats/figures.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { DataSection } from './data-section.tsx';
import { backupAddress, backupList, useRestoreBackup } from './queries.ts';
import { SmallError } from './small-error.tsx';

/** The daily backups: each can be downloaded, or brought back. */
export function BackupSection() {
  const list = useQuery(backupList(useApi()));
  const restore = useRestoreBackup();
  const [asked, setAsked] = useState<Backup | null>(null);
  const backups = list.data ?? [];
  return (
    <DataSection
      title={t('Daily backups')}
      note={t(
        'Created daily while Content backup is on and kept for 7 days. Restoring adds what is missing and changes nothing else.',
      )}
    >
      {list.isLoadingError ? (
        <SmallError onRetry={() => void list.refetch()}>
          {t('Failed to load your backups')}
        </SmallError>
      ) : list.isPending ? (
        <SkeletonBar className="h-6" />
      ) : backups.length === 0 ? (
        <p className="text-sm text-muted">{t('There is no backup yet.')}</p>
      ) : (
        <ul aria-label={t('Backups')} className="flex list-none flex-col gap-2">
          {backups.map((backup) => (
            <li key={backup.id}>
              <BackupRow backup={backup} busy={restore.isPending} onRestore={setAsked} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Restore Backup')}
        confirmLabel={t('Restore')}
        onConfirm={() => asked && restore.mutate(asked.id)}
      >
        {t(
          'Restores what your account is missing: personas and campaigns paused, buckets private. Posts are not restored.',
        )}
      </ConfirmDialog>
    </DataSection>
  );
}

function BackupRow(props: { backup: Backup; busy: boolean; onRestore(backup: Backup): void }) {
  const { backup } = props;
  const host = useHost();
  const day = formatDay(backup.day);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-24">{day}</span>
      <span className="text-muted">{readableSize(backup.size)}</span>
      <SecondaryButton
        size="1"
        aria-label={t('Download the backup of {day}', { day })}
        onClick={() => host.navigate(backupAddress(backup.id))}
      >
        {t('Download')}
      </SecondaryButton>
      <SecondaryButton
        size="1"
        busy={props.busy}
        aria-label={t('Restore the backup of {day}', { day })}
        onClick={() => props.onRestore(backup)}
      >
        {t('Restore')}
      </SecondaryButton>
    </div>
  );
}
