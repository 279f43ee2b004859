import { route } from '#api/http/route.ts';
import { getPersonaBuckets, setPersonaBuckets } from '#shared/contracts/buckets.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import * as links from './persona-buckets.ts';
import { readVoice } from './read-voice.ts';

export const voiceRoutes = [
  route(getPersonaVoice, ({ owner, ctx, params }) => readVoice(ctx, owner, params.id)),
  route(getPersonaBuckets, ({ owner, ctx, params }) =>
    links.getPersonaBuckets(ctx.db, owner, params.id),
  ),
  route(setPersonaBuckets, ({ owner, ctx, params, body }) =>
    links.setPersonaBuckets(ctx, owner, params.id, body.bucketIds),
  ),
];
