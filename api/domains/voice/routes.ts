import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/buckets.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import { findLinks } from './link-queries.ts';
import { setPersonaBuckets } from './persona-buckets.ts';
import { readVoice } from './read-voice.ts';

export const voiceRoutes = [
  route(getPersonaVoice, ({ owner, ctx, params }) => readVoice(ctx, owner, params.id)),
  route(contract.getPersonaBuckets, ({ owner, ctx, params }) =>
    withWorkspace(ctx.db, owner, (tx) =>
      findLinks(tx, owner, params.id).executeTakeFirstOrThrow(() => notFound('Persona')),
    ),
  ),
  route(contract.setPersonaBuckets, ({ owner, ctx, params, body }) =>
    setPersonaBuckets(ctx, owner, params.id, body.bucketIds),
  ),
];
