import { route } from '#api/http/route.ts';
import { getPersonaBuckets, setPersonaBuckets } from '#shared/contracts/buckets.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import * as links from './persona-buckets.ts';
import { readVoice } from './read-voice.ts';

export const voiceRoutes = [
  route(getPersonaVoice, ({ actor, ctx, params }) => readVoice(ctx, actor.workspaceId, params.id)),
  route(getPersonaBuckets, ({ actor, ctx, params }) =>
    links.getPersonaBuckets(ctx.db, actor.workspaceId, params.id),
  ),
  route(setPersonaBuckets, ({ actor, ctx, params, body }) =>
    links.setPersonaBuckets(ctx, actor.workspaceId, params.id, body.bucketIds),
  ),
];
