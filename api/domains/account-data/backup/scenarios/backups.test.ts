import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { queueBackupsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { listBackups, restoreBackup } from '#shared/contracts/account-data.ts';
import {
  deleteBucket,
  deleteSample,
  getPersonaBuckets,
  listBuckets,
  listSamples,
  setPersonaBuckets,
} from '#shared/contracts/buckets.ts';
import { listCampaigns } from '#shared/contracts/campaigns.ts';
import { listDrafts } from '#shared/contracts/drafts.ts';
import { deletePersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { listScheduledPosts } from '#shared/contracts/publishing.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import { deleteViralContent, listViralContent } from '#shared/contracts/viral.ts';
import { type RichWorkspace, richWorkspace } from '../../testing/rich-workspace.ts';
import { queueBackups } from '../queue-backups.ts';

const app = testApp();

async function backedUp(desk: Pick<RichWorkspace, 'user'>) {
  await app.runJobs();
  await app.recur(queueBackupsJob);
  await app.runJobs();
  const [backup] = await desk.user.call(listBackups);
  return backup as NonNullable<typeof backup>;
}

describe('the daily backup', () => {
  it('is made once a day, however often it is asked for, and holds the content', async () => {
    const desk = await richWorkspace(app, 'bak_daily');
    const backup = await backedUp(desk);
    expect(backup.day).toBe(new Date().toISOString().slice(0, 10));
    await backedUp(desk);
    expect(await desk.user.call(listBackups)).toEqual([backup]);
    const response = await desk.user.fetch(`/api/backups/${backup.id}/file`);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(backup.size);
    const content = JSON.parse(String(gunzipSync(bytes))) as Record<string, { name?: string }[]>;
    expect(Object.keys(content)).toEqual([
      'personas',
      'content_buckets',
      'content_samples',
      'persona_buckets',
      'drafts',
      'forgotten_lessons',
      'viral_content',
      'persona_viral',
      'campaigns',
      'scheduled_posts',
      'post_parts',
    ]);
    for (const rows of Object.values(content).filter((_, at) => at !== 7)) {
      expect(rows.length).toBeGreaterThan(0);
    }
    expect(JSON.stringify(content)).not.toMatch(/"workspace_id"|never-shown/);
  });

  it('is not made where the settings switch it off', async () => {
    const { user } = await scheduleFixture(app, 'bak_off');
    const body = structuredClone(defaultSettings);
    body.privacy.contentBackup = false;
    await user.call(saveSettings, { body });
    await app.recur(queueBackupsJob);
    await app.runJobs();
    expect(await user.call(listBackups)).toEqual([]);
    await user.call(saveSettings, { body: defaultSettings });
    await app.recur(queueBackupsJob);
    await app.runJobs();
    expect(await user.call(listBackups)).toHaveLength(1);
  });

  it('comes first for whoever has waited longest, when not all can have theirs at once', async () => {
    await app.asOwner('delete from content_backups; delete from pgboss.job');
    await app.recur(queueBackupsJob);
    await app.runJobs();
    const desks = [];
    for (const [name, days] of Object.entries({ wait_two: 2, wait_one: 1, wait_five: 5 })) {
      const desk = await scheduleFixture(app, name);
      await app.asOwner(`insert into content_backups (workspace_id, day, bytes, size)
        values ('${desk.workspaceId}', current_date - ${days}, '\\x00', 1)`);
      desks.push(desk.workspaceId);
    }
    const [two, one, five] = desks;
    const fresh = (await scheduleFixture(app, 'wait_never')).workspaceId;
    const turns = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await queueBackups(app.running.ctx, 1);
      const queued = await app.asOwner(
        `select data->>'workspaceId' as id from pgboss.job
         where name = 'back-up-content' and state = 'created'`,
      );
      turns.push((queued as { id: string }[]).map(({ id }) => id));
      await app.runJobs();
    }
    expect(turns).toEqual([[fresh], [five], [two], [one]]);
  });

  it('is not restored where it would unpack to more than the server can hold', async () => {
    const { user, workspaceId } = await scheduleFixture(app, 'bak_bomb');
    const bytes = gzipSync(Buffer.alloc(129 * 1024 * 1024, ' ')).toString('hex');
    const [row] = (await app.asOwner(`insert into content_backups (workspace_id, day, bytes, size)
      values ('${workspaceId}', current_date, '\\x${bytes}', 1) returning id`)) as [{ id: string }];
    const refused = await user.refused(restoreBackup, { params: { id: row.id } });
    expect(refused).toMatchObject({ status: 413, code: 'too_large' });
    expect(refused.message).toBe('This backup is too large to be restored. Download it instead.');
  });

  it('is kept for seven days', async () => {
    const desk = await scheduleFixture(app, 'bak_seven');
    await app.asOwner(`
      insert into content_backups (workspace_id, day, bytes, size)
      select '${desk.workspaceId}', current_date - n, '\\x00', 1 from generate_series(1, 9) n`);
    await backedUp(desk);
    const days = (await desk.user.call(listBackups)).map(({ day }) => day);
    expect(days).toHaveLength(7);
    expect(days).toEqual(
      days.map((_, at) => new Date(Date.now() - at * 86_400_000).toISOString().slice(0, 10)),
    );
  });

  it('goes after seven days where no more are made', async () => {
    const { user, workspaceId } = await scheduleFixture(app, 'bak_no_more');
    const body = structuredClone(defaultSettings);
    body.privacy.contentBackup = false;
    await user.call(saveSettings, { body });
    await app.asOwner(`
      insert into content_backups (workspace_id, day, bytes, size)
      select '${workspaceId}', current_date - n, '\\x00', 1 from generate_series(5, 9) n`);
    await app.recur(queueBackupsJob);
    expect(await user.call(listBackups)).toHaveLength(2);
  });

  it('belongs to its workspace', async () => {
    const { id } = await backedUp(await scheduleFixture(app, 'bak_owner'));
    const { user: thief } = await scheduleFixture(app, 'bak_thief');
    expect((await thief.fetch(`/api/backups/${id}/file`)).status).toBe(404);
    expect(await thief.refused(restoreBackup, { params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('restoring a backup', () => {
  it('brings back what is missing under its own ids, paused and private, and never posts', async () => {
    const desk = await richWorkspace(app, 'bak_back');
    const { user, personaId, bucketId, campaignId, draftId } = desk;
    const forgotten = () =>
      app.asOwner(`select kind, phrase from forgotten_lessons where persona_id = '${personaId}'`);
    const { id } = await backedUp(desk);
    const forgottenBefore = await forgotten();
    expect(forgottenBefore).toHaveLength(1);
    const [viral] = await user.call(listViralContent);
    await user.call(deletePersona, { params: { id: personaId } });
    await user.call(deleteBucket, { params: { id: bucketId } });
    await user.call(deleteViralContent, { params: { id: viral?.id ?? '' } });
    expect(await user.call(listCampaigns)).toEqual([]);
    const postsBefore = await user.call(listScheduledPosts);

    expect(await user.call(restoreBackup, { params: { id } })).toEqual({
      personas: 1,
      buckets: 1,
      samples: 2,
      drafts: 1,
      viralContent: 1,
      campaigns: 1,
    });
    expect(await user.call(listPersonas)).toMatchObject([
      {
        id: personaId,
        status: 'paused',
        trainingData: 'gm. I write like this',
        facts: [{ kind: 'product', text: 'bak_back shows depth' }],
      },
    ]);
    expect(await user.call(listBuckets)).toMatchObject([
      { id: bucketId, isPublic: false, totalSamples: 2 },
    ]);
    const samples = await user.call(listSamples, { params: { id: bucketId } });
    expect(samples.map(({ content }) => content).sort()).toEqual([
      'bridges are not',
      'rollups are cheap',
    ]);
    expect(await user.call(listViralContent)).toEqual([viral]);
    expect(await user.call(listCampaigns)).toMatchObject([{ id: campaignId, status: 'paused' }]);
    const links = await user.call(getPersonaBuckets, { params: { id: personaId } });
    expect(links.bucketIds).toEqual([bucketId]);
    const drafts = await user.call(listDrafts, { params: { id: personaId } });
    expect(drafts.map((draft) => draft.id)).toEqual([draftId]);
    expect(await forgotten()).toEqual(forgottenBefore);
    expect((await user.call(listScheduledPosts)).length).toBe(postsBefore.length);
    expect(await app.runJobs()).toBeGreaterThan(0);
  });

  it('ties what came back to the personas that had learnt from it, and nothing else', async () => {
    const desk = await richWorkspace(app, 'bak_links');
    const { user, personaId, bucketId, workspaceId } = desk;
    const [viral] = await user.call(listViralContent);
    const viralId = viral?.id ?? '';
    await app.asOwner(`insert into persona_viral (workspace_id, persona_id, viral_content_id)
      values ('${workspaceId}', '${personaId}', '${viralId}')`);
    const { id } = await backedUp(desk);
    const params = { id: personaId };
    const virals = () =>
      app.asOwner(`select viral_content_id from persona_viral where persona_id = '${personaId}'`);

    await user.call(deleteBucket, { params: { id: bucketId } });
    await user.call(deleteViralContent, { params: { id: viralId } });
    await user.call(restoreBackup, { params: { id } });
    expect((await user.call(getPersonaBuckets, { params })).bucketIds).toEqual([bucketId]);
    expect(await virals()).toEqual([{ viral_content_id: viralId }]);

    await user.call(setPersonaBuckets, { params, body: { bucketIds: [] } });
    await user.call(restoreBackup, { params: { id } });
    expect((await user.call(getPersonaBuckets, { params })).bucketIds).toEqual([]);

    await user.call(deletePersona, { params });
    await user.call(deleteViralContent, { params: { id: viralId } });
    await user.call(restoreBackup, { params: { id } });
    expect(await virals()).toEqual([{ viral_content_id: viralId }]);
    await app.runJobs();
  });

  it('doubles nothing, and changes nothing that is there', async () => {
    const desk = await richWorkspace(app, 'bak_twice');
    const { user, bucketId } = desk;
    const { id } = await backedUp(desk);
    const before = [await user.call(listPersonas), await user.call(listBuckets)];
    const nothing = {
      personas: 0,
      buckets: 0,
      samples: 0,
      drafts: 0,
      viralContent: 0,
      campaigns: 0,
    };
    expect(await user.call(restoreBackup, { params: { id } })).toEqual(nothing);
    expect([await user.call(listPersonas), await user.call(listBuckets)]).toEqual(before);

    const [gone] = await user.call(listSamples, { params: { id: bucketId } });
    await user.call(deleteSample, { params: { id: gone?.id ?? '' } });
    const both = await Promise.all([1, 2].map(() => user.call(restoreBackup, { params: { id } })));
    expect(both.map(({ samples }) => samples).sort()).toEqual([0, 1]);
    expect(await user.call(listBuckets)).toMatchObject([{ totalSamples: 2, isPublic: true }]);
  });

  it('takes one from before a column was dropped, and before a table was kept', async () => {
    const desk = await richWorkspace(app, 'bak_older');
    const { user, personaId } = desk;
    const { id } = await backedUp(desk);
    const response = await user.fetch(`/api/backups/${id}/file`);
    const content = JSON.parse(String(gunzipSync(Buffer.from(await response.arrayBuffer()))));
    for (const persona of content.personas) persona.star_sign = 'libra';
    delete content.viral_content;
    delete content.persona_viral;
    await app.asOwner(`update content_backups set
      bytes = '\\x${gzipSync(JSON.stringify(content)).toString('hex')}' where id = '${id}'`);
    await user.call(deletePersona, { params: { id: personaId } });
    const back = await user.call(restoreBackup, { params: { id } });
    expect(back).toMatchObject({ personas: 1, drafts: 1, viralContent: 0, campaigns: 1 });
    expect(await user.call(listPersonas)).toMatchObject([{ id: personaId, status: 'paused' }]);
    await app.runJobs();
  });

  it('is all or nothing', async () => {
    const desk = await richWorkspace(app, 'bak_whole');
    const { user, personaId } = desk;
    const { id } = await backedUp(desk);
    await user.call(deletePersona, { params: { id: personaId } });
    // The last thing that comes back cannot: its table refuses it.
    await app.asOwner(
      `alter table campaigns add constraint broken check (name not like 'bak_whole%')`,
    );
    const response = await user.fetch(`/api/backups/${id}/restore`, { method: 'POST' });
    expect(response.status).toBe(500);
    expect(await user.call(listPersonas)).toEqual([]);
    await app.asOwner('alter table campaigns drop constraint broken');
    expect(await user.call(restoreBackup, { params: { id } })).toMatchObject({ personas: 1 });
  });
});
