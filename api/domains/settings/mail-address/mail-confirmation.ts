import { randomBytes } from 'node:crypto';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { mayMailConfirmation } from '#api/domains/outside-mail/public.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { sendMail } from '#api/providers/mail/send-mail.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import { lockSettings } from '../queries.ts';
import { findHolder, findMailState, updateMailState } from './mail-state.ts';

const LINK_LASTS_MS = 86_400_000;

/** Mails a new link to the address as it is by now; the links before it open nothing any more. */
export async function mailConfirmation(
  ctx: Context,
  { workspaceId: owner, userId }: { workspaceId: string; userId?: string },
): Promise<void> {
  const { db, env, log } = ctx;
  const secret = newSecret();
  const asked = await withWorkspace(db, owner, async (tx) => {
    await lockSettings(tx, owner).execute();
    const member = userId ? { workspaceId: owner, userId } : await findHolder(tx, owner);
    if (!member) return null;
    const found = await findMailState(tx, member);
    if (!found?.address || found.state.confirmed === found.address) return null;
    const until = new Date(Date.now() + LINK_LASTS_MS).toISOString();
    const link = { hash: hashOf(secret), address: found.address, until };
    await updateMailState(tx, member, { ...found, state: { ...found.state, link } });
    return { to: found.address, language: found.language };
  });
  if (!asked || !env.SMTP_URL) return;
  if (!(await mayMailConfirmation(ctx, asked.to))) {
    return log.warn('An address was sent as many links as a day allows');
  }
  // After `#`, where no server and no log sees it.
  const token = [owner, ...(userId ? [userId] : []), secret].join('.');
  const url = `${env.PUBLIC_URL}/confirm-email#token=${token}`;
  const { to, language } = asked;
  const letter = confirmationLetter(url, env.PUBLIC_URL, await serverTranslator(language));
  const outcome = await sendMail(env, { to, ...letter });
  if (outcome === 'refused') log.warn('A mailbox refused the link that would confirm it');
}

/** Of a link only this is kept. */
export function hashOf(secret: string): string {
  return hashSecret(secret).toString('base64url');
}

function confirmationLetter(url: string, publicUrl: string, { language, t }: Translator) {
  const asked = t(
    'Somebody gave this address to Troupe for notifications. If that was you, open this link within 24 hours:',
  );
  const otherwise = t('If it was not you, do nothing: no more mail will come.');
  const press = t('Confirm this address');
  return {
    language,
    subject: t('Confirm your address for Troupe'),
    text: `${[asked, url, otherwise].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body><p>${asked}</p><p><a href="${url}">${press}</a></p><p>${otherwise}</p></body></html>`,
    messageId: `<${randomBytes(16).toString('hex')}@${new URL(publicUrl).hostname}>`,
    unsubscribeUrl: `${publicUrl}/settings`,
  };
}
