import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { createExport } from '#shared/contracts/account-data.ts';
import { exportAuditEvents, listAuditEvents } from '#shared/contracts/audit.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { createInvitation, resendInvitation } from '#shared/contracts/invitations.ts';
import { changeMember } from '#shared/contracts/members.ts';
import { createPersona, deletePersona, updatePersona } from '#shared/contracts/persona-changes.ts';
import {
  createScheduledPost,
  deleteScheduledPost,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { describeMedia, uploadMedia } from '#shared/contracts/publishing-media.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';

const app = testApp();
const persona = { name: 'Mira', description: 'd', personality: 'dry' };

describe('the audit log', () => {
  it('says who changed what from what to what, by session or key, in the order of the changes', async () => {
    const owner = await app.signIn('auditor');
    const { workspaceId, id } = await owner.call(getCurrentUser);
    const editor = await memberOf(app, workspaceId, 'editor', 'key_editor');
    const { key } = await editor.call(createExtensionKey, { body: { name: 'Laptop' } });
    const made = await owner.call(createPersona, { body: persona });
    const params = { id: made.id };
    await app.withKey(key).call(updatePersona, { params, body: { ...persona, name: 'Vera' } });
    await owner.call(deletePersona, { params });
    const { events, isLast } = await owner.call(listAuditEvents, { query: { kind: 'persona' } });
    expect(isLast).toBe(true);
    expect(events).toMatchObject([
      { action: 'deleted', actorId: id, changes: { name: { before: 'Vera' } }, targetName: null },
      {
        action: 'changed',
        actorName: 'key_editor',
        actorRole: 'editor',
        via: 'key',
        targetId: made.id,
        changes: { name: { before: 'Mira', after: 'Vera' } },
      },
      {
        action: 'created',
        via: 'session',
        actorRole: 'owner',
        changes: { name: { after: 'Mira' } },
      },
    ]);
    expect(events[1]?.changes).not.toHaveProperty('description');
    expect(events[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(events[0]?.address).toMatch(/^(127\.0\.0\.1|::1)$/);
  });

  it('says that a profile was changed, and nothing of its mail address', async () => {
    const { user } = await scheduleFixture(app, 'audited_address');
    const withEmail = (email: string, bio: string) => ({
      ...defaultSettings,
      profile: { ...defaultSettings.profile, email, bio },
    });
    await user.call(saveSettings, { body: withEmail('', 'calm') });
    const list = () => user.call(listAuditEvents, { query: { kind: 'settings' } });
    const before = await list();
    await user.call(saveSettings, { body: withEmail('one@mail.example', 'calm') });
    expect(await list()).toEqual(before);
    await user.call(saveSettings, { body: withEmail('two@mail.example', 'dry') });
    const [event] = (await list()).events;
    expect(event?.changes).toMatchObject({ profile: { after: { bio: 'dry' } } });
    expect(JSON.stringify((await list()).events)).not.toContain('mail.example');
  });

  it('shows the text of a post before and after, and the new one of a new post once', async () => {
    const desk = await scheduleFixture(app, 'audited_desk');
    const [first, second] = [freshText(), freshText()];
    const post = await desk.user.call(createScheduledPost, {
      body: { content: first, platform: 'twitter', scheduledTime: inFuture(48), timeZone: 'UTC' },
    });
    const created = await desk.user.call(listAuditEvents, { query: { target: post.id } });
    expect(created.events).toHaveLength(1);
    await desk.user.call(updateScheduledPost, {
      params: { id: post.id },
      body: { content: second, version: post.version },
    });
    const { events } = await desk.user.call(listAuditEvents, { query: { target: post.id } });
    expect(events.map(({ action }) => action)).toEqual(expect.not.arrayContaining(['deleted']));
    expect(events.find(({ changes }) => changes.text)).toMatchObject({
      action: 'changed',
      changes: { text: { before: first, after: second } },
    });
    await desk.user.call(deleteScheduledPost, { params: { id: post.id } });
    const after = await desk.user.call(listAuditEvents, { query: { target: post.id } });
    expect(after.events.filter(({ action }) => action === 'deleted')).toHaveLength(1);
  });

  it('holds no secret: a key, a token or a hash of one', async () => {
    const owner = await app.signIn('secretive');
    const { key } = await owner.call(createExtensionKey, { body: { name: 'Laptop' } });
    const { api } = defaultSettings;
    const openaiApiKey = 'sk-live-0123456789abcdef0123456789abcdef';
    await owner.call(saveSettings, { body: { ...defaultSettings, api: { ...api, openaiApiKey } } });
    const { events } = await owner.call(listAuditEvents, { query: {} });
    expect(events.map(({ targetKind }) => targetKind)).toEqual(
      expect.arrayContaining(['key', 'settings']),
    );
    const rows = JSON.stringify(
      await app.asOwner(`select to_jsonb(e) - 'hash' as event from audit_events e`),
    );
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(openaiApiKey);
    expect(rows).not.toContain('hash');
  });

  it('says who exported everything, changed the key of a provider, described a picture, and sent an invitation again', async () => {
    const owner = await app.signIn('gapless');
    await owner.call(createExport);
    const { api } = defaultSettings;
    const save = (openaiApiKey: string) =>
      owner.call(saveSettings, {
        body: { ...defaultSettings, api: { ...api, openaiApiKey } },
      });
    await save('sk-live-0123456789abcdef0123456789abcdef');
    await save('sk-live-fedcba9876543210fedcba9876543210');
    const { id } = await owner.call(uploadMedia, { body: { data: pngOf(200).dataUrl } });
    await owner.call(describeMedia, { params: { id }, body: { altText: 'A chart' } });
    const invited = await owner.call(createInvitation, {
      body: { xUsername: 'gapless_b', role: 'viewer' },
    });
    await owner.call(resendInvitation, { params: { id: invited.id } });
    const { events } = await owner.call(listAuditEvents, { query: {} });
    const said = events.map(({ action, targetKind, changes }) => [action, targetKind, changes]);
    const keys = ['openaiApiKey'];
    expect(said.slice(0, 4)).toEqual([
      ['changed', 'invitation', { sent_at: expect.anything() }],
      ['created', 'invitation', expect.anything()],
      ['changed', 'media', { alt_text: { before: '', after: 'A chart' } }],
      ['changed', 'settings', { secrets: { before: keys, after: keys } }],
    ]);
    expect(said.at(-2)).toEqual(['created', 'export', {}]);
    expect(said.at(-1)).toEqual(['created', 'session', {}]);
  });

  it('is gone with the change that fails, and written for nobody in the background', async () => {
    const owner = await app.signIn('failing');
    const { id } = await owner.call(getCurrentUser);
    await owner.refused(changeMember, { params: { id }, body: { role: 'viewer' } });
    await app.asOwner(`update workspaces set name = 'by a job' where name = 'failing'`);
    const { events } = await owner.call(listAuditEvents, { query: {} });
    expect(events.map(({ targetKind }) => targetKind)).toEqual(['session']);
  });

  it('cannot be changed or deleted by the server that writes it', async () => {
    const owner = await app.signIn('fixed_log');
    const { workspaceId } = await owner.call(getCurrentUser);
    await owner.call(createPersona, { body: persona });
    for (const statement of [
      `update audit_events set actor_name = 'x' where workspace_id = '${workspaceId}'`,
      `delete from audit_events where workspace_id = '${workspaceId}'`,
    ]) {
      const changed = withWorkspace(app.running.ctx.db, workspaceId, (tx) =>
        sql.raw(statement).execute(tx),
      );
      await expect(changed).rejects.toThrow('permission denied');
    }
  });

  it('comes a page at a time, by person, kind and day, and as a file', async () => {
    const owner = await app.signIn('many_lines');
    const { workspaceId, id } = await owner.call(getCurrentUser);
    await app.asOwner(`insert into audit_events (workspace_id, at, actor_id, actor_name, actor_role,
        via, request_id, address, action, target_kind, target_id, changes)
      select '${workspaceId}', '2026-03-01T12:00:00Z'::timestamptz + i * interval '1 hour', '${id}',
        'many_lines', 'owner', 'session', '${id}', '', 'changed', 'campaign', '${id}',
        jsonb_build_object('name', jsonb_build_object('before', '=1+1', 'after', i))
      from generate_series(0, 119) i`);
    const seen: string[] = [];
    let after: string | undefined;
    for (let isLast = false; !isLast; ) {
      const page = await owner.call(listAuditEvents, {
        query: { kind: 'campaign', ...(after ? { after } : {}) },
      });
      seen.push(...page.events.map(({ at }) => at));
      after = page.events.at(-1)?.id;
      isLast = page.isLast;
    }
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...seen].sort().reverse());
    const day = { from: '2026-03-02', to: '2026-03-02' };
    expect((await owner.call(listAuditEvents, { query: day })).events).toHaveLength(24);
    const nobody = { actor: crypto.randomUUID() };
    expect((await owner.call(listAuditEvents, { query: nobody })).events).toEqual([]);
    const file = await owner.fetch(`${exportAuditEvents.path}?from=2026-03-02&to=2026-03-02`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(25);
    expect(lines[1]).toContain('2026-03-02T23:00:00.000Z,many_lines,owner,session');
    // A spreadsheet runs no formula of a name.
    expect(lines[1]).toContain('name: =1+1');
  });

  it('finds its lines by an index', async () => {
    const plan = JSON.stringify(
      await app.asOwner(`explain select id from audit_events
        where workspace_id = '${crypto.randomUUID()}' order by at desc, id desc limit 50`),
    );
    expect(plan).toContain('audit_events_list_idx');
  });
});
