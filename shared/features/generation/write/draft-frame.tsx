import type { ReactNode } from 'react';
import type { GeneratedContent, MarkedFigures } from '#shared/contracts/generation.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { BackIcon } from '#shared/ui/action-icons.tsx';
import { SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { ResultPlaceholder } from '#shared/ui/forms/task-form.tsx';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { DraftText, Hashtags } from '../draft-text.tsx';
import { DraftWriting } from './draft-writing.tsx';
import { ReviseDraft } from './revise-draft.tsx';
import { Takes } from './takes.tsx';
import type { useVersions, Wish } from './use-versions.ts';

type Draft = Pick<GeneratedContent, 'content' | 'provider'> &
  Partial<Pick<GeneratedContent, 'hashtags'>> & { figures?: MarkedFigures | undefined };

export interface DraftFrameProps<D extends Draft> {
  label: string;
  versions: ReturnType<typeof useVersions<D>>;
  /** A draft is being written: the presses keep the focus and do nothing. */
  busy: boolean;
  onAsk(wish: Wish): void;
  /** Weighted characters that its platform allows. */
  limit?: number;
  /** In place of its text, where that is changed. */
  field?: ReactNode;
  /** The next draft as far as it is written. */
  soFar?: string;
  /** What stands there before the first one. */
  empty?: ReactNode;
  /** What is known of the draft, and what can be done with it. */
  children: ReactNode;
}

/** A draft with its presses, which stay in their place while the next one is written above them. */
export function DraftFrame<D extends Draft>(props: DraftFrameProps<D>) {
  const {
    label,
    versions: { shown },
    busy,
    limit,
    field,
    soFar = '',
    empty = <ResultPlaceholder>{t('Your draft appears here.')}</ResultPlaceholder>,
    children,
  } = props;
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <div aria-live="polite" aria-busy={busy} className="min-w-0 empty:hidden">
      {busy || shown ? (
        <article
          aria-label={busy ? t('Writing...') : label}
          className="rounded-card border border-line bg-link-tint p-4 sm:p-5"
          {...keptFocus}
        >
          {busy ? (
            <DraftWriting text={soFar} />
          ) : shown ? (
            <>
              {field ?? (
                <DraftText text={shown.text} limit={limit} figures={shown.draft.figures ?? []} />
              )}
              <Hashtags tags={shown.draft.hashtags ?? []} />
            </>
          ) : null}
          <Presses {...props} />
          {busy ? null : children}
        </article>
      ) : (
        empty
      )}
    </div>
  );
}

/** What stands under a draft: the takes to choose from, the way to the others, and what to change. */
export function Presses<D extends Draft>(
  props: Pick<DraftFrameProps<D>, 'versions' | 'busy' | 'onAsk'>,
) {
  const { versions, busy, onAsk } = props;
  const { all, place, shown, show, takes, takesFrom } = versions;
  // The built-in writer takes no wishes.
  const isRevised = shown !== undefined && shown.draft.provider !== 'local';
  if (!shown || (!isRevised && all.length < 2)) return null;
  return (
    <div className="mt-4 grid gap-3">
      {takes.length > 1 && !busy ? (
        <Takes texts={takes} at={place - takesFrom} onChoose={(at) => show(takesFrom + at)} />
      ) : null}
      {isRevised ? <ReviseDraft busy={busy} onAsk={onAsk} /> : null}
      {all.length > 1 ? (
        <span className="flex items-center gap-2 text-sm text-muted">
          <SecondaryIconButton
            aria-label={t('Previous version')}
            busy={busy || place === 0}
            onClick={() => show(place - 1)}
          >
            <BackIcon />
          </SecondaryIconButton>
          {t('{place} of {count}', {
            place: formatNumber(place + 1),
            count: formatNumber(all.length),
          })}
          <SecondaryIconButton
            aria-label={t('Next version')}
            busy={busy || place === all.length - 1}
            onClick={() => show(place + 1)}
          >
            <span className="-scale-x-100">
              <BackIcon />
            </span>
          </SecondaryIconButton>
        </span>
      ) : null}
    </div>
  );
}
