import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { Checklist } from '#shared/ui/checklist.tsx';
import { Meter } from '#shared/ui/feedback/meter.tsx';
import { EngagementMeter } from '../engagement-meter.tsx';
import { WhyDraft } from '../why-draft.tsx';

const MICROS = 1_000_000;

/** How a draft was judged, and why. */
export function DraftFigures({ draft }: { draft: GeneratedContent }) {
  const { explanation, notes, checks, forecast } = localized(draft);
  return (
    <>
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        <EngagementMeter forecast={forecast} />
        <Meter label={t('Confidence')} value={Math.round(draft.confidence * 100)} />
        <Meter label={t('Voice match')} value={draft.voiceMatch} missing={t('Needs 20 samples')} />
      </dl>
      <Checklist checks={checks} />
      <WhyDraft lines={[...explanation, ...notes]} />
    </>
  );
}

/** What writing a draft took. */
export function costOf({ usage }: GeneratedContent): string {
  if (!usage) return t('Written without an AI model');
  const tokens = formatNumber(usage.inputTokens + usage.outputTokens);
  if (usage.costMicros === null) return t('{tokens} tokens', { tokens });
  const dollars = formatNumber(usage.costMicros / MICROS, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  });
  return t('{tokens} tokens, estimated cost {dollars}', { tokens, dollars });
}
