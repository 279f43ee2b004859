import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import { compiler } from '#api/db/client/compile.ts';
import { withWorkspaceAtOnce } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import {
  type Comment,
  type CommentThread,
  type listComments,
  THREADS_PER_PAGE,
} from '#shared/contracts/comments.ts';
import { findSubject, listThreads, subjectLabels } from './queries.ts';

/** The threads of one subject, a page at a time. Throws `not_found`. */
export async function readComments(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { after, ...subject }: z.output<typeof listComments.query>,
): Promise<{ threads: CommentThread[]; isLast: boolean }> {
  const owner = actor.workspaceId;
  const [[found], rows] = await withWorkspaceAtOnce<[{ id: string }, Comment]>(db, owner, [
    findSubject(compiler, owner, subject).compile(),
    listThreads(actor, subject, after, THREADS_PER_PAGE).compile(compiler),
  ]);
  if (!found) throw notFound(subjectLabels[subject.kind]);
  const threads = rows
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ ...first, replies: rows.filter(({ parentId }) => parentId === first.id) }))
    .reverse();
  return {
    threads: threads.slice(0, THREADS_PER_PAGE),
    isLast: threads.length <= THREADS_PER_PAGE,
  };
}
