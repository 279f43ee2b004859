import type { Caller, TestApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { readMail } from '#api/testing/read-mail.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { confirmMailAddress } from '#shared/contracts/mail-address.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { getSettings, type Settings, saveSettings } from '#shared/contracts/settings.ts';
import type { MailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';

export interface MailedMember {
  caller: Caller;
  id: string;
  address: string;
  change(edit: (settings: Settings) => void): Promise<void>;
  /** Opens the link that was mailed to their address, or last to this one. */
  confirm(address?: string): Promise<void>;
}

/** A member who has given an address, and whom its link was mailed to. */
export async function mailedMember(
  app: TestApp,
  mails: MailSandbox,
  workspaceId: string,
  username: string,
  role: Role = 'editor',
): Promise<MailedMember> {
  const caller = await memberOf(app, workspaceId, role, username);
  const { id } = await caller.call(getCurrentUser);
  const address = `${username}@example.com`;
  const change: MailedMember['change'] = async (edit) => {
    const settings = await caller.call(getSettings);
    edit(settings);
    await caller.call(saveSettings, { body: settings });
  };
  await change(({ profile }) => {
    profile.email = address;
  });
  await app.runJobs();
  const first = linkTo(mails, address);
  return {
    ...{ caller, id, address, change },
    async confirm(given = address) {
      const token = given === address ? first : linkTo(mails, given);
      await app.stranger.call(confirmMailAddress, { body: { token } });
    },
  };
}

/** The secret of the link that was mailed to this address last; empty: none was. */
export function linkTo({ received }: MailSandbox, address: string): string {
  const sources = received.filter(({ to }) => to.includes(address)).map(({ source }) => source);
  const found = sources.map(
    (source) => /confirm-email#token=([\w.-]+)/.exec(readMail(source).text)?.[1],
  );
  return found.findLast((token) => token !== undefined) ?? '';
}
