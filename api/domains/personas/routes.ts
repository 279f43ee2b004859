import { compiler } from '#api/db/client/compile.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { RawAnswer, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/personas.ts';
import { changePersona } from './change-persona.ts';
import { createPersona } from './create-persona.ts';
import { findImage, listPersonas, toPersona } from './queries.ts';
import { removePersona } from './remove-persona.ts';

export const personaRoutes = [
  route(
    contract.listPersonas,
    ({ rows }) => rows.map(toPersona),
    listPersonas(compiler, sessionWorkspace).compile(),
  ),
  route(contract.createPersona, ({ owner, ctx, body }) => createPersona(ctx, owner, body)),
  route(contract.updatePersona, ({ owner, ctx, params, body }) =>
    changePersona(ctx, owner, params.id, body),
  ),
  route(contract.deletePersona, ({ owner, ctx, params }) =>
    removePersona(ctx.db, owner, params.id),
  ),
  route(contract.getPersonaImage, async ({ owner, ctx, params }) => {
    const image = await withWorkspace(ctx.db, owner, (tx) =>
      findImage(tx, owner, params.id).executeTakeFirstOrThrow(() => notFound('Image')),
    );
    return new RawAnswer(new Uint8Array(image.bytes), {
      'content-type': image.content_type,
      'cache-control': 'private, max-age=31536000, immutable',
    });
  }),
];
