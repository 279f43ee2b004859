import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { listRoute, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/buckets.ts';
import { changeBucket } from './change-bucket.ts';
import { createBucket } from './create-bucket.ts';
import { listBuckets, listPublicBuckets } from './queries.ts';
import { removeBucket } from './remove-bucket.ts';
import { addSample, getSamples, importSamples, removeSample } from './samples.ts';

export const bucketRoutes = [
  listRoute(contract.listBuckets, listBuckets(compiler, sessionWorkspace)),
  route(
    contract.listPublicBuckets,
    ({ rows }) => rows.map((bucket) => ({ ...bucket, isOwn: Boolean(bucket.isOwn) })),
    listPublicBuckets(compiler, sessionWorkspace).compile(),
  ),
  route(contract.createBucket, ({ owner, ctx, body }) => createBucket(ctx.db, owner, body)),
  route(contract.updateBucket, ({ owner, ctx, params, body }) =>
    changeBucket(ctx.db, owner, params.id, body),
  ),
  route(contract.deleteBucket, ({ owner, ctx, params }) => removeBucket(ctx, owner, params.id)),
  route(contract.listSamples, ({ owner, ctx, params }) => getSamples(ctx.db, owner, params.id)),
  route(contract.createSample, ({ owner, ctx, params, body }) =>
    addSample(ctx, owner, params.id, body),
  ),
  route(contract.importSamples, ({ owner, ctx, params, body }) =>
    importSamples(ctx, owner, params.id, body.samples),
  ),
  route(contract.deleteSample, ({ owner, ctx, params }) => removeSample(ctx, owner, params.id)),
];
