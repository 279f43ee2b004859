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
  const label = isNew
    ? t('What is it about?')
    : draft.isBuiltIn
      ? t('Your reply')
      : t('What do you want to say? (optional)');
  return (
    <>
      {/* X's page gets no key of this dialog, and neither do its parts: Enter submits. */}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          draft.generate();
        }}
      >
        <label htmlFor="point">{label}</label>
        <input
          value={draft.point}
          onChange={({ target }) => draft.setPoint(target.value)}
          maxLength={4_000}
          dir="auto"
          data-autofocus={isNew || undefined}
          data-point
          id="point"
        />
      </form>
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
