import { eventRoute, type Route, route } from '#api/http/route.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import * as device from '#shared/contracts/device-drafts.ts';
import * as drafts from '#shared/contracts/drafts.ts';
import * as contract from '#shared/contracts/generation.ts';
import * as lessons from '#shared/contracts/persona-lessons.ts';
import { briefDevice, deviceContent, deviceReply, finishDevice } from './device/device-drafts.ts';
import { forgetLessons, lessonsOf } from './learning/persona-lessons.ts';
import {
  advancedDraft,
  contentDraft,
  generate,
  generateStreamed,
  generateWithSeveral,
  replyDraft,
} from './pipeline.ts';
import { decideOnDraft } from './save/decide-draft.ts';
import { listDrafts } from './save/list-drafts.ts';
import { findProviders, listProviders } from './write/ai-providers.ts';
import { usageOf } from './write/persona-usage.ts';

export const generationRoutes: Route[] = [
  route(contract.listAiProviders, ({ ctx, actor }) => listProviders(ctx, actor.workspaceId)),
  route(contract.findAiProviders, ({ ctx, actor }) => findProviders(ctx, actor.workspaceId)),
  route(contract.generateContent, ({ ctx, actor, body, request: { signal } }) =>
    generate({ ctx, actor, signal }, contentDraft, body),
  ),
  eventRoute(contract.streamContent, ({ ctx, actor, body, request: { signal, id } }) =>
    generateStreamed({ ctx, actor, signal }, contentDraft, body, id),
  ),
  route(contract.generateMultiple, ({ ctx, actor, body, request: { signal } }) =>
    generateWithSeveral({ ctx, actor, signal }, body),
  ),
  route(contract.generateReply, ({ ctx, actor, body, request: { signal } }) =>
    generate({ ctx, actor, signal }, replyDraft, body),
  ),
  eventRoute(contract.streamReply, ({ ctx, actor, body, request: { signal, id } }) =>
    generateStreamed({ ctx, actor, signal }, replyDraft, body, id),
  ),
  route(device.briefDeviceReply, ({ ctx, actor, body, request: { signal } }) =>
    briefDevice({ ctx, actor, signal }, deviceReply, body),
  ),
  route(device.finishDeviceReply, ({ ctx, actor, body, request: { signal } }) =>
    finishDevice({ ctx, actor, signal }, deviceReply, body),
  ),
  route(device.briefDeviceContent, ({ ctx, actor, body, request: { signal } }) =>
    briefDevice({ ctx, actor, signal }, deviceContent, body),
  ),
  route(device.finishDeviceContent, ({ ctx, actor, body, request: { signal } }) =>
    finishDevice({ ctx, actor, signal }, deviceContent, body),
  ),
  route(generateAdvanced, ({ ctx, actor, body, request: { signal } }) =>
    generate({ ctx, actor, signal }, advancedDraft, body),
  ),
  route(drafts.listDrafts, ({ ctx, actor, params }) =>
    listDrafts(ctx.db, actor.workspaceId, params.id),
  ),
  route(drafts.getPersonaUsage, ({ ctx, actor, params }) =>
    usageOf(ctx, actor.workspaceId, params.id),
  ),
  route(lessons.getPersonaLessons, ({ ctx, actor, params }) =>
    lessonsOf(ctx.db, actor.workspaceId, params.id),
  ),
  route(lessons.forgetLessons, ({ ctx, actor, params, body }) =>
    forgetLessons(ctx.db, actor.workspaceId, params.id, body),
  ),
  route(drafts.decideDraft, ({ ctx, actor, params, body }) =>
    decideOnDraft(ctx, actor.workspaceId, params.id, body),
  ),
];
