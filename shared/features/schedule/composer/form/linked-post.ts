import { useLocation, useSearch } from 'wouter';
import { id } from '#shared/contracts/common.ts';

/** What the address of the schedule asks for, as notifications do: one post, or what waits for a person. */
export function useLinked() {
  const asked = new URLSearchParams(useSearch());
  const [path, go] = useLocation();
  const post = id.safeParse(asked.get('post'));
  return {
    postId: post.success ? post.data : null,
    isAtWaiting: asked.get('show') === 'attention',
    /** A person has chosen to see something else. */
    leave: () => (asked.has('post') ? go(path, { replace: true }) : undefined),
  };
}
