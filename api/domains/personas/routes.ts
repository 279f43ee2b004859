import { compiler } from '#api/db/client/compile.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { sessionWorkspace } from '#api/http/auth/session.ts';
import { RawAnswer, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/personas.ts';
import { changePersona } from './change-persona.ts';
import { createPersona } from './create-persona.ts';
import { findImage, type ImageRow, listPersonas, toPersona } from './queries.ts';
import { removePersona } from './remove-persona.ts';

export const personaRoutes = [
  route(
    contract.listPersonas,
    ({ rows }) => rows.map(toPersona),
    listPersonas(compiler, sessionWorkspace).compile(),
  ),
  route(contract.createPersona, ({ actor, ctx, body }) =>
    createPersona(ctx, actor.workspaceId, body),
  ),
  route(contract.updatePersona, ({ actor, ctx, params, body }) =>
    changePersona(ctx, actor.workspaceId, params.id, body),
  ),
  route(contract.deletePersona, ({ actor, ctx, params }) =>
    removePersona(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
  route(contract.getPersonaImage, async ({ actor, ctx, params }) => {
    const image = await readImage(ctx.db, actor.workspaceId, params.id);
    return new RawAnswer(new Uint8Array(image.bytes), {
      'content-type': image.content_type,
      'cache-control': 'private, max-age=31536000, immutable',
    });
  }),
];

async function readImage(db: Database, owner: string, id: string): Promise<ImageRow> {
  const image = await withWorkspace(db, owner, (tx) => findImage(tx, owner, id).executeTakeFirst());
  if (!image) throw notFound('Image');
  return image;
}
