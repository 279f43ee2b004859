import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { recordActivity } from '#api/domains/activities/service.ts';
import { holdPlanned } from '#api/domains/publishing/service.ts';
import { voiceChanged } from '#api/domains/voice/service.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  type createPersonaInput,
  PERSONAS_PER_WORKSPACE,
  type Persona,
  type updatePersonaInput,
} from '#shared/contracts/personas.ts';
import { readProfileImage } from './profile-image.ts';
import {
  countPersonas,
  deleteImage,
  deletePersona,
  findImage,
  findPersona,
  type ImageRow,
  insertPersona,
  lockTrainingData,
  type PersonaRow,
  toPersona,
  updatePersona,
  upsertImage,
} from './queries.ts';

type Tools = Pick<Context, 'db' | 'queue'>;

/** One persona of this workspace. Throws `not_found`, also for somebody else's. */
export async function getPersona(db: Database, owner: string, id: string): Promise<Persona> {
  const row = await withWorkspace(db, owner, (tx) => findPersona(tx, owner, id).executeTakeFirst());
  if (!row) throw notFound('Persona');
  return toPersona(row);
}

/** Throws `conflict` where there are as many as a workspace can have. */
export async function createPersona(
  { db, queue }: Tools,
  owner: string,
  input: z.output<typeof createPersonaInput>,
): Promise<Persona> {
  const image = input.profileImageUrl ? readProfileImage(input.profileImageUrl) : null;
  const { config = {} } = input;
  return withWorkspace(db, owner, async (tx) => {
    // In one trip, and in this order: they are counted once the lock is held.
    const [, { count }] = await Promise.all([
      lockInWorkspace(tx, owner, 'personas'),
      countPersonas(tx, owner).executeTakeFirstOrThrow(),
    ]);
    if (count >= PERSONAS_PER_WORKSPACE) {
      throw new AppError('conflict', message('rule.most-personas', { n: PERSONAS_PER_WORKSPACE }));
    }
    const row = await insertPersona(tx, owner, {
      name: input.name,
      description: input.description,
      personality: input.personality,
      type: input.type,
      platform: input.platform ?? config.platform ?? 'twitter',
      tone: input.tone ?? config.tone ?? 'professional',
      training_data: input.trainingData ?? config.trainingData ?? '',
      image_version: image?.version ?? null,
    }).executeTakeFirstOrThrow();
    if (image) await upsertImage(tx, owner, row.id, image).execute();
    if (row.training_data !== '') await voiceChanged(tx, queue, owner, row.id);
    await recordActivity(tx, owner, {
      type: 'persona_created',
      description: message('activity.persona-created', { name: row.name }),
    });
    announce(tx, owner, 'personas', row.id);
    return toPersona(row);
  });
}

/** Changes only what the input names. Null or '' takes the picture away; our own address keeps it. */
export async function changePersona(
  { db, queue }: Tools,
  owner: string,
  id: string,
  input: z.output<typeof updatePersonaInput>,
): Promise<Persona> {
  const image = readImageChange(input.profileImageUrl);
  const changes = changedColumns(input);
  return withWorkspace(db, owner, async (tx) => {
    const before =
      changes.training_data === undefined
        ? undefined
        : await lockTrainingData(tx, owner, id).executeTakeFirst();
    const row = await updatePersona(tx, owner, id, {
      ...changes,
      ...(image === undefined ? {} : { image_version: image?.version ?? null }),
    }).executeTakeFirst();
    if (!row) throw notFound('Persona');
    if (image) await upsertImage(tx, owner, id, image).execute();
    if (image === null) await deleteImage(tx, owner, id).execute();
    if (before && before.training_data !== row.training_data) {
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

export async function removePersona(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await holdPlanned(tx, owner, id);
    const gone = await deletePersona(tx, owner, id).executeTakeFirst();
    if (!gone) throw notFound('Persona');
    await recordActivity(tx, owner, {
      type: 'persona_deleted',
      description: message('activity.persona-deleted', { name: gone.name }),
    });
    announce(tx, owner, 'personas', id);
  });
}

export async function getImage(db: Database, owner: string, id: string): Promise<ImageRow> {
  const image = await withWorkspace(db, owner, (tx) => findImage(tx, owner, id).executeTakeFirst());
  if (!image) throw notFound('Image');
  return image;
}

function readImageChange(url: string | null | undefined): ImageRow | null | undefined {
  if (url === undefined || url?.startsWith('/api/personas/')) return undefined;
  return url ? readProfileImage(url) : null;
}

function changedColumns(input: z.output<typeof updatePersonaInput>): Partial<PersonaRow> {
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
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}
