import { Button, Progress } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { DataExport } from '#shared/contracts/account-data.ts';
import { percents, readableSize } from '#shared/i18n/formats/figures.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { DataSection } from './data-section.tsx';
import { exportAddress, exportList, isUnderWay, useStartExport } from './queries.ts';
import { SmallError } from './small-error.tsx';

/** A zip of everything: begun here, its progress watched, and downloaded for a day. */
export function ExportSection() {
  const list = useQuery(exportList(useApi()));
  const start = useStartExport();
  const exports = list.data ?? [];
  const isBusy = exports.some(isUnderWay) || start.isPending;
  return (
    <DataSection
      title={t('Export all my data')}
      note={t(
        'A zip of your Troupe data: personas, buckets, drafts, posts, metrics and pictures. Tokens and keys are not included. Available for 24 hours.',
      )}
    >
      <BusyButton variant="soft" busy={isBusy} onClick={() => start.mutate()}>
        {isBusy ? t('Exporting...') : t('Export all my data')}
      </BusyButton>
      {list.isLoadingError ? (
        <SmallError onRetry={() => void list.refetch()}>
          {t('Failed to load your exports')}
        </SmallError>
      ) : list.isPending ? (
        <SkeletonBar className="mt-3 h-6" />
      ) : (
        <ul aria-label={t('Exports')} className="mt-3 flex list-none flex-col gap-2">
          {exports.map((one) => (
            <li key={one.id}>
              <ExportRow one={one} />
            </li>
          ))}
        </ul>
      )}
    </DataSection>
  );
}

function ExportRow({ one }: { one: DataExport }) {
  const host = useHost();
  const at = formatInstant(one.createdAt);
  if (isUnderWay(one)) {
    return (
      <div className="flex items-center gap-3">
        <Progress
          value={one.progress}
          max={100}
          aria-label={t('Progress of the export')}
          className="min-w-0 flex-1"
        />
        <span className="w-12 text-right text-sm tabular-nums">{percents(one.progress / 100)}</span>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 wrap-anywhere">{at}</span>
      {one.status === 'failed' ? (
        <span className="text-danger">{t('It could not be written. Try again.')}</span>
      ) : (
        <>
          <span className="text-muted">{readableSize(one.size ?? 0)}</span>
          <Button
            size="1"
            variant="soft"
            aria-label={t('Download the export of {time}', { time: at })}
            onClick={() => host.navigate(exportAddress(one.id))}
          >
            {t('Download')}
          </Button>
        </>
      )}
    </div>
  );
}
