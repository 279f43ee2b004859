import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { watchChanges } from '#shared/contracts/live.ts';
import {
  countUnread,
  dismissNotification,
  listNotifications,
  markAllRead,
  markNotification,
} from '#shared/contracts/notifications.ts';
import { readerNamed } from './testing/reader.ts';

const app = testApp();

describe('notifications', () => {
  it('are listed newest first, and counted until they are read', async () => {
    const { user, tell } = await readerNamed(app, 'notice_list');
    expect(await user.call(listNotifications)).toEqual([]);
    expect(await user.call(countUnread)).toEqual({ unread: 0 });
    await tell({ coinSymbol: 'BTC', link: '/notifications' });
    await tell({ type: 'post_failed', title: 'Post failed' });
    const [newest, oldest] = await user.call(listNotifications);
    expect(newest).toMatchObject({ type: 'post_failed', title: 'Post failed', isRead: false });
    expect(oldest).toMatchObject({
      type: 'market_alert',
      coinSymbol: 'BTC',
      link: '/notifications',
      message: 'Bitcoin is at $100,120.',
    });
    expect(await user.call(countUnread)).toEqual({ unread: 2 });
    const id = oldest?.id ?? '';
    const read = await user.call(markNotification, { params: { id }, body: { isRead: true } });
    expect(read).toEqual({ ...oldest, isRead: true });
    expect(await user.call(countUnread)).toEqual({ unread: 1 });
    await user.call(markNotification, { params: { id }, body: { isRead: false } });
    expect(await user.call(countUnread)).toEqual({ unread: 2 });
    await user.call(markAllRead);
    expect(await user.call(countUnread)).toEqual({ unread: 0 });
    expect((await user.call(listNotifications)).map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  it('once dismissed are gone, and their occasion is not told again', async () => {
    const { user, tell } = await readerNamed(app, 'notice_gone');
    await tell({ occasion: 'once' });
    await tell({ occasion: 'once', title: 'Again' });
    const [only, ...more] = await user.call(listNotifications);
    expect(more).toEqual([]);
    expect(only?.title).toBe('BTC above $100,000');
    const input = { params: { id: only?.id ?? '' } };
    await user.call(dismissNotification, input);
    await tell({ occasion: 'once' });
    expect(await user.call(listNotifications)).toEqual([]);
    expect(await user.call(countUnread)).toEqual({ unread: 0 });
    expect(await user.refused(dismissNotification, input)).toMatchObject({ status: 404 });
    const reading = { ...input, body: { isRead: false } };
    expect(await user.refused(markNotification, reading)).toMatchObject({ status: 404 });
  });

  it('belong to one workspace', async () => {
    const mine = await readerNamed(app, 'notice_mine');
    const other = await readerNamed(app, 'notice_other');
    await mine.tell();
    const [notification] = await mine.user.call(listNotifications);
    const params = { id: notification?.id ?? '' };
    expect(await other.user.refused(dismissNotification, { params })).toMatchObject({
      status: 404,
    });
    const reading = { params, body: { isRead: true } };
    expect(await other.user.refused(markNotification, reading)).toMatchObject({ status: 404 });
    await other.user.call(markAllRead);
    expect(await mine.user.call(countUnread)).toEqual({ unread: 1 });
    expect(await other.user.call(listNotifications)).toEqual([]);
  });

  it('are heard of at once by who is looking, and so is that they were read', async () => {
    const { user, tell } = await readerNamed(app, 'notice_live');
    const response = await user.fetch(watchChanges.path);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = async () => {
      for (let text = ''; ; ) {
        const next = await reader?.read();
        if (!next || next.done) throw new Error('the stream ended');
        text += next.value;
        if (text.includes('"topic":"notifications"')) return;
      }
    };
    await tell();
    await heard();
    await user.call(markAllRead);
    await heard();
    await reader?.cancel();
  });

  it('show the latest 200', async () => {
    const { user, workspaceId } = await readerNamed(app, 'notice_many');
    await app.asOwner(`
      insert into notifications (workspace_id, type, title, message, triggered_at)
      select '${workspaceId}', 'market_alert', 'n' || n, 'm',
        now() - make_interval(secs => n)
      from generate_series(1, 250) n`);
    const shown = await user.call(listNotifications);
    expect(shown).toHaveLength(200);
    expect(shown[0]?.title).toBe('n1');
    expect(await user.call(countUnread)).toEqual({ unread: 250 });
  });
});
