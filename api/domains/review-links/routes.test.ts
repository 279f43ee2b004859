import { describe, expect, it } from 'vitest';
import { teamOf } from '#api/domains/invitations/testing/team.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import { type CreatePostInput, createScheduledPost } from '#shared/contracts/publishing.ts';
import { uploadMedia } from '#shared/contracts/publishing-media.ts';
import * as links from '#shared/contracts/review-links.ts';
import { holderOf, linkBy } from './testing/shared-team.ts';

const app = testApp();

const schedule = (by: Caller, changes: Partial<CreatePostInput> = {}) =>
  by.call(createScheduledPost, {
    body: { content: freshText(), scheduledTime: inFuture(24), ...changes },
  });
const idsOf = async (token: string) =>
  (await holderOf(app, token).read()).review?.posts.map(({ id }) => id);

describe('a review link', () => {
  it('is told once, listed while it is open, and is in no table and in no log', async () => {
    const { owner } = await teamOf(app, 'linking_desk');
    const { id: postId, content } = await schedule(owner);
    const made = await owner.call(links.createReviewLink, {
      body: { postId, may: 'view', reviewer: '  Jane (client) ' },
    });
    expect(made).toMatchObject({
      postId,
      campaignId: null,
      targetName: content,
      may: 'view',
      reviewer: 'Jane (client)',
      createdBy: 'linking_desk',
      lastUsedAt: null,
      isGood: true,
    });
    const { link, ...listed } = made;
    expect(await owner.call(links.listReviewLinks)).toEqual([listed]);
    const token = link.split('/').at(-1) ?? '';
    await holderOf(app, token).read();
    await app.stranger.fetch(`/review/${token}`);
    const rows = await app.asOwner(
      `select l::text as text from review_links l where id = '${made.id}'
       union all select a::text from audit_events a where target_id = '${made.id}'`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(app.logged.join('')).not.toContain(token);
    await owner.call(links.revokeReviewLink, { params: { id: made.id } });
    expect(await owner.call(links.listReviewLinks)).toEqual([]);
    const twice = await owner.refused(links.revokeReviewLink, { params: { id: made.id } });
    expect(twice).toMatchObject({ status: 404 });
  });

  it('is read without any change, and says nothing of members, holds and personas', async () => {
    const { owner, workspaceId } = await teamOf(app, 'quiet_desk', 'author');
    const { id: postId } = await schedule(owner, { madeWithAi: true });
    await app.asOwner(`update scheduled_posts set status = 'held', hold_reason = 'person',
      detail = 'A secret of the desk' where id = '${postId}'`);
    const { token } = await linkBy({ caller: owner }, { may: 'view' });
    const before = await tablePrints(app);
    const { review } = await holderOf(app, token).read();
    const page = await (await app.stranger.fetch(`/review/${token}`)).text();
    expect(await tablePrints(app)).toEqual(before);
    expect(review).toMatchObject({ workspaceName: 'quiet_desk', target: 'calendar', isAll: true });
    expect(review?.posts).toMatchObject([{ id: postId, isSent: false, madeWithAi: true }]);
    for (const text of [JSON.stringify(review), page]) {
      expect(text).not.toMatch(/secret of the desk|held|persona|member1/);
      expect(text).not.toContain(workspaceId);
    }
  });

  it('of a calendar shows the next 30 days, of a post that one, and no proposals', async () => {
    const { owner } = await teamOf(app, 'showing_desk');
    const [near, far, proposed, sent] = [
      await schedule(owner),
      await schedule(owner, { scheduledTime: inFuture(24 * 40) }),
      await schedule(owner),
      await schedule(owner),
    ];
    await app.asOwner(`update scheduled_posts set review = 'draft' where id = '${proposed.id}';
      update scheduled_posts set status = 'posted', posted_at = now(),
        scheduled_time = now() - interval '1 hour' where id = '${sent.id}'`);
    expect(await idsOf((await linkBy({ caller: owner }, { may: 'view' })).token)).toEqual([
      near.id,
    ]);
    const one = await linkBy({ caller: owner }, { postId: far.id, may: 'view' });
    expect(await idsOf(one.token)).toEqual([far.id]);
  });

  it('of a campaign shows what it will publish and has published within 30 days', async () => {
    const { owner, workspaceId } = await teamOf(app, 'campaign_desk');
    const campaignId = crypto.randomUUID();
    await app.asOwner(`insert into personas (workspace_id, id, name, description, personality, type,
        platform, tone) values ('${workspaceId}', '${campaignId}', 'P', 'd', 'p', 'ct_lead', 'twitter',
        'casual');
      insert into campaigns (workspace_id, id, name, description, persona_id, platform, status,
        frequency, times, days, time_zone, templates, hashtags, tone, start_date)
      values ('${workspaceId}', '${campaignId}', 'Launch <b>', '', '${campaignId}', 'twitter',
        'paused', 'daily', '{09:00}', '{}', 'UTC', '{gm}', '{}', 'casual', current_date)`);
    const posts = [await schedule(owner), await schedule(owner), await schedule(owner)];
    const other = await schedule(owner);
    const [toCome, lately, before] = posts.map(({ id }) => id);
    await app.asOwner(`
      update scheduled_posts set campaign_id = '${campaignId}' where id <> '${other.id}'
        and workspace_id = '${workspaceId}';
      update scheduled_posts set status = 'posted', scheduled_time = now() - interval '2 days',
        posted_at = now() - interval '2 days' where id = '${lately}';
      update scheduled_posts set status = 'posted', scheduled_time = now() - interval '31 days',
        posted_at = now() - interval '31 days' where id = '${before}'`);
    const { token } = await linkBy({ caller: owner }, { campaignId, may: 'view' });
    expect(await idsOf(token)).toEqual([lately, toCome]);
    const { review } = await holderOf(app, token).read();
    expect(review).toMatchObject({ target: 'campaign', campaignName: 'Launch <b>' });
  });

  it('hands out the media of the posts that it shows and of no other', async () => {
    const { owner } = await teamOf(app, 'media_desk');
    const [shown, other] = await Promise.all(
      [201, 202].map((size) =>
        owner.call(uploadMedia, { body: { data: pngOf(size).dataUrl, altText: 'A chart' } }),
      ),
    );
    const withMedia = (id = '') => ({ parts: [{ text: freshText(), mediaIds: [id] }] });
    const { id: postId } = await schedule(owner, withMedia(shown?.id));
    await schedule(owner, withMedia(other?.id));
    const { id, token } = await linkBy({ caller: owner }, { postId, may: 'view' });
    const get = (mediaId = '') => app.stranger.fetch(`/api/review/${token}/media/${mediaId}`);
    const picture = await get(shown?.id);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(pngOf(201).bytes);
    const missing = { params: { token, id: other?.id } };
    expect(await app.stranger.refused(links.readReviewMedia, missing)).toMatchObject({
      status: 404,
    });
    await owner.call(links.revokeReviewLink, { params: { id } });
    expect((await get(shown?.id)).status).toBe(404);
  });

  it('that is unknown, revoked, expired or of a workspace that leaves opens nothing', async () => {
    const { owner, workspaceId } = await teamOf(app, 'closing_desk');
    const { id: postId } = await schedule(owner);
    const seen = { postId, version: 1, contentHash: '0'.repeat(64) };
    const read = (token: string) => app.stranger.call(links.readReviewLink, { params: { token } });
    for (const token of ['x', 'A'.repeat(43), crypto.randomUUID()]) {
      const params = { token };
      const unknown = { status: 404, code: 'not_found', params: { field: 'Review link' } };
      expect(await app.stranger.refused(links.readReviewLink, { params })).toMatchObject(unknown);
      const body = { ...seen, decision: 'approved' };
      expect(await app.stranger.refused(links.decideByReviewLink, { params, body })).toMatchObject(
        unknown,
      );
    }
    const ends = [
      ['revoked', (id: string) => `update review_links set revoked_at = now() where id = '${id}'`],
      ['expired', (id: string) => `update review_links set expires_at = now() where id = '${id}'`],
      [
        'revoked',
        () =>
          `update workspaces set delete_after = now() + interval '1 day' where id = '${workspaceId}'`,
      ],
    ] as const;
    for (const [state, statement] of ends) {
      const { id, token } = await linkBy({ caller: owner });
      expect(await read(token)).toMatchObject({ state: 'open' });
      await app.asOwner(statement(id));
      expect(await read(token)).toEqual({ state, review: null });
      expect(await holderOf(app, token).refused(seen)).toMatchObject({
        status: 409,
        reason: `rule.link-${state}`,
      });
    }
  });

  it('is for a post or a campaign of the workspace, one of a hundred, by whoever may approve', async () => {
    const { owner, workspaceId, members } = await teamOf(app, 'limits_desk', 'author', 'editor');
    const stranger = await app.signIn('foreign_desk');
    const { id: foreign } = await schedule(stranger);
    const asked = (more: object) => ({ body: { may: 'view', reviewer: 'Jane', ...more } });
    for (const more of [{ postId: foreign }, { campaignId: foreign }]) {
      expect(await owner.refused(links.createReviewLink, asked(more))).toMatchObject({
        status: 404,
      });
    }
    const both = asked({ postId: foreign, campaignId: foreign });
    expect(await owner.refused(links.createReviewLink, both)).toMatchObject({ status: 422 });
    expect(await owner.refused(links.createReviewLink, asked({ reviewer: ' ' }))).toMatchObject({
      issues: [{ path: 'reviewer', code: 'field.required' }],
    });
    const [author, editor] = members.map(({ caller }) => caller);
    expect(await author?.refused(links.createReviewLink, asked({}))).toMatchObject({ status: 403 });
    expect(await author?.refused(links.listReviewLinks)).toMatchObject({ status: 403 });
    expect(await editor?.call(links.createReviewLink, asked({}) as never)).toMatchObject({
      may: 'view',
    });
    // Five of a hundred are each member's, even where the others have taken all.
    await app.asOwner(`insert into review_links (workspace_id, token_hash, may, reviewer, created_at,
        created_by)
      select '${workspaceId}', sha256(concat('many', i)::bytea), 'view', 'J',
        now() - interval '2 days', case when i < 5 then '${members[1]?.id}'::uuid end
      from generate_series(1, 99) i`);
    expect(await editor?.refused(links.createReviewLink, asked({}))).toMatchObject({
      status: 409,
      reason: 'rule.most-review-links',
    });
  });
});
