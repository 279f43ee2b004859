import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { COMMENTS_PARAM } from '#shared/lib/comments-link.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { useAsked } from '#shared/ui/hooks/use-asked.ts';
import { scheduledPost } from '../../queries.ts';
import { useLinked } from './linked-post.ts';

/** Opens the post whose comments the address asks for; one that is gone is linked as any other. */
export function LinkedComments({ open }: { open(post: ScheduledPost, asked: string): void }): null {
  const api = useApi();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const { postId } = useLinked();
  useAsked(COMMENTS_PARAM, postId !== null, (asked) => {
    if (postId === null) return;
    const link = () => go(SCHEDULE_AT_POST + postId, { replace: true });
    queries
      .fetchQuery(scheduledPost(api, postId))
      .then((post) => (post ? open(post, asked) : link()), link);
  });
  return null;
}
