import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { Problem } from '#api/http/problem.ts';
import { insertDefaults, lockSettings } from '../queries.ts';
import { mailConfirmationJob } from './mail-confirmation-job.ts';
import { findMailState, updateMailState } from './mail-state.ts';

type Tools = Pick<Context, 'db' | 'env' | 'queue'>;

/** Whoever changes an address may have us write to a stranger: a few links a day, none in a row. */
const LINKS_PER_DAY = 5;
const BETWEEN_LINKS_MS = 60_000;
const DAY_MS = 86_400_000;

/** Has the link sent once more. Throws `conflict` where there is nothing to confirm. */
export async function sendAgain(tools: Tools, owner: string): Promise<void> {
  await withWorkspace(tools.db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    await lockSettings(tx, owner).execute();
    const wait = await askToConfirm(tools, tx, owner);
    if (wait === null) throw new Problem('conflict', 'There is no address to confirm.');
    if (wait > 0) {
      throw new Problem('rate_limited', 'A link was sent already. Try again later.', {
        retryAfterSeconds: Math.ceil(wait / 1000),
      });
    }
  });
}

/**
 * Queues the mail with the link, under the caller's lock on the settings. Answers how long to wait
 * for the next one, and null where there is no address that waits for it.
 */
export async function askToConfirm(
  { env, queue }: Pick<Tools, 'env' | 'queue'>,
  tx: Db,
  owner: string,
): Promise<number | null> {
  const found = await findMailState(tx, owner);
  if (!env.SMTP_URL || !found?.address || found.state.confirmed === found.address) return null;
  const now = Date.now();
  const asked = found.state.asked.filter((at) => now - Date.parse(at) < DAY_MS);
  const last = Date.parse(asked.at(-1) ?? '');
  if (now - last < BETWEEN_LINKS_MS) return BETWEEN_LINKS_MS - (now - last);
  if (asked.length >= LINKS_PER_DAY) return DAY_MS - (now - Date.parse(asked[0] ?? ''));
  asked.push(new Date(now).toISOString());
  await updateMailState(tx, owner, { ...found.state, asked });
  await queue.send(tx, mailConfirmationJob, { workspaceId: owner }, { key: owner });
  return 0;
}
