import type { TestApp } from '#api/testing/app.ts';
import type { Person, Team } from '#api/testing/approvals/publishing-team.ts';
import {
  createReviewLink,
  decideByReviewLink,
  type LinkRight,
  readReviewLink,
} from '#shared/contracts/review-links.ts';

export const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

interface Wanted {
  postId?: string;
  campaignId?: string;
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

/** A post that waits for an approval which an editor of the team may give. */
export async function postInReview(team: Team, author: Person): Promise<string> {
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  return id;
}
