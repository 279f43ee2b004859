import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { RawAnswer, route } from '#api/http/route.ts';
import * as change from '#shared/contracts/persona-changes.ts';
import * as contract from '#shared/contracts/personas.ts';
import { changePersona } from './change-persona.ts';
import { readImage } from './clean-images.ts';
import { createPersona } from './create-persona.ts';
import { listPersonas, toPersona } from './queries.ts';
import { removePersona } from './remove-persona.ts';

export const personaRoutes = [
  route(
    contract.listPersonas,
    ({ rows }) => rows.map(toPersona),
    listPersonas(compiler, sessionWorkspace).compile(),
  ),
  route(change.createPersona, ({ owner, ctx, body }) => createPersona(ctx, owner, body)),
  route(change.updatePersona, ({ owner, ctx, params, body }) =>
    changePersona(ctx, owner, params.id, body),
  ),
  route(change.deletePersona, ({ owner, ctx, params }) => removePersona(ctx.db, owner, params.id)),
  route(change.getPersonaImage, async ({ owner, ctx, params }) => {
    const image = await readImage(ctx.db, owner, params.id);
    return new RawAnswer(new Uint8Array(image.bytes), {
      'content-type': image.content_type,
      'cache-control': 'private, max-age=31536000, immutable',
    });
  }),
];
