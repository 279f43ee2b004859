import type { LooseInput } from './app.ts';
import type { RowIds } from './fixtures/full-workspace.ts';

/** Of members, invitations and review links, as in `valid-inputs.ts`. */
export function invitingInputs(
  ids: RowIds,
  at: (id: string, body?: object) => LooseInput,
): Record<string, LooseInput> {
  const shared = {
    postId: null,
    campaignId: ids.campaign,
    personaId: ids.persona,
    from: '2026-11-01',
    to: '2026-11-30',
  };
  return {
    changeMember: at(ids.member, {
      role: 'author',
      accounts: [{ accountId: ids.account, level: 'draft' }],
    }),
    findMemberWork: at(ids.member),
    removeMember: { ...at(ids.member), query: { work: 'hold', to: ids.member } },
    createInvitation: {
      body: {
        email: `${crypto.randomUUID()}@example.com`,
        xUsername: `x${crypto.randomUUID().slice(0, 8)}`,
        role: 'viewer',
        accounts: [{ accountId: ids.account, level: 'draft' }],
      },
    },
    revokeInvitation: at(ids.invitation),
    resendInvitation: at(ids.invitation),
    confirmInvitation: at(ids.waiting),
    readInvitation: { params: { token: ids.invitation } },
    acceptInvitation: { params: { token: 't' } },
    createReviewLink: {
      body: { ...shared, may: 'view', reviewer: 'Jane' },
    },
    previewReviewLink: { body: shared },
    revokeReviewLink: at(ids.reviewLink),
    readReviewLink: { params: { token: ids.reviewLink } },
    decideByReviewLink: {
      params: { token: ids.reviewLink },
      body: {
        postId: ids.post,
        version: 1,
        contentHash: '0'.repeat(64),
        decision: 'rejected',
        reason: 'Too long',
      },
    },
    commentByReviewLink: {
      params: { token: ids.reviewLink },
      body: {
        postId: ids.post,
        parentId: null,
        body: 'Too long?',
        idempotencyKey: crypto.randomUUID(),
      },
    },
    readReviewMedia: { params: { token: ids.reviewLink, id: ids.media } },
  };
}
