import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/analysis.ts';
import { describeImage } from './describe-image.ts';
import { describeInfluencer } from './describe-influencer.ts';
import { readSentiment } from './read-sentiment.ts';

export const analysisRoutes = [
  route(contract.analyzeSentiment, async ({ body }) => readSentiment(body.text)),
  route(contract.analyzeImage, ({ ctx, actor, body, request: { signal } }) =>
    describeImage({ ctx, actor, signal }, body.imageBase64),
  ),
  route(contract.analyzeInfluencer, ({ ctx, actor, body, request: { signal } }) =>
    describeInfluencer({ ctx, actor, signal }, body),
  ),
];
