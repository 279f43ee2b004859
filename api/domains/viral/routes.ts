import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { listRoute, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/viral.ts';
import { analyzeContent } from './analyze-content.ts';
import { cancelTraining } from './cancel-training.ts';
import { listInsights } from './insight-queries.ts';
import { listContent } from './queries.ts';
import { removeContent } from './remove-content.ts';
import { startTraining } from './start-training.ts';
import { listJobs } from './training-queries.ts';
import { uploadContent } from './upload-content.ts';

export const viralRoutes = [
  listRoute(contract.listViralContent, listContent(compiler, sessionWorkspace)),
  route(contract.uploadViralContent, ({ owner, ctx, body }) => uploadContent(ctx.db, owner, body)),
  route(contract.deleteViralContent, ({ owner, ctx, params }) =>
    removeContent(ctx.db, owner, params.id),
  ),
  route(contract.analyzeViralContent, ({ actor, ctx, params, request: { signal } }) =>
    analyzeContent({ ctx, actor, signal }, params.id),
  ),
  listRoute(contract.listTrainingJobs, listJobs(compiler, sessionWorkspace)),
  route(contract.startTraining, ({ owner, ctx, body }) => startTraining(ctx, owner, body)),
  route(contract.cancelTraining, ({ owner, ctx, params }) =>
    cancelTraining(ctx.db, owner, params.id),
  ),
  listRoute(contract.listViralInsights, listInsights(compiler, sessionWorkspace)),
];
