import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNotificationsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import * as notifications from '#shared/contracts/notifications.ts';
import { checkPush, subscribePush } from '#shared/contracts/push.ts';
import { getSettings, saveSettings } from '#shared/contracts/settings.ts';
import { enqueueDeliveries } from '../enqueue-deliveries.ts';
import { startPushService } from '../testing/push-service.ts';
import { readerNamed } from '../testing/reader.ts';

const service = await startPushService();
afterAll(service.stop);
const app = testApp();
type Caller = Awaited<ReturnType<typeof memberOf>>;

beforeEach(() => {
  service.taken.length = 0;
});

async function two(name: string) {
  const reader = await readerNamed(app, name);
  const other = await memberOf(app, reader.workspaceId, 'editor');
  return { ...reader, other, otherId: (await other.call(getCurrentUser)).id };
}

const unread = async (who: Caller) => (await who.call(notifications.countUnread)).unread;
const read = (id: string, isRead: boolean) => ({ params: { id }, body: { isRead } });

describe('what one member has read', () => {
  it('is unread for the others, until they read it too', async () => {
    const { user, other, tell, workspaceId } = await two('reads_own');
    await tell();
    await tell({ title: 'Another' });
    const [first] = await user.call(notifications.listNotifications);
    const id = first?.id ?? '';
    expect(await user.call(notifications.markNotification, read(id, true))).toMatchObject({
      isRead: true,
    });
    expect([await unread(user), await unread(other)]).toEqual([1, 2]);
    await user.call(notifications.markAllRead);
    expect([await unread(user), await unread(other)]).toEqual([0, 2]);
    await other.call(notifications.markAllRead);
    const byAll = await app.asOwner(
      `select is_read from notifications where workspace_id = '${workspaceId}'`,
    );
    expect(byAll).toEqual([{ is_read: true }, { is_read: true }]);
    // Not read again by one, it stays read for the other.
    await other.call(notifications.markNotification, read(id, false));
    expect([await unread(user), await unread(other)]).toEqual([0, 1]);
  });

  it('or dismissed stays in the lists of the others', async () => {
    const { user, other, tell, workspaceId } = await two('reads_gone');
    await tell();
    const params = { id: (await user.call(notifications.listNotifications))[0]?.id ?? '' };
    await user.call(notifications.dismissNotification, { params });
    expect(await user.call(notifications.listNotifications)).toEqual([]);
    expect(await user.refused(notifications.dismissNotification, { params })).toMatchObject({
      status: 404,
    });
    expect(await other.call(notifications.listNotifications)).toMatchObject([{ isRead: false }]);
    await other.call(notifications.dismissNotification, { params });
    expect(
      await app.asOwner(`select dismissed_at is not null as gone from notifications
        where workspace_id = '${workspaceId}'`),
    ).toEqual([{ gone: true }]);
  });
});

it('what was told before a member joined is no news to them, and is read once the others have', async () => {
  const reader = await readerNamed(app, 'reads_before');
  await reader.tell();
  const late = await memberOf(app, reader.workspaceId, 'editor');
  await app.asOwner(`update workspace_members set joined_at = now() + interval '1 second'
    where workspace_id = '${reader.workspaceId}' and not is_founder`);
  expect([await unread(reader.user), await unread(late)]).toEqual([1, 0]);
  const [first] = await late.call(notifications.listNotifications);
  expect(first).toMatchObject({ isRead: true });
  await late.call(notifications.markNotification, read(first?.id ?? '', false));
  expect(await unread(late)).toBe(1);
  await late.call(notifications.markNotification, read(first?.id ?? '', true));
  await app.asOwner('delete from notification_reads');
  await reader.user.call(notifications.markAllRead);
  expect(
    await app.asOwner(`select is_read from notifications
      where workspace_id = '${reader.workspaceId}'`),
  ).toEqual([{ is_read: true }]);
});

describe('a browser that another member signs in with', () => {
  it('shows nothing that was for the one before, and is not said to be theirs', async () => {
    const { user, other, otherId, tell } = await two('browser_shared');
    const body = { ...service.browser('shared'), device: 'Chrome' };
    await other.call(subscribePush, { body });
    expect(await user.call(checkPush, { body })).toEqual({ subscribed: false });
    await tell({ userId: otherId, title: 'For one alone' });
    await enqueueDeliveries(app.running.ctx.across, false);
    await user.call(subscribePush, { body });
    expect(await user.call(checkPush, { body })).toEqual({ subscribed: true });
    await app.recur(deliverNotificationsJob);
    expect(service.taken).toEqual([]);
  });

  it('hears of no topic that its member has switched off', async () => {
    const { other, tell } = await two('browser_topic');
    await other.call(subscribePush, { body: { ...service.browser('topic'), device: 'Chrome' } });
    const settings = await other.call(getSettings);
    settings.notifications.marketAlerts = false;
    await other.call(saveSettings, { body: settings });
    await tell();
    await tell({ type: 'post_failed' });
    await app.recur(deliverNotificationsJob);
    expect(service.taken).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  it.each([
    ['CET', '2026-07-01T20:30Z', true],
    ['CET', '2026-07-01T04:59Z', true],
    ['CET', '2026-07-01T05:00Z', false],
    ['CET', '2026-01-15T20:59Z', false],
    ['CET', '2026-01-15T21:00Z', true],
    ['EST', '2026-07-02T02:00Z', true],
    ['EST', '2026-07-02T11:00Z', false],
    ['PST', '2026-07-02T05:00Z', true],
    ['JST', '2026-07-01T13:00Z', true],
    // The nights in which the clock is changed.
    ['Europe/Berlin', '2026-03-29T04:59Z', true],
    ['Europe/Berlin', '2026-03-29T05:00Z', false],
    ['Europe/Berlin', '2026-10-25T05:59Z', true],
    ['Europe/Berlin', '2026-10-25T06:00Z', false],
    ['Nowhere/Here', '2026-07-01T23:00Z', false],
  ])('from 22:00 to 07:00 in %s at %s: %s', async (quietZone, moment, expected) => {
    const settings = { quietHours: true, quietFrom: '22:00', quietTo: '07:00', quietZone };
    expect(
      await app.asOwner(`select is_quiet('${JSON.stringify(settings)}', '${moment}') as quiet`),
    ).toEqual([{ quiet: expected }]);
  });

  const browse = (who: Caller, name: string) =>
    who.call(subscribePush, { body: { ...service.browser(name), device: 'Chrome' } });
  const around = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  const quiet = async (who: Caller, from: number, to: number) => {
    const settings = await who.call(getSettings);
    Object.assign(settings.notifications, {
      ...{ quietHours: true, quietFrom: around(from), quietTo: around(to), quietZone: 'UTC' },
    });
    await who.call(saveSettings, { body: settings });
  };

  it("of one member hold their pushes back, and nobody else's; the list fills", async () => {
    const { user, other, tell } = await two('quiet_one');
    await browse(user, 'quiet_owner');
    await browse(other, 'quiet_other');
    await quiet(other, -2, 2);
    await tell();
    await app.recur(deliverNotificationsJob);
    expect(service.taken).toHaveLength(1);
    expect(await unread(other)).toBe(1);
    // Over, what waited goes out.
    await quiet(other, 2, 4);
    await app.recur(deliverNotificationsJob);
    expect(service.taken).toHaveLength(2);
  });

  it('of a member stay as they were when an older client saves without them', async () => {
    const { user } = await two('quiet_older');
    await quiet(user, -2, 2);
    const { notifications, ...rest } = await user.call(getSettings);
    const { quietHours, quietFrom, quietTo, quietZone, ...older } = notifications;
    await user.call(saveSettings, { body: { ...rest, notifications: older } });
    expect((await user.call(getSettings)).notifications).toEqual(notifications);
    expect([quietHours, quietFrom, quietTo, quietZone]).toEqual([
      true,
      ...[expect.any(String), expect.any(String), 'UTC'],
    ]);
  });

  it('take no zone that is none, and no time that is none', async () => {
    const { user } = await two('quiet_wrong');
    const settings = await user.call(getSettings);
    for (const wrong of [{ quietZone: 'Mars' }, { quietFrom: '25:00' }, { quietTo: '' }]) {
      const notifications = { ...settings.notifications, ...wrong };
      expect(
        await user.refused(saveSettings, { body: { ...settings, notifications } }),
      ).toMatchObject({ status: 422 });
    }
  });
});
