import { useEffect, useId, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { Comments } from '#shared/features/comments/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { postReviews } from '../queries.ts';
import { ReviewHistory } from '../review/review-history.tsx';

/**
 * The history and the comments of a post: beside it where there is room, and else at a press. Read once
 * they come near the window: a queue may have many posts.
 */
export function PostTalk({ postId, name }: { postId: string; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // Without a box, as where there is no room, it is never near.
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="min-w-0 max-xl:mt-3 max-xl:border-t max-xl:border-line max-xl:pt-3">
      <SecondaryButton
        className="xl:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('History and comments: {name}', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('History and comments')}
      </SecondaryButton>
      <div
        ref={place}
        id={id}
        className={`${isOpen ? 'mt-3' : 'max-xl:hidden'} grid items-start gap-x-8 gap-y-5 min-[100rem]:grid-cols-2`}
      >
        {isOpen || isNear ? <Talk postId={postId} /> : <SkeletonBar className="h-40" />}
      </div>
    </div>
  );
}

function Talk({ postId }: { postId: string }) {
  const { data } = useQuery(postReviews(useApi(), postId));
  return (
    <>
      <div className="min-w-0">
        {data ? (
          <ReviewHistory reviews={data.reviews} levels={data.levels} />
        ) : (
          <SkeletonBar className="h-16" />
        )}
      </div>
      <div className="min-w-0">
        <Comments kind="post" subjectId={postId} isPart />
      </div>
    </>
  );
}
