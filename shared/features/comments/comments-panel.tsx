import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import type { CommentedOn } from '#shared/contracts/comments.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { EarlierButton } from '#shared/ui/feedback/earlier-button.tsx';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useShown } from '#shared/ui/hooks/use-shown.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { commentThreads } from './queries.ts';
import { holdsComment, useEarlierUntil } from './use-asked-comment.ts';

export interface CommentsProps extends CommentedOn {
  /** A link led to this comment, or to the panel (''): it is scrolled to and has the focus. */
  asked?: string | null;
  /** It is a part of one of many posts: its heading stands below theirs, its form opens at a press. */
  isPart?: boolean;
}

/** The comments on a post, campaign or persona: write one, and the threads, the latest first. */
export function CommentsPanel(props: CommentsProps) {
  const { kind, subjectId, asked = null, isPart = false } = props;
  const Heading = isPart ? 'h3' : 'h2';
  const subject = { kind, subjectId };
  const list = useInfiniteQuery(commentThreads(useApi(), subject));
  const { user } = useAuthentication();
  const mayWrite = useMay('comments.write');
  const [isWriting, setWriting] = useState(!isPart);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // What is typed is kept for its person, who has to be known first.
  const pages = user ? list.data?.pages : undefined;
  const threads = pages?.flatMap((page) => page.threads);
  const count = threads?.reduce((sum, { replies }) => sum + 1 + replies.length, 0) ?? 0;
  const isFound =
    list.data?.pages.some((page) => page.threads.some((one) => holdsComment(one, asked))) ?? false;
  const isEarlier = useEarlierUntil(asked === null || asked === '' || isFound, list);
  const isAtHeading = asked !== null && threads !== undefined && !isFound && !isEarlier;
  useShown(isAtHeading ? heading : null, 'start');

  return (
    <section aria-labelledby={titleId}>
      <Heading
        id={titleId}
        ref={heading}
        tabIndex={-1}
        className={`scroll-mt-20 ${isPart ? 'mb-2 text-sm font-medium' : 'heading mb-3 text-lg'}`}
      >
        {count > 0 && !list.hasNextPage
          ? t('Comments ({n})', { n: formatNumber(count) })
          : t('Comments')}
      </Heading>
      {user && mayWrite && isWriting ? (
        <CommentForm subject={subject} parentId={null} autoFocus={isPart} />
      ) : null}
      {user && mayWrite && !isWriting ? (
        <SecondaryButton onClick={() => setWriting(true)}>{t('New comment')}</SecondaryButton>
      ) : null}
      <div className={isPart ? 'mt-3' : 'mt-4'}>
        {list.isLoadingError ? (
          <ErrorState onRetry={list.refetch}>{t('Failed to load comments')}</ErrorState>
        ) : threads === undefined ? (
          <LoadingList label={t('Loading comments')} count={2} className="grid gap-3">
            <SkeletonBar className="h-20 rounded-card" />
          </LoadingList>
        ) : threads.length === 0 ? (
          <p className="text-sm text-muted">{t('No comments yet.')}</p>
        ) : (
          <ul aria-label={t('Comments')} className="grid list-none gap-3">
            {threads.map((thread) => (
              <li key={thread.id} className="min-w-0">
                <CommentThread
                  subject={subject}
                  thread={thread}
                  asked={asked}
                  onGone={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        )}
        <EarlierButton list={list}>{t('Show earlier comments')}</EarlierButton>
      </div>
    </section>
  );
}
