import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { AiProviderInfo, generateMultiple } from '#shared/contracts/generation.ts';
import { OpenInComposer } from '#shared/features/schedule/public.tsx';
import { enumerated } from '#shared/i18n/formats/enumerated.ts';
import { failureText, localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { Checklist } from '#shared/ui/checklist.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { CopyDraft } from './copy-draft.tsx';
import { DraftText, Hashtags } from './draft-text.tsx';
import { EngagementMeter } from './engagement-meter.tsx';
import type { GeneratorDraft } from './generator-form-state.ts';
import { type OnSchedule, ScheduleDraft } from './schedule-draft.tsx';

const TAGS_SHOWN = 3;

type Results = EndpointResponse<typeof generateMultiple>['results'];
type Draft = Extract<Results[number], { content: string }>;

/** What each provider made of the same prompt; one that failed says why. */
export function Comparison(props: {
  results: Results | undefined;
  providers: AiProviderInfo[];
  waiting: boolean;
  /** Weighted characters that the platform allows. */
  limit: number;
  /** What they were written for. */
  of: Pick<GeneratorDraft, 'personaId' | 'platform'>;
  onSchedule: OnSchedule;
}) {
  const nameOf = (id: string) => t(props.providers.find((one) => one.id === id)?.name ?? id);
  if (props.waiting) {
    return (
      <div role="status" aria-label={t('Comparing providers')} className="grid gap-4">
        {props.providers.map(({ id, name }) => (
          <div key={id} className="rounded-card border border-line p-4">
            <p className="mb-2 text-sm font-medium">{t(name)}</p>
            <SkeletonBar className="h-4 w-5/6" />
          </div>
        ))}
      </div>
    );
  }
  const missing = props.providers.filter(({ configured }) => !configured);
  // Who has no key is told once, not for each provider that would need one.
  const results = props.results?.filter(
    (result) => !('error' in result) || !missing.some(({ id }) => id === result.provider),
  );
  return (
    <>
      {missing.length > 0 ? <AddKeys names={missing.map(({ name }) => t(name))} /> : null}
      <ul aria-label={t('Drafts by provider')} className="grid list-none gap-4">
        {results?.map((result) => (
          <li key={result.provider} className="rounded-card border border-line p-4">
            <h3 className="mb-2 text-sm font-medium">{nameOf(result.provider)}</h3>
            {'error' in result ? (
              <p className="text-sm text-danger">{failureText(result.error)}</p>
            ) : (
              <Compared {...props} draft={result} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function AddKeys({ names }: { names: string[] }) {
  const host = useHost();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4">
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
        {t('Add an API key to compare {names}.', { names: enumerated(names) })}
      </p>
      <Button size="1" variant="soft" onClick={() => host.navigate('/settings')}>
        {t('Open settings')}
      </Button>
    </div>
  );
}

function Compared(
  props: Pick<Parameters<typeof Comparison>[0], 'limit' | 'of' | 'onSchedule'> & { draft: Draft },
) {
  const { limit, onSchedule } = props;
  const draft = localized(props.draft);
  const kept = { id: draft.draftId, content: draft.content };
  return (
    <>
      <DraftText text={draft.content} limit={limit} figures={draft.figures} />
      <Hashtags tags={draft.hashtags} most={TAGS_SHOWN} />
      <p className="mt-2 text-xs text-muted">
        {t('Confidence {confidence}%', { confidence: Math.round(draft.confidence * 100) })}
        {draft.voiceMatch === null
          ? ''
          : ` · ${t('Voice match {voiceMatch}%', { voiceMatch: draft.voiceMatch })}`}
      </p>
      <dl className="mt-2">
        <EngagementMeter forecast={draft.forecast} />
      </dl>
      <Checklist checks={draft.checks} />
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyDraft text={draft.content} kept={kept} />
        <ScheduleDraft text={draft.content} kept={kept} onSchedule={onSchedule} />
        <OpenInComposer draft={{ ...props.of, text: draft.content, draftId: draft.draftId }} />
      </div>
    </>
  );
}
