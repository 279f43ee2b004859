import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/public.ts';
import { voiceChanged } from '#api/domains/voice/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { createPersonaInput } from '#shared/contracts/persona-changes.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { readProfileImage } from './profile-image.ts';
import { assertRoomForPersona } from './public.ts';
import { insertPersona, toMicros, toPersona, upsertImage } from './queries.ts';

/** Throws `conflict` where there are as many as a workspace can have. */
export async function createPersona(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  input: z.output<typeof createPersonaInput>,
): Promise<Persona> {
  const image = input.profileImageUrl ? await readProfileImage(input.profileImageUrl, owner) : null;
  const { config = {} } = input;
  return withWorkspace(db, owner, async (tx) => {
    await assertRoomForPersona(tx, owner);
    const row = await insertPersona(tx, owner, {
      name: input.name,
      description: input.description,
      personality: input.personality,
      type: input.type,
      platform: input.platform ?? config.platform ?? 'twitter',
      tone: input.tone ?? config.tone ?? 'professional',
      training_data: input.trainingData ?? config.trainingData ?? '',
      image_version: image?.version ?? null,
      monthly_limit_micros: toMicros(input.monthlyLimit),
    }).executeTakeFirstOrThrow();
    if (image) await upsertImage(tx, owner, row.id, image).execute();
    if (row.trainingData !== '') await voiceChanged(tx, queue, owner, row.id);
    await recordActivity(tx, owner, {
      type: 'persona_created',
      description: message('activity.persona-created', { name: row.name }),
    });
    announce(tx, owner, 'personas', row.id);
    return toPersona(row);
  });
}
