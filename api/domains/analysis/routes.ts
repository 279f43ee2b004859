import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/analysis.ts';
import { assessSentiment } from './assess-sentiment.ts';
import { describeImage } from './describe-image.ts';
import { describeInfluencer } from './describe-influencer.ts';

export const analysisRoutes = [
  route(contract.analyzeSentiment, ({ ctx, actor, body, request: { signal } }) =>
    assessSentiment({ ctx, actor, signal }, body.text),
  ),
  route(contract.analyzeImage, ({ ctx, actor, body, request: { signal } }) =>
    describeImage({ ctx, actor, signal }, body.imageBase64),
  ),
  route(contract.analyzeInfluencer, ({ ctx, actor, body, request: { signal } }) =>
    describeInfluencer({ ctx, actor, signal }, body),
  ),
];
