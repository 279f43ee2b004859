import { withWorkspace } from '#api/db/tenant.ts';
import type { Caller, TestApp } from '#api/testing/app.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { getSettings, type Settings, saveSettings } from '#shared/contracts/settings.ts';
import { notify } from '../public.ts';
import type { NewNotification } from '../queries.ts';

/** A notification whose words may be of no language. */
export type Told = Partial<Omit<NewNotification, 'title' | 'message'>> & {
  title?: Message | string;
  message?: Message | string;
};

/** Somebody who is told things. */
export interface Reader {
  user: Caller;
  workspaceId: string;
  tell(notification?: Told): Promise<void>;
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
    tell: (notification = {}) =>
      withWorkspace(app.running.ctx.db, workspaceId, (tx) =>
        notify(tx, workspaceId, {
          type: 'market_alert',
          ...notification,
          title: messageOf(notification.title ?? 'BTC above $100,000'),
          message: messageOf(notification.message ?? 'Bitcoin is at $100,120.'),
        }),
      ),
    async change(edit) {
      const settings = await user.call(getSettings);
      edit(settings);
      await user.call(saveSettings, { body: settings });
    },
  };
}

function messageOf(told: Message | string): Message {
  return typeof told === 'string' ? message('text.as-it-is', { text: told }) : told;
}
