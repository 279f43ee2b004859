import { expect } from 'vitest';
import type { Caller, TestApp } from '#api/testing/app.ts';
import { createBucket, importSamples, setPersonaBuckets } from '#shared/contracts/buckets.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import { type PersonaVoice, voiceOfPersona } from '../public.ts';

/** A type and not an interface, so that it passes as the parameters of a call. */
type Id = { id: string };

export const tweet = { contentType: 'tweet', platform: 'twitter' } as const;

export async function personaOf(user: Caller, trainingData = ''): Promise<Id> {
  const body = { name: 'Dana', description: 'd', personality: 'p', trainingData };
  const { id } = await user.call(createPersona, { body });
  return { id };
}

export async function bucketOf(user: Caller, texts: string[], isPublic = false): Promise<Id> {
  const { id } = await user.call(createBucket, { body: { name: 'B', isPublic } });
  const samples = texts.map((content) => ({ content, ...tweet }));
  if (samples.length > 0) await user.call(importSamples, { params: { id }, body: { samples } });
  return { id };
}

export function link(user: Caller, params: Id, ...buckets: Id[]): Promise<unknown> {
  const body = { bucketIds: buckets.map(({ id }) => id) };
  return user.call(setPersonaBuckets, { params, body });
}

type Voice = EndpointResponse<typeof getPersonaVoice>;

export function voiceOf(user: Caller, params: Id): Promise<Voice> {
  return user.call(getPersonaVoice, { params });
}

export async function learns(user: Caller, params: Id): Promise<boolean> {
  return (await voiceOf(user, params)).learning;
}

/** Learns what is queued; afterwards nothing may be left to learn. */
export async function settled(app: TestApp, user: Caller, params: Id): Promise<Voice> {
  expect(await learns(user, params)).toBe(true);
  await app.runJobs();
  const voice = await voiceOf(user, params);
  expect(voice.learning).toBe(false);
  return voice;
}

export async function workspaceOf(app: TestApp, { id }: Id): Promise<string> {
  const rows = await app.asOwner(`select workspace_id from personas where id = '${id}'`);
  return (rows as { workspace_id: string }[])[0]?.workspace_id ?? '';
}

/** What whoever drafts in this voice is given. */
export async function readByDrafts(app: TestApp, params: Id): Promise<PersonaVoice> {
  return voiceOfPersona(app.running.ctx.db, await workspaceOf(app, params), params.id);
}
