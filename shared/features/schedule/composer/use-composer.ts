import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useApi, usePageKey } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { emptyPost, type SavedPostDraft } from '#shared/contracts/post-drafts.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { postDraftList, useOpenDraft } from './draft-queries.ts';
import { useHandedDraft } from './form/handed-draft.ts';
import { inZone, isEmptyPart, type PostDraft, useKeptPost } from './form/post-draft.ts';
import type { UnsavedDraft } from './local-drafts.ts';
import { type ComposerStart, openComposer } from './open-composer.ts';
import {
  isAssigned,
  isSaved,
  isStanding,
  saveDraft,
  takeLeftOver,
  takeUp,
} from './saved-draft-store.ts';
import { useDraftSaving } from './use-autosave.ts';

export const FIRST_TEXT = 'textarea[required]';

/** The next post of a row most often goes to the same place in the same voice. */
export const nextAfter = ({
  platform,
  personaId,
  accountId,
  trackLinks,
}: PostDraft): PostDraft => ({
  ...emptyPost,
  ...{ platform, personaId, accountId, trackLinks },
});

/** What stands in the composer, where it is saved, and how another text takes its place. */
export function useComposer(
  content: RefObject<HTMLElement | null>,
  start: ComposerStart,
  isSending: boolean,
) {
  const { user } = useAuthentication();
  const owner = usePageKey();
  const { zone } = useChosenZone();
  const api = useApi();
  const queries = useQueryClient();
  const [kept, setDraft, setDraftAfter] = useKeptPost();
  const saving = useDraftSaving(owner, { ...kept, zone }, isSending);
  const isSlot = isAssigned(saving);
  const reload = useOpenDraft();
  const personas = useQuery({ ...personaList(api), enabled: user !== null }).data;
  const only = personas?.length === 1 ? (personas[0]?.id ?? '') : '';
  // Nobody has said yet whose post it is: not here, not in a saved draft, not in a post that comes back.
  const [isChosen, setIsChosen] = useState(start.draft?.parts !== undefined);
  const takesOnly = only !== '' && kept.personaId === '' && !isChosen && saving.version === 0;
  const draft = useMemo(
    () => ({ ...kept, zone, ...(takesOnly ? { personaId: only } : {}) }),
    [takesOnly, kept, only, zone],
  );
  const isFree = draft.parts.every(isEmptyPart);
  const isBusy = !isFree || isSlot;
  // Typed before the personas were read: what is saved names the one that is shown.
  const nameOnly = useEffectEvent(() => setDraft({ ...kept, personaId: only }));
  useEffect(() => {
    if (takesOnly && !isFree) nameOnly();
  }, [takesOnly, isFree]);

  /** The list of drafts shows it at once. */
  const keep = () =>
    void saveDraft(api, owner, draft).then(() =>
      queries.invalidateQueries({ queryKey: postDraftList(api).queryKey }),
    );

  /** Shows another text; the one before stays among the drafts. */
  function show(next: PostDraft, saved: SavedPostDraft | null) {
    if (isBusy && owner !== '') keep();
    const shown = inZone(next, zone);
    takeUp(owner, saved && { ...saved, content: shown });
    setDraft(shown);
    requestAnimationFrame(() => content.current?.querySelector<HTMLElement>(FIRST_TEXT)?.focus());
  }

  const open = (id: string) =>
    reload.mutate(id, { onSuccess: (saved) => show(saved.content, saved) });

  const hasBegun = useRef(false);
  const isHanded = useHandedDraft((state) => state.draft !== null);
  function openLeftOver(left: UnsavedDraft) {
    show(left.content, null);
    takeLeftOver(owner, left);
  }

  const begin = useEffectEvent(({ draft: given, savedId, left, goesOn }: ComposerStart) => {
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    if (goesOn) return;
    if (left) return openLeftOver(left);
    if (savedId && (savedId !== saving.id || saving.state === 'saved')) open(savedId);
    else if (savedId) return;
    else if (given) show({ ...nextAfter(draft), ...given }, null);
    // What was handed over is put in, or asks first where somebody writes.
    else if (isBusy && (isFirst || !isHanded)) show(nextAfter(draft), null);
    else if (!isHanded) setDraft(nextAfter(draft));
  });
  useEffect(() => begin(start), [start]);

  // Closing saves at once: the list of drafts is one press away.
  const leave = useEffectEvent(() => {
    if (!isBusy || isSending || saving.state === 'elsewhere') return;
    if (isStanding(owner, saving.id)) keep();
  });
  useEffect(() => () => leave(), []);

  return {
    api,
    owner,
    zone,
    draft,
    saving,
    isSlot,
    isFree,
    setDraft,
    setDraftAfter,
    show,
    open,
    openLeftOver,
    // Of a text that was cleared nothing is left of the draft it came from.
    change(next: PostDraft) {
      if (next.personaId !== draft.personaId) setIsChosen(true);
      setDraft(next.parts.every(isEmptyPart) ? { ...next, draftId: '' } : next);
    },
    /** Saves it at once; answers whether the server has it. */
    async save(): Promise<boolean> {
      await saveDraft(api, owner, draft);
      if (!isSaved(owner)) return false;
      showSuccess(t('Draft saved'), { onOpen: () => openComposer({ savedId: saving.id }) });
      takeUp(owner, null);
      setDraft(nextAfter(draft));
      return true;
    },
  };
}
