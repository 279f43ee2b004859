import { formatNumber, t } from '#shared/i18n/translate.ts';
import { BackIcon } from '#shared/ui/action-icons.tsx';
import { SecondaryButton, SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { ReviseDraft } from './revise-draft.tsx';
import { Takes } from './takes.tsx';
import type { useVersions, Wish } from './use-versions.ts';

export interface DraftPressesProps {
  versions: Pick<
    ReturnType<typeof useVersions<{ content: string; provider: string }>>,
    'all' | 'place' | 'shown' | 'show' | 'takes' | 'takesFrom'
  >;
  /** A draft is being written: the presses stay, keep the focus and do nothing. */
  busy: boolean;
  onAsk(wish: Wish): void;
}

/** What stands under a draft: the takes to choose from, the way to the others, and what to change. */
export function DraftPresses({ versions, busy, onAsk }: DraftPressesProps) {
  const { all, place, shown, show, takes, takesFrom } = versions;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  if (!shown) return null;
  return (
    <div className="grid gap-3" {...keptFocus}>
      {takes.length > 1 && !busy ? (
        <Takes texts={takes} at={place - takesFrom} onChoose={(at) => show(takesFrom + at)} />
      ) : null}
      {shown.draft.provider === 'local' ? null : (
        <ReviseDraft busy={busy} onRevise={(change) => onAsk({ change })}>
          <SecondaryButton busy={busy} onClick={() => onAsk({ takes: true })}>
            {t('Three takes')}
          </SecondaryButton>
        </ReviseDraft>
      )}
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
