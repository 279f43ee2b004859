import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { stopUrl, wantsNoInvitations } from '#api/domains/outside-mail/public.ts';
import { memberSettingsOf } from '#api/domains/settings/public.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { sendMail } from '#api/providers/mail/send-mail.ts';
import { escaped, plainName } from '#api/providers/mail/untrusted-text.ts';
import { defineJob } from '#api/queue/define-job.ts';
import type { Place } from '#api/secrets/sealer.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import { findMailed } from './queries.ts';

/** Mails an invitation; the link travels sealed. */
export const invitationMailJob = defineJob({
  name: 'invitation-mail',
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid(), link: z.string() }),
  isDeleted: true,
});

export async function queueInvitationMail(
  { queue, sealer }: Pick<Context, 'queue' | 'sealer'>,
  tx: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  { id, link }: { id: string; link: string },
): Promise<void> {
  const sealed = sealer.seal(link, placeOf(workspaceId));
  await queue.send(tx, invitationMailJob, { workspaceId, id, link: sealed });
}

/** In the language of who invites. Nothing is sent for an invitation that is over by then. */
export async function mailInvitation(
  ctx: Context,
  { workspaceId, id, link: sealed }: z.infer<typeof invitationMailJob.payload>,
): Promise<void> {
  const { db, env, log, sealer } = ctx;
  const found = await withWorkspace(db, workspaceId, async (tx) => {
    const row = await findMailed(tx, workspaceId, id).executeTakeFirst();
    if (!row?.email || !row.inviterId) return null;
    const settings = await memberSettingsOf(tx, { workspaceId, userId: row.inviterId });
    return { ...row, to: row.email, language: settings.profile.language };
  });
  if (!found || !env.SMTP_URL || (await wantsNoInvitations(ctx, found.to))) return;
  const link = sealer.open(sealed, placeOf(workspaceId));
  const translator = await serverTranslator(found.language);
  const urls = { link, stop: stopUrl(ctx, found.to), publicUrl: env.PUBLIC_URL };
  const letter = invitationLetter(found, urls, translator);
  const outcome = await sendMail(env, { to: found.to, ...letter });
  if (outcome === 'refused') log.warn('A mailbox refused an invitation');
}

function invitationLetter(
  { workspaceName, inviter }: { workspaceName: string; inviter: string },
  { link, stop, publicUrl }: { link: string; stop: string; publicUrl: string },
  { language, t }: Translator,
) {
  const names = { inviter: `@${inviter.replace(/\W/g, '')}`, workspace: plainName(workspaceName) };
  const subject = names.workspace
    ? t('{inviter} invited you to "{workspace}" on Troupe', names)
    : t('{inviter} invited you to a workspace on Troupe', names);
  const open = t('Open this link within 7 days to see the invitation and join:');
  const otherwise = t('If you do not know who this is, do nothing.');
  const press = t('See the invitation');
  const stopping = t('Stop invitations to this address');
  const digest = createHash('sha256').update(link).digest('hex').slice(0, 32);
  const lines = [
    `<p>${escaped(subject)}</p><p>${escaped(open)}</p>`,
    `<p><a href="${escaped(link)}">${escaped(press)}</a></p><p>${escaped(otherwise)}</p>`,
    `<p><a href="${escaped(stop)}">${escaped(stopping)}</a></p>`,
  ];
  return {
    language,
    subject,
    text: `${[subject, open, link, otherwise, `${stopping}: ${stop}`].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${lines.join('')}</body></html>`,
    messageId: `<${digest}@${new URL(publicUrl).hostname}>`,
    unsubscribeUrl: stop,
    isOneClick: true,
  };
}

const placeOf = (workspaceId: string): Place => ({
  table: 'workspace_invitations',
  workspaceId,
  field: 'link',
});
