import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
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
  route(contract.createCampaign, ({ owner, ctx, body }) => createCampaign(ctx, owner, body)),
  route(contract.getCampaign, ({ owner, ctx, params }) => readCampaign(ctx.db, owner, params.id)),
  route(contract.updateCampaign, ({ owner, ctx, params, body }) =>
    editCampaign(ctx, owner, params.id, body),
  ),
  route(contract.deleteCampaign, ({ owner, ctx, params }) =>
    removeCampaign(ctx.db, owner, params.id),
  ),
  route(contract.setCampaignStatus, ({ actor, ctx, params, body }) =>
    changeStatus(ctx, actor, params.id, body.status),
  ),
];
