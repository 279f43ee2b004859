import { t } from '#shared/i18n/translate.ts';
import { ALTERNATIVES } from '../persisted-drafts.ts';
import type { DraftState } from '../use-draft.ts';

interface AlternativesProps {
  draft: DraftState;
  busy: boolean;
  /** Writes the first that is not there yet. */
  onMore(): void;
}

/**
 * One of three drafts, or more where the person wrote in all of them; one that is not written yet
 * is written on the press.
 */
export function Alternatives({ draft, busy, onMore }: AlternativesProps) {
  const { alternatives, at, choose } = draft;
  if (alternatives.length === 0) return null;
  return (
    <fieldset className="alternatives">
      <legend>{t('Alternatives')}</legend>
      {Array.from({ length: Math.max(ALTERNATIVES, alternatives.length) }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: an alternative is its place
          key={place}
          type="button"
          aria-pressed={place === at}
          aria-disabled={busy}
          aria-label={
            place < alternatives.length
              ? t('Draft {n}', { n: place + 1 })
              : t('Write another draft')
          }
          onClick={() => {
            if (busy) return;
            if (place < alternatives.length) choose(place);
            else onMore();
          }}
        >
          {place < alternatives.length ? place + 1 : '+'}
        </button>
      )).slice(0, alternatives.length + 1)}
    </fieldset>
  );
}
