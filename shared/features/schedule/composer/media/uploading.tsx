import { Progress } from '@radix-ui/themes';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';

/** How far a file on its way is, and the way to stop it. */
export function Uploading(props: { name: string; share: number; onCancel(): void }) {
  const percent = Math.round(props.share * 100);
  const words = t('Uploading {name}', { name: props.name });
  return (
    <fieldset aria-label={words} className="flex items-center gap-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex justify-between gap-3">
          <span className="truncate">{words}</span>
          <span className="tabular-nums text-muted">
            {t('{percent}%', { percent: formatNumber(percent) })}
          </span>
        </p>
        <Progress value={percent} aria-label={words} />
      </div>
      <SecondaryButton onClick={props.onCancel}>{t('Cancel')}</SecondaryButton>
    </fieldset>
  );
}
