import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { WriteWithPersona } from '#shared/features/generation/public.tsx';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { textsOfDraft } from '#shared/lib/text/thread-marks.ts';
import { type DraftPart, type PostDraft, withTexts } from '../form/post-draft.ts';
import type { TextHistory } from '../text-history.ts';
import { useStableActs } from './use-stable-acts.ts';

interface WrittenText {
  text: string;
  draftId: string | null;
  personaId: string;
}

const wholeText = (parts: readonly DraftPart[]) =>
  parts
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join('\n\n');

/** The persona that writes where the text stands. */
export function useWriting(
  draft: PostDraft,
  change: (part: Partial<PostDraft>) => void,
  history: TextHistory,
) {
  const [isOpen, setOpen] = useState(false);
  const [soFar, setSoFar] = useState<string | null>(null);
  /** The last text of a persona; null once the own one is back. */
  const [written, setWritten] = useState<string | null>(null);
  const personas = useQuery(personaList(useApi())).data;
  const persona = personas?.find(({ id }) => id === draft.personaId) ?? personas?.[0];
  const text = wholeText(draft.parts);

  const { write, text: textNow } = useStableActs({
    text: () => text,
    write(given: WrittenText) {
      const { texts, isNumbered } = textsOfDraft(given.text);
      const parts = withTexts(draft.parts, texts);
      // Of several drafts in a row Undo leads to the text before all of them.
      if (text !== written) history.keep();
      setWritten(wholeText(parts));
      change({
        parts,
        isNumbered,
        personaId: given.personaId,
        draftId: given.draftId ?? '',
        madeWithAi: true,
        accepted: [],
      });
    },
  });

  function takeBack() {
    setWritten(null);
    history.undo();
  }

  return {
    soFar,
    tool: {
      label: persona
        ? t('Write with {persona}', { persona: persona.name })
        : t('Write with the persona'),
      isOpen,
      press: () => setOpen(!isOpen),
    },
    panel: (limit: number) =>
      isOpen ? (
        <WriteWithPersona
          personaId={draft.personaId}
          platform={draft.platform}
          limit={limit}
          text={textNow}
          isEdited={text !== written}
          startsAtOnce={text !== ''}
          onWriting={setSoFar}
          onWrite={write}
          onTakeBack={written !== null && history.canUndo ? takeBack : null}
        />
      ) : null,
  };
}
