import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useApi, usePageKey } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { emptyPost, type SavedPostDraft } from '#shared/contracts/post-drafts.ts';
import type { CreatePostInput } from '#shared/contracts/publishing.ts';
import type { Assignment } from '#shared/contracts/publishing-assignment.ts';
import { useSubmitPost } from '#shared/features/approvals/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useSchedulePost, useTakeBackPost } from '../act-queries.ts';
import { AssignDraft } from '../assign/assign-draft.tsx';
import { useAssignDraft } from '../assign/assign-queries.ts';
import { AssignmentLine } from '../assign/assignment-mark.tsx';
import { useOpenDraft, useRestoreDraft } from '../composer/draft-queries.ts';
import { LeftOvers } from '../composer/left-overs.tsx';
import type { UnsavedDraft } from '../composer/local-drafts.ts';
import { type ComposerStart, openComposer } from '../composer/open-composer.ts';
import { SaveStatus } from '../composer/save-status.tsx';
import {
  forgetDraft,
  isAssigned,
  saveAsCopy,
  saveDraft,
  takeLeftOver,
  takeUp,
} from '../composer/saved-draft-store.ts';
import { useDraftSaving } from '../composer/use-autosave.ts';
import { useHandedDraft } from './handed-draft.ts';
import { inZone, isEmptyPart, type PostDraft, toPostInput, useKeptPost } from './post-draft.ts';
import { PostForm } from './post-form.tsx';
import { useReviewChoice } from './review-choice.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

const DraftsList = lazyComponent(
  async () => (await import('../composer/drafts-list.tsx')).DraftsList,
);

const FIRST_TEXT = 'textarea[required]';
/** Room for the preview beside the form. */
const WIDE = '(min-width: 64rem)';

/** One text without pictures needs no parts: its content says it all. */
function toNewPost(draft: PostDraft, zone: string): CreatePostInput {
  const { parts, ...input } = toPostInput(draft, zone);
  const post = {
    ...input,
    ...(draft.trackLinks ? { trackLinks: true } : {}),
    ...(draft.draftId ? { draftId: draft.draftId } : {}),
  };
  const isPlain = parts.length === 1 && parts[0]?.mediaIds.length === 0;
  return isPlain ? post : { ...post, parts };
}

/** Writes a post and schedules it. What is typed stays, as a draft, until it is scheduled. */
export function Composer(props: { start?: ComposerStart; onDone(): void }) {
  const { user } = useAuthentication();
  const owner = usePageKey();
  const { zone } = useChosenZone();
  const api = useApi();
  const [kept, setDraft, setDraftAfter] = useKeptPost();
  const schedule = useSchedulePost();
  const takeBack = useTakeBackPost();
  const restore = useRestoreDraft();
  const submitting = useSubmitPost();
  const saving = useDraftSaving(owner, { ...kept, zone }, schedule.isPending);
  const isSlot = isAssigned(saving);
  const reload = useOpenDraft();
  const [listing, setListing] = useState(props.start?.atDrafts ?? false);
  const content = useRef<HTMLDivElement>(null);
  const [isWide] = useState(props.start !== undefined && matchMedia(WIDE).matches);
  const personas = useQuery({ ...personaList(api), enabled: user !== null }).data;
  const only = personas?.length === 1 ? (personas[0]?.id ?? '') : '';
  // Nobody has said yet whose post it is: not here, not in a saved draft, not in a post that comes back.
  const [isChosen, setIsChosen] = useState(props.start?.draft?.parts !== undefined);
  const takesOnly = only !== '' && kept.personaId === '' && !isChosen && saving.version === 0;
  const draft = useMemo(
    () => ({ ...kept, zone, ...(takesOnly ? { personaId: only } : {}) }),
    [takesOnly, kept, only, zone],
  );
  const isFree = draft.parts.every(isEmptyPart);
  const assigning = useAssignDraft(owner, draft);

  const review = useReviewChoice(draft, user !== null);

  /** Shows another text; the one before stays among the drafts. */
  function show(next: PostDraft, saved: SavedPostDraft | null) {
    if ((!isFree || isSlot) && owner !== '') void saveDraft(api, owner, draft);
    const shown = inZone(next, zone);
    takeUp(owner, saved && { ...saved, content: shown });
    setDraft(shown);
    setListing(false);
    requestAnimationFrame(() => content.current?.querySelector<HTMLElement>(FIRST_TEXT)?.focus());
  }

  function openLeftOver(left: UnsavedDraft) {
    show(left.content, null);
    takeLeftOver(owner, left);
  }

  const open = (id: string) =>
    reload.mutate(id, { onSuccess: (saved) => show(saved.content, saved) });

  const isHanded = useHandedDraft((state) => state.draft !== null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  const begin = useEffectEvent(({ draft: given, when = 'slot', savedId }: ComposerStart) => {
    // A slot keeps its time, and its own text: another post begins beside it.
    const isNew = isSlot && (given !== undefined || (isFree && !isHanded));
    if (savedId && (savedId !== saving.id || saving.state === 'saved')) open(savedId);
    else if (savedId) return;
    else if (given?.parts || isNew) show({ ...emptyPost, when, ...given }, null);
    else if (given) setDraft({ ...draft, ...given });
    // What was handed over has just been put in.
    else if (isFree && !isHanded) setDraft({ ...draft, when });
  });
  useEffect(() => {
    if (props.start) begin(props.start);
  }, [props.start]);

  async function assign(to: Assignment) {
    await assigning.mutateAsync(to);
    // A slot is done with: the next is another one.
    if (!isFree) return;
    takeUp(owner, null);
    setDraft({ ...draft, date: '', time: '' });
    props.onDone();
  }

  // Of a text that was cleared nothing is left of the draft it came from.
  function change(next: PostDraft) {
    if (next.personaId !== draft.personaId) setIsChosen(true);
    setDraft(next.parts.every(isEmptyPart) ? { ...next, draftId: '' } : next);
  }

  function submit() {
    // The next post of a row most often goes to the same place in the same voice.
    const next = {
      ...emptyPost,
      when: draft.when,
      platform: draft.platform,
      personaId: draft.personaId,
      accountId: draft.accountId,
      trackLinks: draft.trackLinks,
    };
    const sending = schedule.mutateAsync({
      ...toNewPost(draft, zone),
      ...(isSlot ? { postDraftId: saving.id } : {}),
    });
    setDraftAfter(sending, next);
    const { submits } = review;
    sending.then(
      ({ id, version }) => {
        void forgetDraft(api, owner);
        if (submits) {
          submitting.mutateAsync({ id, version }).then(
            () => tell(id, t('Post scheduled and submitted for review')),
            () => tell(id, t('Post scheduled successfully')),
          );
        } else tell(id, t('Post scheduled successfully'));
        // What was typed since is another post.
        if (latest.current === draft) props.onDone();
      },
      () => {},
    );
  }

  function tell(id: string, description: string) {
    const undo = () =>
      void takeBack.mutateAsync(id).then(
        async () => {
          if (!isSlot) return openComposer({ draft });
          await restore.mutateAsync({ ...saving, content: draft });
          openComposer({ savedId: saving.id });
        },
        () => {},
      );
    showToast({ title: t('Success'), description, action: undoAction(undo) });
  }

  return (
    <div ref={content} data-focus-first={FIRST_TEXT}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-24">
          <SaveStatus
            saving={saving}
            onCopy={() => void saveAsCopy(api, owner, draft)}
            onReload={() => open(saving.id)}
          />
        </div>
        <AssignDraft draft={saving} busy={assigning.isPending} onAssign={assign} />
        <SecondaryButton aria-expanded={listing} onClick={() => setListing(!listing)}>
          {t('Drafts')}
        </SecondaryButton>
        <SecondaryButton onClick={() => show({ ...emptyPost, when: draft.when }, null)}>
          {t('New draft')}
        </SecondaryButton>
      </div>
      {listing ? (
        <div className="mb-5">
          <DraftsList openId={saving.id} onOpen={(saved) => show(saved.content, saved)} />
        </div>
      ) : null}
      <div className="mb-4 empty:hidden">
        <LeftOvers onOpen={openLeftOver} />
      </div>
      <div className="mb-4 empty:hidden">
        <AssignmentLine post={saving} />
      </div>
      <WaitingDraft draft={draft} isFree={isFree && !isSlot} onTake={setDraft} />
      <PostForm
        draft={draft}
        name={saving.id}
        isWide={isWide}
        onChange={change}
        serverError={schedule.error}
        onSubmit={submit}
        busy={schedule.isPending}
        review={review.note}
        submitLabel={review.submits ? t('Schedule and submit for review') : t('Schedule Post')}
        busyLabel={t('Scheduling...')}
      />
    </div>
  );
}
