import { eventRoute, type Route, route } from '#api/http/route.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import * as drafts from '#shared/contracts/drafts.ts';
import * as contract from '#shared/contracts/generation.ts';
import { findProviders, listProviders } from './ai-providers.ts';
import { decideOnDraft } from './decide-draft.ts';
import { draftAdvanced } from './draft-advanced.ts';
import { draftContent } from './draft-content.ts';
import { draftReply } from './draft-reply.ts';
import { draftWithSeveral } from './draft-with-several.ts';
import { listDrafts } from './list-drafts.ts';
import { streamContent } from './stream-content.ts';
import { streamReply } from './stream-reply.ts';

export const generationRoutes: Route[] = [
  route(contract.listAiProviders, ({ ctx, actor }) => listProviders(ctx, actor.workspaceId)),
  route(contract.findAiProviders, ({ ctx, actor }) => findProviders(ctx, actor.workspaceId)),
  route(contract.generateContent, ({ ctx, actor, body, request: { signal } }) =>
    draftContent({ ctx, actor, signal }, body),
  ),
  eventRoute(contract.streamContent, ({ ctx, actor, body, request: { signal, id } }) =>
    streamContent({ ctx, actor, signal }, body, id),
  ),
  route(contract.generateMultiple, ({ ctx, actor, body, request: { signal } }) =>
    draftWithSeveral({ ctx, actor, signal }, body),
  ),
  route(contract.generateReply, ({ ctx, actor, body, request: { signal } }) =>
    draftReply({ ctx, actor, signal }, body),
  ),
  eventRoute(contract.streamReply, ({ ctx, actor, body, request: { signal, id } }) =>
    streamReply({ ctx, actor, signal }, body, id),
  ),
  route(generateAdvanced, ({ ctx, actor, body, request: { signal } }) =>
    draftAdvanced({ ctx, actor, signal }, body),
  ),
  route(drafts.listDrafts, ({ ctx, actor, params }) =>
    listDrafts(ctx.db, actor.workspaceId, params.id),
  ),
  route(drafts.decideDraft, ({ ctx, actor, params, body }) =>
    decideOnDraft(ctx, actor.workspaceId, params.id, body),
  ),
];
