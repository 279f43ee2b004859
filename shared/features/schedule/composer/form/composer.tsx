import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useHost } from '#shared/client/host.tsx';
import type { CreatePostInput, ScheduledPost } from '#shared/contracts/publishing.ts';
import type { Assignment } from '#shared/contracts/publishing-assignment.ts';
import { useSubmitPost } from '#shared/features/approvals/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { useAcceptDraft } from '#shared/features/generation/queries.ts';
import { scheduledFor } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { COMPOSE_AT_DRAFT, DRAFTS } from '#shared/lib/schedule-link.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { lineIcon } from '#shared/ui/icons.tsx';
import { useSchedulePost, useTakeBackPost } from '../../act-queries.ts';
import { AssignDraft } from '../../assign/assign-draft.tsx';
import { useAssignDraft } from '../../assign/assign-queries.ts';
import { AssignmentLine } from '../../assign/assignment-mark.tsx';
import { useScheduledPosts } from '../../queries.ts';
import { useRestoreDraft } from '../draft-queries.ts';
import { LeftOvers } from '../left-overs.tsx';
import { type ComposerStart, openComposer } from '../open-composer.ts';
import { SaveStatus } from '../save-status.tsx';
import { forgetDraft, saveAsCopy, takeUp } from '../saved-draft-store.ts';
import { FIRST_TEXT, nextAfter, useComposer } from '../use-composer.ts';
import type { Around } from './post-bar.tsx';
import { type PostDraft, toPostInput } from './post-draft.ts';
import { PostForm } from './post-form.tsx';
import { useReviewChoice } from './review-choice.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

const ExpandIcon = lineIcon('M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7');

/** One text without media and poll needs no parts: its content says it all. */
function toNewPost(draft: PostDraft, zone: string): CreatePostInput {
  const { parts, ...input } = toPostInput(draft, zone);
  const post = {
    ...input,
    ...(draft.trackLinks ? { trackLinks: true } : {}),
    ...(draft.draftId ? { draftId: draft.draftId } : {}),
  };
  const isPlain = parts.length === 1 && parts[0]?.mediaIds.length === 0 && !parts[0].poll;
  return isPlain ? post : { ...post, parts };
}

interface ComposerProps {
  start: ComposerStart;
  around: Around;
  onDone(): void;
}

/** Writes a post and schedules it. What is typed stays, as a draft, until it is scheduled. */
export function Composer({ start, around, onDone }: ComposerProps) {
  const { user } = useAuthentication();
  const schedule = useSchedulePost();
  const content = useRef<HTMLDivElement>(null);
  const composer = useComposer(content, start, schedule.isPending);
  const { draft, saving, owner, isFree, isSlot } = composer;
  const review = useReviewChoice(draft, user !== null);
  const submit = useSubmit(composer, schedule, review.submits, onDone);

  return (
    <div ref={content} data-focus-first={FIRST_TEXT} className="flex flex-1 flex-col">
      <Header composer={composer} around={around} onDone={onDone} />
      <div className="mb-4 empty:hidden">
        <LeftOvers onOpen={composer.openLeftOver} />
      </div>
      <div className="mb-4 empty:hidden">
        <AssignmentLine post={saving} />
      </div>
      <WaitingDraft draft={draft} isFree={isFree && !isSlot} onTake={composer.setDraft} />
      <PostForm
        draft={draft}
        name={saving.id}
        around={around}
        onChange={composer.change}
        serverError={schedule.error}
        onSubmit={submit}
        busy={schedule.isPending}
        review={review.note}
        submitLabel={review.submits ? t('Schedule and submit for review') : t('Schedule Post')}
        busyLabel={t('Scheduling...')}
        more={
          <SecondaryButton
            size="3"
            busy={isFree || owner === ''}
            onClick={() => void composer.save().then((isDone) => isDone && onDone())}
          >
            {t('Save draft')}
          </SecondaryButton>
        }
      />
    </div>
  );
}

type ComposerState = ReturnType<typeof useComposer>;

/** Where the draft is saved, and the ways to other texts. */
function Header(props: { composer: ComposerState; around: Around; onDone(): void }) {
  const { composer, around, onDone } = props;
  const { api, owner, draft, saving, isFree } = composer;
  const { place } = useHost();
  const assigning = useAssignDraft(owner, draft);

  async function assign(to: Assignment) {
    await assigning.mutateAsync(to);
    // A slot is done with: the next is another one.
    if (!isFree) return;
    takeUp(owner, null);
    composer.setDraft({ ...draft, date: '', time: '' });
    onDone();
  }

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-24">
        <SaveStatus
          saving={saving}
          onCopy={() => void saveAsCopy(api, owner, draft)}
          onReload={() => composer.open(saving.id)}
        />
      </div>
      <AssignDraft draft={saving} busy={assigning.isPending} onAssign={assign} />
      <Link
        href={DRAFTS}
        // A page leaves by the link itself.
        onClick={around === 'dialog' ? onDone : undefined}
        className="rounded-control px-2 py-1 text-sm font-medium text-link hover:bg-tint"
      >
        {t('Drafts')}
      </Link>
      <SecondaryButton onClick={() => composer.show(nextAfter(draft), null)}>
        {t('New draft')}
      </SecondaryButton>
      {around === 'dialog' && place === 'console' ? (
        <Link
          href={COMPOSE_AT_DRAFT + (saving.id || 'new')}
          onClick={onDone}
          aria-label={t('Open full page')}
          title={t('Open full page')}
          className="grid size-8 place-items-center rounded-control text-muted hover:bg-tint"
        >
          <ExpandIcon />
        </Link>
      ) : null}
    </div>
  );
}

/** Schedules what stands in the composer; its toast takes it back. */
function useSubmit(
  composer: ComposerState,
  schedule: ReturnType<typeof useSchedulePost>,
  submits: boolean,
  onDone: () => void,
) {
  const { api, owner, zone, draft, saving, isSlot } = composer;
  const takeBack = useTakeBackPost();
  const restore = useRestoreDraft();
  const submitting = useSubmitPost();
  const accept = useAcceptDraft();
  const { open } = useScheduledPosts();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  function tell(post: ScheduledPost, description: string) {
    const undo = () =>
      void takeBack.mutateAsync(post.id).then(
        async () => {
          if (!isSlot) return openComposer({ draft });
          await restore.mutateAsync({ ...saving, content: draft });
          openComposer({ savedId: saving.id });
        },
        () => {},
      );
    showSuccess(description, {
      reason: scheduledFor(post.scheduledTime),
      action: undoAction(undo),
      onOpen: open(post.id),
    });
  }

  return () => {
    const post = toNewPost(draft, zone);
    const sending = schedule.mutateAsync({
      ...post,
      ...(isSlot ? { postDraftId: saving.id } : {}),
    });
    composer.setDraftAfter(sending, nextAfter(draft));
    sending.then(
      (made) => {
        void forgetDraft(api, owner);
        accept({ id: draft.draftId || null, content: '' }, post.content);
        if (submits) {
          submitting.mutateAsync(made).then(
            () => tell(made, t('Post scheduled and submitted for review')),
            () => tell(made, t('Post scheduled successfully')),
          );
        } else tell(made, t('Post scheduled successfully'));
        // What was typed since is another post.
        if (latest.current === draft) onDone();
      },
      () => {},
    );
  };
}
