import type { Actor } from '#api/context.ts';
import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { assertRoom, countTaken } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { assignDraft } from '#api/domains/publishing/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  DRAFTS_PER_WORKSPACE,
  type DraftContent,
  type SavedPostDraft,
} from '#shared/contracts/post-drafts.ts';
import type { Assignment } from '#shared/contracts/publishing-assignment.ts';
import * as queries from './queries.ts';

/** Saves a draft for the first time. Throws conflict when there are too many. */
export function createDraft(
  db: Database,
  owner: string,
  id: string,
  content: DraftContent,
): Promise<SavedPostDraft> {
  return withWorkspace(db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'post-drafts');
    const same = await queries.findSamePostDraft(tx, owner, id, content).executeTakeFirst();
    if (same) return same;
    const taken = await countTaken(
      tx,
      owner,
      'post_drafts',
      'drafts.write',
    ).executeTakeFirstOrThrow();
    assertRoom(DRAFTS_PER_WORKSPACE, taken, {
      alone: message('rule.most-drafts', { n: DRAFTS_PER_WORKSPACE }),
    });
    const saved = await queries.insertPostDraft(tx, owner, id, content).executeTakeFirst();
    if (!saved) throw changed();
    announce(tx, owner, 'post-drafts');
    return saved;
  });
}

/** Saves what was typed since. Throws conflict when somebody else did meanwhile. */
export function updateDraft(
  db: Database,
  owner: string,
  draft: { id: string; version: number; content: DraftContent },
): Promise<SavedPostDraft> {
  const { id, content } = draft;
  return withWorkspace(db, owner, async (tx) => {
    const saved =
      (await queries.updatePostDraft(tx, owner, draft).executeTakeFirst()) ??
      (await queries.findSamePostDraft(tx, owner, id, content).executeTakeFirst());
    if (saved) {
      announce(tx, owner, 'post-drafts');
      return saved;
    }
    if (await queries.findPostDraft(tx, owner, id).executeTakeFirst()) throw changed();
    throw notFound('Draft');
  });
}

export async function removeDraft(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const gone = await deleteRow(tx, owner, 'post_drafts', id).executeTakeFirst();
    if (!gone) throw notFound('Draft');
    announce(tx, owner, 'post-drafts');
  });
}

/** As a post is assigned: its version stays, and what is typed meanwhile is saved. */
export function assignPostDraft(
  db: Database,
  actor: Actor,
  id: string,
  given: Assignment,
): Promise<SavedPostDraft> {
  return withWorkspace(db, actor.workspaceId, async (tx) => {
    await assignDraft(tx, actor, id, given);
    const draft = queries.findPostDraft(tx, actor.workspaceId, id);
    return draft.executeTakeFirstOrThrow(() => notFound('Draft'));
  });
}

const changed = () => new AppError('conflict', message('rule.draft-changed'));
