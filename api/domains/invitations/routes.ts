import { withWorkspace } from '#api/db/tenant.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/invitations.ts';
import { confirmMember } from './confirm-member.ts';
import { invite, resendInvitation, revokeInvitation } from './invite.ts';
import { readOffer } from './offer.ts';
import { listInvitations } from './queries.ts';

export const invitationRoutes = [
  route(contract.createInvitation, ({ actor, ctx, body }) => invite(ctx, actor, body)),
  route(contract.listInvitations, ({ owner, ctx }) =>
    withWorkspace(ctx.db, owner, (tx) => listInvitations(tx, owner).execute()),
  ),
  route(contract.revokeInvitation, ({ actor, ctx, params }) =>
    revokeInvitation(ctx, actor, params.id),
  ),
  route(contract.resendInvitation, ({ actor, ctx, params }) =>
    resendInvitation(ctx, actor, params.id),
  ),
  route(contract.confirmInvitation, ({ actor, ctx, params }) =>
    confirmMember(ctx, actor, params.id),
  ),
  route(contract.readInvitation, ({ ctx, params }) => readOffer(ctx, params.token)),
];
