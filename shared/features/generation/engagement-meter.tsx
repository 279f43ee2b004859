import type { Forecast } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { Meter } from '#shared/ui/feedback/meter.tsx';

/** What the account's own posts bear out of a draft's engagement, or why they bear out nothing. */
export function EngagementMeter({ forecast }: { forecast: Forecast }) {
  return (
    <Meter
      label={t('Engagement')}
      value={forecast?.score ?? null}
      missing={forecast?.reason ?? t('Not known')}
      note={forecast?.reason}
    />
  );
}
