import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/session.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/campaigns.ts';
import { changeStatus } from './change-status.ts';
import { createCampaign } from './create-campaign.ts';
import { editCampaign } from './edit-campaign.ts';
import { listCampaigns, toCampaign } from './queries.ts';
import { readCampaign } from './read-campaign.ts';
import { removeCampaign } from './remove-campaign.ts';

export const campaignRoutes = [
  route(
    contract.listCampaigns,
    ({ rows }) => rows.map(toCampaign),
    listCampaigns(compiler, sessionWorkspace).compile(),
  ),
  route(contract.createCampaign, ({ actor, ctx, body }) =>
    createCampaign(ctx, actor.workspaceId, body),
  ),
  route(contract.getCampaign, ({ actor, ctx, params }) =>
    readCampaign(ctx.db, actor.workspaceId, params.id),
  ),
  route(contract.updateCampaign, ({ actor, ctx, params, body }) =>
    editCampaign(ctx, actor.workspaceId, params.id, body),
  ),
  route(contract.deleteCampaign, ({ actor, ctx, params }) =>
    removeCampaign(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
  route(contract.setCampaignStatus, ({ actor, ctx, params, body }) =>
    changeStatus(ctx, actor.workspaceId, params.id, body.status),
  ),
];
