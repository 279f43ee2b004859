import { eventRoute, type Route, route } from '#api/http/route.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import * as drafts from '#shared/contracts/drafts.ts';
import * as contract from '#shared/contracts/generation.ts';
import { listDrafts } from './save/list-drafts.ts';
import { findProviders, listProviders } from './write/ai-providers.ts';
import { decideOnDraft } from './write/decide-draft.ts';
import { draftAdvanced } from './write/draft-advanced.ts';
import { draftContent } from './write/draft-content.ts';
import { draftReply } from './write/draft-reply.ts';
import { draftWithSeveral } from './write/draft-with-several.ts';
import { streamContent } from './write/stream-content.ts';
import { streamReply } from './write/stream-reply.ts';

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
