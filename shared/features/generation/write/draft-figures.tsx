import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { Checklist } from '#shared/ui/checklist.tsx';
import { Meter } from '#shared/ui/feedback/meter.tsx';
import { EngagementMeter } from '../engagement-meter.tsx';
import { WhyDraft } from '../why-draft.tsx';

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
