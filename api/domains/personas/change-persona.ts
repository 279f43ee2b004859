import type { UpdateObject } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/public.ts';
import { voiceChanged } from '#api/domains/voice/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { updatePersonaInput } from '#shared/contracts/persona-changes.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { datedFacts, keyOf } from './dated-facts.ts';
import { readProfileImage } from './profile-image.ts';
import {
  deleteImage,
  type ImageRow,
  lockTexts,
  toMicros,
  toPersona,
  updatePersona,
  upsertImage,
} from './queries.ts';

/** Changes only what the input names. Null or '' takes the picture away; our own address keeps it. */
export async function changePersona(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
  input: z.output<typeof updatePersonaInput>,
): Promise<Persona> {
  const image = await readImageChange(input.profileImageUrl, owner);
  const changes = changedColumns(input);
  return withWorkspace(db, owner, async (tx) => {
    const before =
      changes.training_data === undefined && input.facts === undefined
        ? undefined
        : await lockTexts(tx, owner, id).executeTakeFirst();
    const seen = input.factsSeen?.map(keyOf).join('\n');
    if (before && seen !== undefined && seen !== before.facts.map(keyOf).join('\n'))
      throw new AppError('conflict', message('rule.facts-changed'));
    const row = await updatePersona(tx, owner, id, {
      ...changes,
      ...(image === undefined ? {} : { image_version: image?.version ?? null }),
      ...(before && input.facts
        ? { facts: JSON.stringify(datedFacts(input.facts, before.facts)) }
        : {}),
    }).executeTakeFirstOrThrow(() => notFound('Persona'));
    if (image) await upsertImage(tx, owner, id, image).execute();
    if (image === null) await deleteImage(tx, owner, id).execute();
    if (before && before.training_data !== row.trainingData) {
      await voiceChanged(tx, queue, owner, id);
    }
    await recordActivity(tx, owner, {
      type: 'persona_updated',
      description: message('activity.persona-updated', { name: row.name }),
    });
    announce(tx, owner, 'personas', row.id);
    return toPersona(row);
  });
}

async function readImageChange(
  url: string | null | undefined,
  owner: string,
): Promise<ImageRow | null | undefined> {
  if (url === undefined || url?.startsWith('/api/personas/')) return undefined;
  return url ? readProfileImage(url, owner) : null;
}

function changedColumns(
  input: z.output<typeof updatePersonaInput>,
): UpdateObject<Tables, 'personas'> {
  const { config = {} } = input;
  const wanted = {
    name: input.name,
    description: input.description,
    personality: input.personality ?? config.personality,
    type: input.type,
    platform: input.platform ?? config.platform,
    tone: input.tone ?? config.tone,
    training_data: input.trainingData ?? config.trainingData,
    status: input.status,
    monthly_limit_micros:
      input.monthlyLimit === undefined ? undefined : toMicros(input.monthlyLimit),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}
