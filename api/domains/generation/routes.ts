import { type Route, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/generation.ts';
import { draftContent, draftReply, draftWithSeveral, listProviders } from './service.ts';

export const generationRoutes: Route[] = [
  route(contract.listAiProviders, async ({ ctx }) => listProviders(ctx)),
  route(contract.generateContent, ({ ctx, actor, body, request: { signal } }) =>
    draftContent({ ctx, actor, signal }, body),
  ),
  route(contract.generateMultiple, ({ ctx, actor, body, request: { signal } }) =>
    draftWithSeveral({ ctx, actor, signal }, body),
  ),
  route(contract.generateReply, ({ ctx, actor, body, request: { signal } }) =>
    draftReply({ ctx, actor, signal }, body),
  ),
];
