import { eventRoute, type Route, route } from '#api/http/route.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import * as device from '#shared/contracts/device-drafts.ts';
import * as drafts from '#shared/contracts/drafts.ts';
import * as contract from '#shared/contracts/generation.ts';
import * as lessons from '#shared/contracts/persona-lessons.ts';
import { callerOf } from './caller.ts';
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
  route(contract.listAiProviders, ({ ctx, owner }) => listProviders(ctx, owner)),
  route(contract.findAiProviders, ({ ctx, owner }) => findProviders(ctx, owner)),
  route(contract.generateContent, (input) => generate(callerOf(input), contentDraft, input.body)),
  eventRoute(contract.streamContent, (input) =>
    generateStreamed(callerOf(input), contentDraft, input.body, input.request.id),
  ),
  route(contract.generateMultiple, (input) => generateWithSeveral(callerOf(input), input.body)),
  route(contract.generateReply, (input) => generate(callerOf(input), replyDraft, input.body)),
  eventRoute(contract.streamReply, (input) =>
    generateStreamed(callerOf(input), replyDraft, input.body, input.request.id),
  ),
  route(device.briefDeviceReply, (input) => briefDevice(callerOf(input), deviceReply, input.body)),
  route(device.finishDeviceReply, (input) =>
    finishDevice(callerOf(input), deviceReply, input.body),
  ),
  route(device.briefDeviceContent, (input) =>
    briefDevice(callerOf(input), deviceContent, input.body),
  ),
  route(device.finishDeviceContent, (input) =>
    finishDevice(callerOf(input), deviceContent, input.body),
  ),
  route(generateAdvanced, (input) => generate(callerOf(input), advancedDraft, input.body)),
  route(drafts.listDrafts, ({ ctx, owner, params }) => listDrafts(ctx.db, owner, params.id)),
  route(drafts.getPersonaUsage, ({ ctx, owner, params }) => usageOf(ctx, owner, params.id)),
  route(lessons.getPersonaLessons, ({ ctx, owner, params }) => lessonsOf(ctx.db, owner, params.id)),
  route(lessons.forgetLessons, ({ ctx, owner, params, body }) =>
    forgetLessons(ctx.db, owner, params.id, body),
  ),
  route(drafts.decideDraft, ({ ctx, owner, params, body }) =>
    decideOnDraft(ctx, owner, params.id, body),
  ),
];
