import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { assertNotificationWorded } from '#api/testing/assert-worded.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { dismissNotification, listNotifications } from '#shared/contracts/notifications.ts';
import { getSettings, type Settings, saveSettings } from '#shared/contracts/settings.ts';
import { writeReports } from './write-reports.ts';

const app = testApp();
/** A Monday and a Tuesday, at nine in Tokyo. */
const MONDAY = '2026-09-14T00:00:00Z';
const TUESDAY = '2026-09-15T00:00:00Z';
const run = (at: string) => writeReports(app.running.ctx, at);

async function deskInTokyo(name: string, edit: (settings: Settings) => void = () => {}) {
  const desk = await scheduleFixture(app, name);
  const settings = await desk.user.call(getSettings);
  settings.profile.timezone = 'JST';
  edit(settings);
  await desk.user.call(saveSettings, { body: settings });
  return desk;
}

/** A post that went out then, with figures unless X has told none. */
async function posted(desk: Desk, at: string, engagement: number | null) {
  const { id } = await desk.schedule();
  const impressions = engagement && engagement * 10;
  await desk.force(
    id,
    `status = 'posted', posted_at = '${at}', impressions = ${impressions}, engagement = ${engagement}`,
  );
}

async function reports(desk: Desk, type: string) {
  const found = (await desk.user.call(listNotifications)).filter(
    (notification) => notification.type === type,
  );
  for (const notification of found) assertNotificationWorded(notification);
  return found;
}

describe('the daily report', () => {
  it('tells of yesterday where its person lives, once, not again when it was dismissed', async () => {
    const desk = await deskInTokyo('report_daily');
    await posted(desk, '2026-09-13T14:59:59Z', 21);
    await posted(desk, '2026-09-13T15:00:00Z', 30);
    await posted(desk, '2026-09-14T14:59:59Z', 12);
    await posted(desk, '2026-09-14T15:00:00Z', 500);
    await run(TUESDAY);
    await run(TUESDAY);
    const [report, ...more] = await reports(desk, 'performance_report');
    expect(more).toEqual([]);
    expect(report?.title).toBe('Yesterday: 2 posts');
    expect(report?.link).toBe('/analytics');
    expect(report?.message).toMatch(
      /^420 impressions, 42 engagements \(\+100% on the day before\)\. Best: ".+" with 30\.$/,
    );
    await desk.user.call(dismissNotification, { params: { id: report?.id ?? '' } });
    await run(TUESDAY);
    expect(await reports(desk, 'performance_report')).toEqual([]);
    expect(await reports(desk, 'weekly_digest')).toEqual([]);
  });

  it('makes up no figures where X has told none', async () => {
    const desk = await deskInTokyo('report_blank');
    await posted(desk, '2026-09-14T03:00:00Z', null);
    await run(TUESDAY);
    const [report] = await reports(desk, 'performance_report');
    expect(report?.message).toBe('X has no metrics for them yet.');
  });

  it('comes to everybody else where one cannot be written', async () => {
    const desks = [await deskInTokyo('report_one'), await deskInTokyo('report_two')];
    for (const desk of desks) await posted(desk, '2026-09-14T03:00:00Z', 5);
    const [first, second] = desks.toSorted((a, b) => (a.workspaceId < b.workspaceId ? -1 : 1));
    await app.asOwner(`
      create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'refused'; end $$;
      create trigger refuse before insert on notifications for each row
        when (new.workspace_id = '${first?.workspaceId}') execute function refuse()`);
    try {
      await run(TUESDAY);
    } finally {
      await app.asOwner('drop function refuse cascade');
    }
    expect(await reports(second as Desk, 'performance_report')).toHaveLength(1);
    expect(await reports(first as Desk, 'performance_report')).toEqual([]);
    expect(
      app.logged.filter((line) => line.includes('A report could not be written')),
    ).toHaveLength(1);
    await run(TUESDAY);
    expect(await reports(first as Desk, 'performance_report')).toHaveLength(1);
  });

  it('does not come before nine, without posts, nor to who switched it off', async () => {
    const desk = await deskInTokyo('report_early');
    await posted(desk, '2026-09-14T03:00:00Z', 5);
    const idle = await deskInTokyo('report_idle');
    const off = await deskInTokyo('report_off', ({ notifications }) => {
      notifications.performanceReports = false;
    });
    await posted(off, '2026-09-14T03:00:00Z', 5);
    await run('2026-09-14T23:59:00Z');
    expect(await reports(desk, 'performance_report')).toEqual([]);
    await run(TUESDAY);
    expect(await reports(desk, 'performance_report')).toHaveLength(1);
    for (const one of [idle, off]) expect(await reports(one, 'performance_report')).toEqual([]);
  });
});

describe('the weekly digest', () => {
  it('tells on Mondays of the seven days before', async () => {
    const desk = await deskInTokyo('digest_week');
    await posted(desk, '2026-09-01T03:00:00Z', 80);
    await posted(desk, '2026-09-08T03:00:00Z', 40);
    await posted(desk, '2026-09-13T14:00:00Z', 20);
    const [long, late, gone] = [
      await desk.connect('digest_week'),
      await desk.connect('digest_late'),
      await desk.connect('digest_gone'),
    ];
    await app.asOwner(`update social_accounts set access_token = '' where id = '${gone}'`);
    const readings = [
      [long, '2026-09-05', 1_000],
      [long, '2026-09-12', 1_030],
      [long, '2026-09-14', 9_999],
      // Connected within the week: those that it came with were not gained.
      [late, '2026-09-09', 5_000],
      [late, '2026-09-11', 5_004],
      [gone, '2026-09-05', 100],
      [gone, '2026-09-12', 700],
    ];
    await app.asOwner(`insert into follower_snapshots (workspace_id, account_id, day, followers)
      values ${readings.map(([id, day, count]) => `('${desk.workspaceId}', '${id}', '${day}', ${count})`).join()}`);
    await run(MONDAY);
    await run(MONDAY);
    const [digest, ...more] = await reports(desk, 'weekly_digest');
    expect(more).toEqual([]);
    expect(digest?.title).toBe('Your week: 2 posts');
    expect(digest?.message).toMatch(
      /^600 impressions, 60 engagements \(-25% on the week before\)\. Best: ".+" with 40\. \+34 followers\.$/,
    );
  });

  it('does not come to who switched it off', async () => {
    const desk = await deskInTokyo('digest_off', ({ notifications }) => {
      notifications.weeklyDigest = false;
    });
    await posted(desk, '2026-09-08T03:00:00Z', 40);
    await run(MONDAY);
    expect(await reports(desk, 'weekly_digest')).toEqual([]);
  });
});
