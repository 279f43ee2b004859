import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi, useElsewhere } from '#shared/client/api.tsx';
import { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import { postDraftList } from './draft-queries.ts';
import { isEmptyPart, type PostDraft } from './form/post-draft.ts';
import { isAssigned, noteTyped, saveDraft, saveLeftOvers, useSaving } from './saved-draft-store.ts';

const SETTLE_MS = 1_000;
const AGAIN_MS = 15_000;

/** Saves what is typed: on the device at once, on the server as soon as the typing rests. */
export function useDraftSaving(owner: string, draft: PostDraft, isSending: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving(owner);
  const isElsewhere = useElsewhere() !== null;
  const isBlank =
    owner === '' || isSending || (draft.parts.every(isEmptyPart) && !isAssigned(saving));
  const text = isBlank ? '' : JSON.stringify(draft);

  const save = useEffectEvent(async () => {
    if (isBlank) return;
    await saveDraft(api, owner, draft);
    void queries.invalidateQueries({ queryKey: postDraftList(api).queryKey });
  });
  const note = useEffectEvent(() => noteTyped(owner, draft));

  useEffect(() => {
    if (text === '') return;
    note();
    // It is saved once the session is this page's again.
    if (isElsewhere) return;
    const timer = setTimeout(() => void save(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, isElsewhere]);

  useEffect(() => {
    if (saving.state !== 'local') return;
    const again = () => void save();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [saving.state]);

  useEffect(() => {
    if (owner === '' || isElsewhere) return;
    const save = () => void saveLeftOvers(api, owner);
    save();
    addEventListener('online', save);
    return () => removeEventListener('online', save);
  }, [api, owner, isElsewhere]);

  useEffect(
    // The dashboard counts the drafts.
    () => () => void queries.invalidateQueries({ queryKey: [getDashboardToday.path] }),
    [queries],
  );

  // What was saved before says nothing about what is typed since.
  const isUnsaved = isElsewhere && text !== '' && text !== saving.content;
  return isUnsaved ? { ...saving, state: 'elsewhere' as const } : saving;
}
