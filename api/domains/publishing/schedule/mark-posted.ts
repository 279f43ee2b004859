import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { detailOf } from '../detail-of.ts';
import { may, stateAfter } from '../engine/transitions.ts';
import type { PostRow } from '../queries.ts';
import { notInState } from './post-errors.ts';
import { updatePart, updatePost } from './write-queries.ts';

const live = /^(?:https?:\/\/\S{1,150}\/status(?:es)?\/)?(\d{1,25})(?:[/?#]\S*)?$/;

/**
 * A person found it on X. Of a thread the live part has to be named: what follows answers it. An
 * address that another post has is a `conflict`.
 */
export async function markPosted(
  tx: Db,
  owner: string,
  { id, status, parts }: PostRow,
  given: string | undefined,
): Promise<void> {
  if (!may('was_posted', status)) throw notInState(status);
  const externalId = given?.trim() ? live.exec(given.trim())?.[1] : null;
  if (externalId === undefined) throw wrong(message('rule.name-post'));
  const all = parts ?? [];
  const at = all.findIndex((part) => part.externalId === null);
  if (externalId === null && all.length > 1) {
    throw wrong(message('rule.name-part'));
  }
  if (externalId !== null && at !== -1) await link(tx, owner, id, at, externalId);
  const left = all.length - at - 1;
  await updatePost(tx, owner, id, {
    status: stateAfter('was_posted'),
    ...detailOf(left > 0 ? unfinished(at + 1, all.length) : null),
    posted_at: sql<string>`coalesce(posted_at, now())`,
    metrics_due_at: sql<string>`now()`,
    unknown_since: null,
    settled: sql<number>`attempt`,
  }).execute();
}

function unfinished(n: number, all: number): Message {
  return message('post.parts-on-x', { n, all, why: message('post.retry-others') });
}

async function link(tx: Db, owner: string, id: string, at: number, externalId: string) {
  try {
    await updatePart(tx, owner, id, at, externalId).execute();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'post_parts_external_key') throw error;
    throw new AppError('conflict', message('rule.address-of-other-post'));
  }
}

function wrong(reason: Message): AppError {
  return fieldError('invalid', 'externalId', reason);
}
