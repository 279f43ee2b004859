import { timingSafeEqual } from 'node:crypto';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { type AppError, fieldError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lockSettings } from '../queries.ts';
import { hashOf } from './mail-confirmation.ts';
import { findHolder, findMailState, type MailState, updateMailState } from './mail-state.ts';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Of a workspace, or of a member of it. */
const TOKEN = new RegExp(`^(${ID})(?:\\.(${ID}))?\\.([\\w-]{43})$`);

/** Uses up a mailed link. Throws `invalid` where it is old, or its address is another one by now. */
export async function confirmAddress(
  { db }: Pick<Context, 'db'>,
  token: string,
): Promise<{ address: string }> {
  const [, owner = '', userId, secret = ''] = TOKEN.exec(token) ?? [];
  if (owner === '') throw dead();
  return withWorkspace(db, owner, async (tx) => {
    await lockSettings(tx, owner).execute();
    const member = userId ? { workspaceId: owner, userId } : await findHolder(tx, owner);
    if (!member) throw dead();
    const found = await findMailState(tx, member);
    const link = found?.state.link;
    if (!found || !link || link.address !== found.address || !isOf(link, secret)) throw dead();
    const state = { ...found.state, link: null, confirmed: link.address };
    await updateMailState(tx, member, { ...found, state });
    announce(tx, owner, 'settings');
    return { address: link.address };
  });
}

function isOf(link: NonNullable<MailState['link']>, secret: string): boolean {
  const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(link.hash)];
  if (given.length !== kept.length || !timingSafeEqual(given, kept)) return false;
  return Date.parse(link.until) > Date.now();
}

function dead(): AppError {
  return fieldError('invalid', 'token', message('rule.link-used'));
}
