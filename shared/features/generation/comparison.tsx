import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { AiProviderInfo, generateMultiple } from '#shared/contracts/generation.ts';
import { failureText, localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { Checklist } from '#shared/ui/checklist.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { CopyDraft } from './copy-draft.tsx';
import { DraftText, Hashtags } from './draft-text.tsx';
import { EngagementMeter } from './engagement-meter.tsx';
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
  return (
    <ul aria-label={t('Drafts by provider')} className="grid list-none gap-4">
      {props.results?.map((result) => (
        <li key={result.provider} className="rounded-card border border-line p-4">
          <h3 className="mb-2 text-sm font-medium">{nameOf(result.provider)}</h3>
          {'error' in result ? (
            <p className="text-sm text-danger">{failureText(result.error)}</p>
          ) : (
            <Compared draft={result} limit={props.limit} onSchedule={props.onSchedule} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Compared(props: { draft: Draft; limit: number; onSchedule: OnSchedule }) {
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
      </div>
    </>
  );
}
