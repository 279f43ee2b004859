import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { percents } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { showFailure, showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { downloadFailure } from '../device/download-failure.ts';
import { downloadModel } from '../device/language-model.ts';
import { deviceModel, useLastChoice, useWriters } from './use-device-model.ts';

/** Downloads the browser's model, for whoever has chosen it or has no other model. */
export function DeviceModel() {
  const queries = useQueryClient();
  const last = useLastChoice();
  const { device, hasModel } = useWriters(last);
  const [share, setShare] = useState<number | null>(null);
  const download = useMutation({
    mutationFn: () => downloadModel(setShare),
    async onSettled() {
      setShare(null);
      await queries.invalidateQueries(deviceModel);
    },
    onSuccess() {
      showSuccess(t('The model is ready. It writes your drafts now.'));
      focusHeading();
    },
    onError: (error) => showFailure(downloadFailure(error)),
  });
  if (device !== 'downloadable' && device !== 'downloading') return null;
  if (!last || (hasModel && last.provider !== 'device')) return null;
  const percent = percents(share ?? 0);
  return (
    <section
      aria-labelledby="device-model"
      className="mb-6 rounded-card border border-line bg-panel p-4 shadow-card"
    >
      <h2 id="device-model" className="heading text-base">
        {t('On this device')}
      </h2>
      <p className="mt-2 mb-3 text-sm text-muted">
        {t(
          'Your browser brings a language model that writes drafts without a key. The download needs 22 GB of free disk space.',
        )}
      </p>
      <BusyButton busy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending
          ? t('Downloading the model… {percent}', { percent })
          : t('Download the model')}
      </BusyButton>
      {download.isPending && (
        <div
          role="progressbar"
          aria-label={t('Download the model')}
          aria-valuenow={Math.round((share ?? 0) * 100)}
          className="mt-3 h-1.5 overflow-hidden rounded-full bg-tint"
        >
          <span className="block h-full rounded-full bg-accent" style={{ width: percent }} />
        </div>
      )}
    </section>
  );
}
