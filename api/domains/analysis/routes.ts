import { route } from '#api/http/route.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import * as contract from '#shared/contracts/analysis.ts';
import { describeImage } from './describe-image.ts';
import { describeInfluencer } from './describe-influencer.ts';

export const analysisRoutes = [
  route(contract.analyzeSentiment, ({ actor, body, request: { signal } }) =>
    runTextTask('read-sentiment', [body.text], { owner: actor.workspaceId, signal }),
  ),
  route(contract.analyzeImage, ({ ctx, actor, body, request: { signal } }) =>
    describeImage({ ctx, actor, signal }, body.imageBase64),
  ),
  route(contract.analyzeInfluencer, ({ ctx, actor, body, request: { signal } }) =>
    describeInfluencer({ ctx, actor, signal }, body),
  ),
];
