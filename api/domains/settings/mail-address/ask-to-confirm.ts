import { z } from 'zod';
import type { Context, Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError } from '#api/errors/app-error.ts';
import { defineJob } from '#api/queue/define-job.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { insertDefaults, lockSettings } from '../queries.ts';
import { findMailState, type MailState, updateMailState } from './mail-state.ts';

/** Mails the link that confirms the address of the first owner. */
export const mailConfirmationJob = defineJob({
  name: 'mail-confirmation',
  payload: z.object({ workspaceId: z.uuid() }),
  once: true,
});

/** The same for another member: an older worker would mail to the first owner. */
export const memberConfirmationJob = defineJob({
  name: 'member-mail-confirmation',
  payload: z.object({ workspaceId: z.uuid(), userId: z.uuid() }),
  once: true,
});

type Asking = Pick<Context, 'env' | 'queue'>;
type Tools = Asking & Pick<Context, 'db'>;

/** Whoever changes an address may have us write to a stranger: a few links a day, none in a row. */
const LINKS_PER_DAY = 5;
const BETWEEN_LINKS_MS = 60_000;
const DAY_MS = 86_400_000;

/** Has the link sent once more. Throws `conflict` where there is nothing to confirm. */
export async function sendAgain(tools: Tools, member: Member): Promise<void> {
  const { workspaceId: owner } = member;
  await withWorkspace(tools.db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    await lockSettings(tx, owner).execute();
    const next = await findNext(tools, tx, member);
    if (!next) throw new AppError('conflict', message('rule.nothing-to-confirm'));
    if (next.waitMs > 0) {
      throw new AppError('rate_limited', message('rule.link-sent'), {
        retryAfterSeconds: Math.ceil(next.waitMs / 1000),
      });
    }
    await queueLink(tools, tx, member, next);
  });
}

/**
 * Queues the mail with the link to an address that is new, under the caller's lock on the settings:
 * at once, or as soon as another one may be sent.
 */
export async function askToConfirm(tools: Asking, tx: Db, member: Member): Promise<void> {
  const next = await findNext(tools, tx, member);
  if (next && !next.isQueued) await queueLink(tools, tx, member, next);
}

/** The link that can be sent next; a queued one goes to the address as it is by then. */
interface Next {
  waitMs: number;
  isQueued: boolean;
  isHolder: boolean;
  state: MailState;
}

/** Null where no address waits for a link. */
async function findNext({ env }: Asking, tx: Db, member: Member): Promise<Next | null> {
  const found = await findMailState(tx, member);
  if (!env.SMTP_URL || !found?.address || found.state.confirmed === found.address) return null;
  const now = Date.now();
  const asked = found.state.asked.filter((at) => now - Date.parse(at) < DAY_MS);
  const last = Date.parse(asked.at(-1) ?? '');
  const ofDay = Date.parse(asked.at(-LINKS_PER_DAY) ?? '');
  const next = Math.max(last + BETWEEN_LINKS_MS || now, ofDay + DAY_MS || now, now);
  const { isHolder, state } = found;
  return { waitMs: next - now, isQueued: last > now, isHolder, state: { ...state, asked } };
}

async function queueLink({ queue }: Asking, tx: Db, member: Member, next: Next): Promise<void> {
  const { workspaceId, userId } = member;
  const { waitMs, isHolder, state } = next;
  const asked = [...state.asked, new Date(Date.now() + waitMs).toISOString()];
  await updateMailState(tx, member, { isHolder, state: { ...state, asked } });
  const when = waitMs > 0 ? { afterSeconds: Math.ceil(waitMs / 1000) } : {};
  if (isHolder) {
    await queue.send(tx, mailConfirmationJob, { workspaceId }, { key: workspaceId, ...when });
  } else {
    const key = `${workspaceId} ${userId}`;
    await queue.send(tx, memberConfirmationJob, { workspaceId, userId }, { key, ...when });
  }
}
