import { Button } from '@radix-ui/themes';
import { useEffect, useEffectEvent } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { textsOfDraft } from '#shared/lib/text/thread-marks.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { type HandedDraft, useHandedDraft } from './handed-draft.ts';
import { type PostDraft, withTexts } from './post-draft.ts';

/** A draft handed to the form fills it at once, or asks first where another text stands there. */
export function WaitingDraft(props: {
  draft: PostDraft;
  /** Nothing is written there, nor to be written by somebody. */
  isFree: boolean;
  onTake(draft: PostDraft): void;
}) {
  const { draft, isFree, onTake } = props;
  const handed = useHandedDraft((state) => state.draft);

  function take(from: HandedDraft) {
    onTake(filledFrom(draft, from));
    useHandedDraft.setState({ draft: null });
  }

  const arrive = useEffectEvent(take);
  useEffect(() => {
    if (handed && isFree) arrive(handed);
  }, [handed, isFree]);

  if (!handed || isFree) return null;
  return (
    <div role="status" className="mb-5 rounded-control bg-tint p-3 text-sm">
      <p>{t('A draft is ready. The form still contains another post.')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="soft" onClick={() => take(handed)}>
          {t('Use the draft')}
        </Button>
        <SecondaryButton onClick={() => useHandedDraft.setState({ draft: null })}>
          {t('Keep my text')}
        </SecondaryButton>
      </div>
    </div>
  );
}

function filledFrom(draft: PostDraft, from: HandedDraft): PostDraft {
  const { texts, isNumbered } = textsOfDraft(from.text);
  return {
    ...draft,
    parts: withTexts([{ key: 'first', text: '', media: [] }], texts),
    isNumbered,
    platform: from.platform,
    personaId: from.personaId || draft.personaId,
    draftId: from.draftId ?? '',
    madeWithAi: true,
    accepted: [],
  };
}
