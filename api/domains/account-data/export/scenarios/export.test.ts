import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { sweepExportsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createExport, getExportFile, listExports } from '#shared/contracts/account-data.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import type { Language } from '#shared/contracts/languages.ts';
import { getSettings, saveSettings } from '#shared/contracts/settings.ts';
import { PIXEL, type RichWorkspace, richWorkspace } from '../../testing/rich-workspace.ts';
import { unzip } from '../../testing/unzip.ts';
import { exportData } from '../export-data.ts';
import { exportedFiles, exportedTables, leftOut } from '../exported-tables.ts';

const app = testApp();

async function exported({ user }: Pick<RichWorkspace, 'user'>) {
  const { id } = await user.call(createExport);
  await app.runJobs();
  const response = await user.fetch(getExportFile.path.replace('{id}', id));
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { id, response, bytes, files: unzip(bytes) };
}

describe('an export', () => {
  it('holds everything the workspace owns, and nothing of others', async () => {
    const mine = await richWorkspace(app, 'exp_mine');
    await richWorkspace(app, 'exp_other');
    // Exported is what stands when its turn comes; a notification and the audit log have it afterwards.
    await app.runJobs();
    const { response, bytes, files } = await exported(mine);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="troupe-export-\d{4}-\d\d-\d\d\.zip"$/,
    );
    for (const { file, table } of exportedTables) {
      const rows = JSON.parse(String(files.get(file))) as object[];
      const [{ count } = { count: -1 }] = (await app.asOwner(
        `select count(*)::int from ${table} where workspace_id = '${mine.workspaceId}'
          ${table === 'notifications' ? `and type <> 'export_ready'` : ''}
          ${table === 'audit_events' ? `and action <> 'downloaded'` : ''}`,
      )) as { count: number }[];
      expect(rows, file).toHaveLength(count);
    }
    const whole = [...files.values()].join('\n');
    expect(whole).toContain('exp_mine persona');
    expect(whole).toContain('bridges are not');
    expect(whole).toContain('exp_mine post');
    expect(whole).not.toContain('exp_other');
    expect(JSON.parse(String(files.get('account.json')))).toMatchObject({ username: 'exp_mine' });
    const readme = String(files.get('README.txt'));
    for (const path of [...files.keys()].filter((file) => file !== 'README.txt')) {
      expect(readme).toContain(path.includes('/') ? `${path.split('/')[0]}/` : path);
    }
  });

  it.each<[Language, told: string]>([
    ['en', 'Not included: the tokens'],
    ['es', 'No incluido: los tokens'],
    ['fr', 'Non inclus\u00a0: les jetons'],
    ['de', 'Nicht enthalten: die Tokens'],
    ['ja', '含まれないもの：Xアカウントのトークン'],
    ['zh', '不包含：你的 X 账号令牌'],
  ])(
    'says what it holds in the language and on the day of its person: %s',
    async (language, told) => {
      const desk = await scheduleFixture(app, `exp_in_${language}`);
      const settings = await desk.user.call(getSettings);
      Object.assign(settings.profile, { language, timezone: 'JST' });
      await desk.user.call(saveSettings, { body: settings });
      const today = new Intl.DateTimeFormat(language, {
        dateStyle: 'long',
        timeZone: 'Asia/Tokyo',
      });
      const before = today.format();
      const readme = String((await exported(desk)).files.get('README.txt'));
      expect([before, today.format()].some((day) => readme.includes(day))).toBe(true);
      expect(readme).toContain(told);
      expect(readme).toContain('  post-parts.json\n');
      expect(readme.includes('Everything that Troupe keeps')).toBe(language === 'en');
    },
  );

  it('holds the pictures as they were uploaded', async () => {
    const desk = await richWorkspace(app, 'exp_pictures');
    const { files } = await exported(desk);
    const pictures = [...files].filter(([path]) => path.includes('/'));
    expect(pictures.map(([path]) => path.split('/')[0]).sort()).toEqual([
      'media',
      'profile-pictures',
    ]);
    for (const [path, bytes] of pictures) {
      expect(path).toMatch(/\.png$/);
      expect(bytes.toString('base64')).toBe(PIXEL);
    }
  });

  it('holds no token, no key and no hash', async () => {
    const desk = await richWorkspace(app, 'exp_secrets');
    await desk.user.call(createExtensionKey, { body: { name: 'laptop' } });
    await app.asOwner(`
      update social_accounts set access_token = 'secret-access', refresh_token = 'secret-refresh'
        where workspace_id = '${desk.workspaceId}';
      insert into push_subscriptions (workspace_id, endpoint, keys, device)
        values ('${desk.workspaceId}', 'https://secret-endpoint', 'secret-keys', 'd')`);
    const { files } = await exported(desk);
    const whole = [...files.values()].join('\n');
    expect(whole).not.toMatch(/secret-|never-shown|"key_hash"|_token"|v1\.[\w-]{8}\./);
    expect(String(files.get('extension-keys.json'))).toContain('laptop');
  });

  it('leaves no table of a workspace out that is not named as left out', async () => {
    const rows = await app.asOwner(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attname = 'workspace_id' and c.relkind = 'r'`);
    const named = new Set<string>([
      ...exportedTables.map(({ table }) => table),
      ...Object.keys(exportedFiles),
      ...leftOut,
    ]);
    expect((rows as { name: string }[]).map(({ name }) => name).sort()).toEqual([...named].sort());
  });

  it('tells how far it is, and then that it is ready', async () => {
    const desk = await scheduleFixture(app, 'exp_progress');
    await app.asOwner(`
      insert into viral_content (workspace_id, title, content, content_type, platform)
      select '${desk.workspaceId}', 't', repeat('x', 200), 'text', 'twitter'
      from generate_series(1, 3000)`);
    const begun = await desk.user.call(createExport);
    expect(begun).toMatchObject({ status: 'waiting', progress: 0, size: null });
    const { ctx } = app.running;
    const events = await ctx.live.watch(desk.workspaceId, AbortSignal.timeout(20_000));
    const seen: number[] = [];
    const listening = (async () => {
      for await (const event of events) {
        if (!('topic' in event) || event.topic !== 'exports') continue;
        const [latest] = await desk.user.call(listExports);
        seen.push(latest?.progress ?? 0);
        if (latest?.progress === 100) return;
      }
    })();
    await app.runJobs();
    await listening;
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(await desk.user.call(listExports)).toMatchObject([{ status: 'ready', progress: 100 }]);
    const notifications = await app.asOwner(
      `select type, link from notifications where workspace_id = '${desk.workspaceId}'`,
    );
    expect(notifications).toEqual([{ type: 'export_ready', link: '/settings' }]);
  });

  it('is one at a time, and three a day', async () => {
    const { user } = await scheduleFixture(app, 'exp_limits');
    const both = await Promise.all(
      [1, 2].map(() => user.fetch('/api/exports', { method: 'POST' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const round of [1, 2]) {
      await app.runJobs();
      expect((await user.fetch('/api/exports', { method: 'POST' })).status, `${round}`).toBe(201);
    }
    await app.runJobs();
    const fourth = await user.fetch('/api/exports', { method: 'POST' });
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(await user.call(listExports)).toHaveLength(3);
  });

  it('is gone after a day, and given up when nobody writes it', async () => {
    const desk = await scheduleFixture(app, 'exp_old');
    const { id } = await exported(desk);
    const stuck = await desk.user.call(createExport);
    await app.asOwner(`
      update data_exports set created_at = now() - interval '2 hours' where id = '${stuck.id}';
      update data_exports set created_at = now() - interval '25 hours' where id = '${id}'`);
    expect((await desk.user.fetch(`/api/exports/${id}/file`)).status).toBe(404);
    await app.recur(sweepExportsJob);
    expect(await desk.user.call(listExports)).toMatchObject([{ id: stuck.id, status: 'failed' }]);
    expect(await app.asOwner(`select 1 from data_export_pieces where export_id = '${id}'`)).toEqual(
      [],
    );
    await app.runJobs();
    expect(await desk.user.call(listExports)).toMatchObject([{ status: 'failed' }]);
  });

  it('that was cut short is written anew from the start', async () => {
    const desk = await richWorkspace(app, 'exp_cut');
    const { id } = await desk.user.call(createExport);
    const payload = { workspaceId: desk.workspaceId, exportId: id };
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(exportData(app.running.ctx, payload, stopped)).rejects.toThrow('stopped');
    expect(await desk.user.call(listExports)).toMatchObject([{ status: 'working' }]);
    await app.runJobs();
    const response = await desk.user.fetch(`/api/exports/${id}/file`);
    expect(unzip(Buffer.from(await response.arrayBuffer())).has('README.txt')).toBe(true);
  });

  it('belongs to its workspace, and is out of reach of an extension key', async () => {
    const desk = await scheduleFixture(app, 'exp_owner');
    const { id } = await exported(desk);
    const { user: thief } = await scheduleFixture(app, 'exp_thief');
    expect(await thief.refused(getExportFile, { params: { id } })).toMatchObject({ status: 404 });
    expect(await thief.call(listExports)).toEqual([]);
    const { key } = await desk.user.call(createExtensionKey, { body: { name: 'k' } });
    expect(await app.withKey(key).refused(createExport)).toMatchObject({ status: 403 });
  });

  it('of 20,000 posts stays small in memory and reads by indexes', async () => {
    const desk = await scheduleFixture(app, 'exp_large');
    await app.asOwner(`
      with made as (
        insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
          not_before, grace_minutes)
        select '${desk.workspaceId}', 'twitter', now() + n * interval '1 minute', 'UTC', '', now(),
          60 from generate_series(1, 20000) n
        returning workspace_id, id)
      insert into post_parts (workspace_id, post_id, position, text)
      select workspace_id, id, 0, repeat(md5(id::text), 8) from made`);
    await app.asOwner('analyze scheduled_posts; analyze post_parts');
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }, 20);
    const { files, bytes } = await exported(desk);
    clearInterval(watch);
    expect(JSON.parse(String(files.get('posts.json')))).toHaveLength(20_000);
    expect(bytes.length).toBeGreaterThan(1_000_000);
    expect(most).toBeLessThan(150_000_000);
    const plan = await withWorkspace(app.running.ctx.db, desk.workspaceId, (tx) =>
      sql<{ 'QUERY PLAN': string }>`
        explain select to_jsonb(t) from post_parts t where t.workspace_id = ${desk.workspaceId}
          and (t.post_id, t.position) > (${crypto.randomUUID()}::uuid, 0)
        order by t.post_id, t.position limit 500`.execute(tx),
    );
    expect(JSON.stringify(plan.rows)).toMatch(/Index Scan using post_parts_pkey/);
  });
});
