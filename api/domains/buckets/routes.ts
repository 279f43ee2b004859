import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/session.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/buckets.ts';
import { changeBucket } from './change-bucket.ts';
import { createBucket } from './create-bucket.ts';
import { listBuckets, listPublicBuckets } from './queries.ts';
import { removeBucket } from './remove-bucket.ts';
import { addSample, getSamples, importSamples, removeSample } from './samples.ts';

export const bucketRoutes = [
  route(
    contract.listBuckets,
    ({ rows }) => rows,
    listBuckets(compiler, sessionWorkspace).compile(),
  ),
  route(
    contract.listPublicBuckets,
    ({ rows }) => rows.map((bucket) => ({ ...bucket, isOwn: Boolean(bucket.isOwn) })),
    listPublicBuckets(compiler, sessionWorkspace).compile(),
  ),
  route(contract.createBucket, ({ actor, ctx, body }) =>
    createBucket(ctx.db, actor.workspaceId, body),
  ),
  route(contract.updateBucket, ({ actor, ctx, params, body }) =>
    changeBucket(ctx.db, actor.workspaceId, params.id, body),
  ),
  route(contract.deleteBucket, ({ actor, ctx, params }) =>
    removeBucket(ctx, actor.workspaceId, params.id).then(() => undefined),
  ),
  route(contract.listSamples, ({ actor, ctx, params }) =>
    getSamples(ctx.db, actor.workspaceId, params.id),
  ),
  route(contract.createSample, ({ actor, ctx, params, body }) =>
    addSample(ctx, actor.workspaceId, params.id, body),
  ),
  route(contract.importSamples, ({ actor, ctx, params, body }) =>
    importSamples(ctx, actor.workspaceId, params.id, body.samples),
  ),
  route(contract.deleteSample, ({ actor, ctx, params }) =>
    removeSample(ctx, actor.workspaceId, params.id).then(() => undefined),
  ),
];
