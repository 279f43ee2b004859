import { IntentChips } from '#shared/features/generation/intent-chips.tsx';
import { t } from '#shared/i18n/translate.ts';
import type { Answering } from '../../x-page/composer/answering.ts';
import type { DraftState } from '../use-draft.ts';

interface SubjectProps {
  draft: DraftState;
  busy: boolean;
  kind: Answering['kind'];
}

/** What the person wants said or done, and for a new post whether it takes several. */
export function Subject({ draft, busy, kind }: SubjectProps) {
  // A post of one's own has no subject but this one.
  const isNew = kind === 'new';
  return (
    <>
      <label className="field">
        <span>{isNew ? t('What is it about?') : t('What do you want to say? (optional)')}</span>
        <input
          value={draft.point}
          onChange={({ target }) => draft.setPoint(target.value)}
          maxLength={4_000}
          dir="auto"
          data-autofocus={isNew || undefined}
          data-point
        />
      </label>
      {kind === 'reply' && (
        <IntentChips
          chosen={draft.intent}
          busy={busy}
          onChoose={draft.chooseIntent}
          className="intents"
          chipClassName="chip"
        />
      )}
      {isNew && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.thread}
            onChange={({ target }) => draft.setThread(target.checked)}
          />
          <span>{t('As a thread')}</span>
        </label>
      )}
    </>
  );
}
