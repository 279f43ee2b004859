import { withWorkspace } from '#api/db/tenant.ts';
import type { Caller, TestApp } from '#api/testing/app.ts';
import { getSettings, type Settings, saveSettings } from '#shared/contracts/settings.ts';
import type { Notice } from '../notice.ts';
import { notify } from '../public.ts';

/** Somebody who is told things. */
export interface Reader {
  user: Caller;
  workspaceId: string;
  tell(notice?: Partial<Notice>): Promise<void>;
  change(edit: (settings: Settings) => void): Promise<void>;
}

export async function readerNamed(app: TestApp, username: string): Promise<Reader> {
  const user = await app.signIn(username);
  const [member] = (await app.asOwner(`
    select workspace_id from workspace_members join users on users.id = user_id
    where username = '${username}'`)) as [{ workspace_id: string }];
  const workspaceId = member.workspace_id;
  return {
    user,
    workspaceId,
    tell: (notice = {}) =>
      withWorkspace(app.running.ctx.db, workspaceId, (tx) =>
        notify(tx, workspaceId, {
          type: 'market_alert',
          title: 'BTC above $100,000',
          message: 'Bitcoin is at $100,120.',
          ...notice,
        }),
      ),
    async change(edit) {
      const settings = await user.call(getSettings);
      edit(settings);
      await user.call(saveSettings, { body: settings });
    },
  };
}
