import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createPersona } from '#shared/contracts/personas.ts';
import {
  listTrainingJobs,
  startTraining,
  uploadViralContent,
  type ViralTrainingJob,
} from '#shared/contracts/viral.ts';
import type { Caller, TestApp } from './app.ts';
import { assertWorded } from './assert-worded.ts';

export const personaOf = async (user: Caller, name = 'Dana') =>
  (await user.call(createPersona, { body: { name, description: 'd', personality: 'p' } })).id;

export async function library(
  user: Caller,
  contents: string[],
  more: object = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const content of contents) {
    const body = { title: 'A text', content, ...more };
    ids.push((await user.call(uploadViralContent, { body })).id);
  }
  return ids;
}

async function workspaceOf(of: TestApp, user: Caller): Promise<string> {
  const { id } = await user.call(getCurrentUser);
  const [row] = (await of.asOwner(
    `select workspace_id from workspace_members where user_id = '${id}'`,
  )) as [{ workspace_id: string }];
  return row.workspace_id;
}

export async function jobOf(user: Caller, id: string): Promise<ViralTrainingJob> {
  const found = (await user.call(listTrainingJobs)).find((job) => job.id === id);
  if (!found) throw new Error('The job is gone');
  assertWorded(found.message, found.progressMessage);
  return found;
}

/** A training that is about to run, as its handler sees it. */
export async function prepared(of: TestApp, name: string, contents: string[]) {
  const user = await of.signIn(name);
  const personaId = await personaOf(user);
  const viralContentIds = await library(user, contents);
  const job = await user.call(startTraining, { body: { personaId, viralContentIds } });
  const payload = { workspaceId: await workspaceOf(of, user), jobId: job.id };
  return { user, personaId, viralContentIds, job, payload };
}
