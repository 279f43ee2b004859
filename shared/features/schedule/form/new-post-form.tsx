import { useEffect, useRef } from 'react';
import type { CreatePostInput } from '#shared/contracts/publishing.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useSchedulePost } from '../act-queries.ts';
import { emptyPost, isEmptyPart, type PostDraft, toPostInput, useKeptPost } from './post-draft.ts';
import { PostForm } from './post-form.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

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

/** Schedules a post. What is typed stays until it is scheduled. */
export function NewPostForm({ onDone }: { onDone(): void }) {
  const { user } = useAuthentication();
  const { zone } = useChosenZone();
  const [draft, setDraft, setDraftAfter] = useKeptPost(user?.id ?? '');
  const schedule = useSchedulePost();

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  // Of a text that was cleared nothing is left of the draft it came from.
  function change(next: PostDraft) {
    setDraft(next.parts.every(isEmptyPart) ? { ...next, draftId: '' } : next);
  }

  function submit() {
    // The next post of a row most often goes to the same place in the same voice.
    const next = {
      ...emptyPost,
      platform: draft.platform,
      personaId: draft.personaId,
      accountId: draft.accountId,
      trackLinks: draft.trackLinks,
    };
    const sent = schedule.mutateAsync(toNewPost(draft, zone), {
      // What was typed since is another post.
      onSuccess: () => (latest.current === draft ? onDone() : undefined),
    });
    setDraftAfter(sent, next);
  }

  return (
    <>
      <WaitingDraft draft={draft} onTake={setDraft} />
      <PostForm
        draft={draft}
        onChange={change}
        serverError={schedule.error}
        onSubmit={submit}
        busy={schedule.isPending}
        submitLabel={t('Schedule Post')}
        busyLabel={t('Scheduling...')}
      />
    </>
  );
}
