import type { TestApp } from '#api/testing/app.ts';
import type { Person, Team } from '#api/testing/approvals/publishing-team.ts';
import {
  commentByReviewLink,
  createReviewLink,
  decideByReviewLink,
  type LinkRight,
  readReviewLink,
} from '#shared/contracts/review-links.ts';

export const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

interface Wanted {
  postId?: string;
  campaignId?: string;
  personaId?: string;
  from?: string;
  to?: string;
  may?: LinkRight;
  reviewer?: string;
}

export async function linkBy({ caller }: Pick<Person, 'caller'>, wanted: Wanted = {}) {
  const body = { may: 'decide' as const, reviewer: 'Jane (client)', ...wanted };
  const { id, link } = await caller.call(createReviewLink, { body });
  return { id, token: tokenOf(link) };
}

/** Whoever holds a link, without an account. */
export function holderOf({ stranger }: Pick<TestApp, 'stranger'>, token: string) {
  const params = { token };
  const read = () => stranger.call(readReviewLink, { params });
  const seen = async (postId: string) => {
    const found = (await read()).review?.posts.find(({ id }) => id === postId);
    if (!found) throw new Error('The link does not show this post');
    const { version, contentHash } = found;
    return { postId, version, contentHash };
  };
  type Verdict = { decision: 'approved' | 'changes_requested' | 'rejected'; reason?: string };
  return {
    read,
    seen,
    decide: async (postId: string, verdict: Verdict = { decision: 'approved' }) =>
      stranger.call(decideByReviewLink, {
        params,
        body: { ...(await seen(postId)), ...verdict },
      }),
    refused: (body: object) =>
      stranger.refused(decideByReviewLink, { params, body: { decision: 'approved', ...body } }),
  };
}

/** Whoever comments by a link, without an account. */
export function commenterBy({ stranger }: Pick<TestApp, 'stranger'>, token: string) {
  const params = { token };
  const read = () => stranger.call(readReviewLink, { params });
  const asked = (postId: string, body: string, parentId: string | null = null) => ({
    params,
    body: { postId, parentId, body },
  });
  return {
    read,
    threads: async (postId: string) =>
      (await read()).review?.posts.find(({ id }) => id === postId)?.threads,
    page: async () => (await stranger.fetch(`/review/${token}`)).text(),
    say: (...said: Parameters<typeof asked>) => stranger.call(commentByReviewLink, asked(...said)),
    refused: (...said: Parameters<typeof asked>) =>
      stranger.refused(commentByReviewLink, asked(...said)),
  };
}

/** A post that waits for an approval which an editor of the team may give. */
export async function postInReview(team: Team, author: Person): Promise<string> {
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  return id;
}
