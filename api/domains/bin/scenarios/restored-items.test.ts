import { expect, it } from 'vitest';
import { campaignFixture, day } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { purgeExpiredJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { listBin, purgeItem, restoreItem } from '#shared/contracts/bin.ts';
import {
  createBucket,
  createSample,
  deleteBucket,
  deleteSample,
  listBuckets,
  listSamples,
} from '#shared/contracts/buckets.ts';
import { deleteCampaign, listCampaigns, setCampaignStatus } from '#shared/contracts/campaigns.ts';
import { createComment, listComments } from '#shared/contracts/comments.ts';
import { listDrafts } from '#shared/contracts/drafts.ts';
import { createPersona, deletePersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas, PERSONAS_PER_WORKSPACE } from '#shared/contracts/personas.ts';
import { listScheduledPosts, updateScheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp();
const at = (id: string) => ({ params: { id } });

it('every table that a deletion empties comes back, or ends on purpose', async () => {
  const cascading = (await app.asOwner(`
    with recursive gone as (
      select 'personas'::regclass::oid as t union select 'campaigns'::regclass::oid
      union select c.conrelid from pg_constraint c join gone on c.confrelid = gone.t
        and c.contype = 'f' and c.confdeltype = 'c'
    ) select t::regclass::text as name from gone order by 1`)) as { name: string }[];
  expect(cascading.map(({ name }) => name)).toEqual([
    'campaigns',
    'comment_mentions',
    'comments',
    'drafts',
    'forgotten_lessons',
    'persona_buckets',
    'persona_images',
    'persona_usage',
    'persona_viral',
    'persona_voices',
    'personas',
    // These end with the deletion.
    'review_links',
    'viral_training_jobs',
  ]);
});

it('a persona comes back with its campaigns, drafts, comments, picture and posts', async () => {
  const { user, ids } = await fullWorkspace(app);
  await app.asOwner(`update drafts set outcome = 'accepted' where id = '${ids.draft}';
    update social_accounts set persona_id = '${ids.persona}' where id = '${ids.account}';
    insert into persona_usage (workspace_id, persona_id, month) select workspace_id, id,
      date_trunc('month', now()) from personas where id = '${ids.persona}'`);
  const { id: threadId } = await user.call(createComment, {
    body: { kind: 'campaign', subjectId: ids.campaign, body: 'Too early?' },
  });
  const before = {
    personas: await user.call(listPersonas),
    drafts: await user.call(listDrafts, at(ids.persona)),
    posts: await user.call(listScheduledPosts),
  };
  await user.call(deletePersona, at(ids.persona));
  expect(await user.call(listCampaigns)).toEqual([]);
  expect(await user.call(listBin)).toMatchObject([
    { id: ids.persona, kind: 'persona', name: 'Mira', deletedBy: expect.any(String) },
    { id: ids.deleted },
  ]);
  await user.call(restoreItem, at(ids.persona));
  expect(await user.call(listPersonas)).toEqual(before.personas);
  expect(await user.call(listDrafts, at(ids.persona))).toEqual(before.drafts);
  expect(await user.call(listScheduledPosts)).toEqual(before.posts);
  expect(await user.call(listCampaigns)).toMatchObject([{ id: ids.campaign, status: 'paused' }]);
  const subject = { kind: 'campaign' as const, subjectId: ids.campaign };
  const { threads } = await user.call(listComments, { query: subject });
  expect(threads).toMatchObject([{ id: threadId, body: 'Too early?', isOwn: true }]);
  const kept = await app.asOwner(`select
    (select count(*)::int from persona_images where persona_id = '${ids.persona}') as pictures,
    (select count(*)::int from persona_usage where persona_id = '${ids.persona}') as usage,
    (select count(*)::int from social_accounts where persona_id = '${ids.persona}') as accounts`);
  expect(kept).toEqual([{ pictures: 1, usage: 1, accounts: 1 }]);
  expect(await user.call(listBin)).toMatchObject([{ id: ids.deleted }]);
  expect(await user.refused(restoreItem, at(ids.persona))).toMatchObject({ status: 404 });
});

it('a campaign comes back paused with its posts, and plans no occurrence again', async () => {
  const desk = await campaignFixture(app, 'bin_campaign');
  await desk.connect('bin_campaign_x');
  const { id } = await desk.create({ endDate: day(4) });
  const planned = await desk.posts();
  const [first, edited] = planned.toSorted((a, b) => (a.scheduledTime < b.scheduledTime ? -1 : 1));
  if (!edited) throw new Error('Too few posts');
  await desk.user.call(updateScheduledPost, {
    ...at(edited.id),
    body: { content: 'By hand', version: edited.version },
  });
  await desk.user.call(createComment, {
    body: { kind: 'post', subjectId: edited.id, body: 'Better so' },
  });
  await desk.force(
    first?.id ?? '',
    `status = 'posted', posted_at = now(), scheduled_time = now() - interval '1 minute'`,
  );
  await desk.user.call(deleteCampaign, at(id));
  expect(await desk.posts()).toMatchObject([{ id: first?.id, campaignId: null }]);
  await desk.user.call(restoreItem, at(id));
  expect(await desk.user.call(listCampaigns)).toMatchObject([{ id, status: 'paused' }]);
  const restored = await desk.posts();
  expect(restored.map((post) => post.content).sort()).toEqual(
    planned.map((post) => (post.id === edited.id ? 'By hand' : post.content)).sort(),
  );
  for (const post of restored) {
    expect(post).toMatchObject(
      post.id === first?.id
        ? { campaignId: id, status: 'posted' }
        : { campaignId: id, status: 'held', detail: 'Its campaign is paused.' },
    );
  }
  const subject = { kind: 'post' as const, subjectId: edited.id };
  const { threads } = await desk.user.call(listComments, { query: subject });
  expect(threads).toMatchObject([{ body: 'Better so' }]);
  await desk.user.call(setCampaignStatus, { ...at(id), body: { status: 'active' } });
  const rows = (await app.asOwner(`select occurrence from scheduled_posts
    where campaign_id = '${id}'`)) as { occurrence: string }[];
  expect(new Set(rows.map(({ occurrence }) => occurrence)).size).toBe(rows.length);
  expect(rows).toHaveLength(planned.length);
  expect((await desk.posts()).map((post) => [post.id, post.status]).sort()).toEqual(
    planned.map((post) => [post.id, post.id === first?.id ? 'posted' : 'pending']).sort(),
  );
});

it('what waits for approval waits again, and what a worker has is not in the bin', async () => {
  const desk = await campaignFixture(app, 'bin_waiting', { postsByItself: false });
  await desk.connect('bin_waiting_x');
  const { id } = await desk.create({ endDate: day(4) });
  const [taken, ...waiting] = await desk.posts();
  const lease = `status = 'publishing', hold_reason = null, lease_until = now() + interval '1 minute'`;
  await desk.force(taken?.id ?? '', lease);
  await desk.user.call(deleteCampaign, at(id));
  await app.asOwner(`delete from scheduled_posts where id = '${taken?.id}'`);
  await desk.user.call(restoreItem, at(id));
  const posts = await desk.posts();
  expect(posts.map((post) => post.id).sort()).toEqual(waiting.map((post) => post.id).sort());
  for (const post of posts) expect(post).toMatchObject({ status: 'held', holdReason: 'approval' });
});

it('posts of a restored persona that were sent meanwhile are not planned again', async () => {
  const desk = await campaignFixture(app, 'bin_sent');
  await desk.connect('bin_sent_x');
  await desk.create({ endDate: day(4) });
  const planned = await desk.posts();
  await desk.user.call(deletePersona, at(desk.body.personaId));
  const sent = planned[0]?.id ?? '';
  await desk.force(sent, `status = 'posted', posted_at = now()`);
  await desk.user.call(restoreItem, at(desk.body.personaId));
  const [campaign] = await desk.user.call(listCampaigns);
  const active = { ...at(campaign?.id ?? ''), body: { status: 'active' as const } };
  await desk.user.call(setCampaignStatus, active);
  const posts = await desk.posts();
  expect(posts.map(({ id }) => id).sort()).toEqual(planned.map(({ id }) => id).sort());
  for (const post of posts) {
    expect(post).toMatchObject({
      campaignId: campaign?.id,
      status: post.id === sent ? 'posted' : 'pending',
    });
  }
});

it('a campaign waits for its persona, and a persona for room', async () => {
  const { user, ids } = await fullWorkspace(app);
  await user.call(deleteCampaign, at(ids.campaign));
  await user.call(deletePersona, at(ids.persona));
  expect(await user.refused(restoreItem, at(ids.campaign))).toMatchObject({
    status: 409,
    reason: 'rule.not-restorable',
  });
  expect(await user.call(listBin)).toHaveLength(3);
  await app.asOwner(`insert into personas (workspace_id, name, description, personality, type, platform, tone)
    select workspace_id, 'one more', 'd', 'p', 'ct_lead', 'twitter', 'casual'
    from personas, generate_series(2, ${PERSONAS_PER_WORKSPACE}) where id = '${ids.trainee}'`);
  expect(await user.refused(restoreItem, at(ids.persona))).toMatchObject({
    status: 409,
    reason: 'rule.most-personas',
  });
  await app.asOwner(`delete from personas where name = 'one more'`);
  for (const id of [ids.persona, ids.campaign]) await user.call(restoreItem, at(id));
  expect(await user.call(listCampaigns)).toMatchObject([{ id: ids.campaign }]);
});

it('a sample comes back with what was found of it, where its bucket is', async () => {
  const { user } = await scheduleFixture(app, 'bin_sample');
  const bucket = { name: 'Threads', description: '', category: 'crypto' as const, tags: [] };
  const { id: bucketId } = await user.call(createBucket, { body: { ...bucket, isPublic: false } });
  const sample = {
    content: 'rollups are cheap',
    contentType: 'tweet' as const,
    platform: 'twitter' as const,
    metadata: { engagement: '', notes: '' },
  };
  const added = await user.call(createSample, { ...at(bucketId), body: sample });
  await app.asOwner(`update content_samples set quality = 7 where id = '${added.id}'`);
  await user.call(deleteSample, at(added.id));
  expect(await user.call(listBin)).toMatchObject([{ kind: 'sample', name: sample.content }]);
  await user.call(restoreItem, at(added.id));
  expect(await user.call(listSamples, at(bucketId))).toMatchObject([{ id: added.id, quality: 7 }]);
  expect(await user.call(listBuckets)).toMatchObject([{ totalSamples: 1 }]);
  await user.call(deleteSample, at(added.id));
  await user.call(createSample, { ...at(bucketId), body: sample });
  const gone = { status: 409, reason: 'rule.not-restorable' };
  expect(await user.refused(restoreItem, at(added.id))).toMatchObject(gone);
  await user.call(deleteBucket, at(bucketId));
  expect(await user.refused(restoreItem, at(added.id))).toMatchObject(gone);
});

it('what is deleted forever, or was deleted 30 days ago, is gone', async () => {
  const { user, workspaceId } = await scheduleFixture(app, 'bin_forever');
  const made = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      user.call(createPersona, { body: { name, description: 'd', personality: 'p' } }),
    ),
  );
  for (const { id } of made) await user.call(deletePersona, at(id));
  const [first, second, third] = made.map(({ id }) => id) as [string, string, string];
  await user.call(purgeItem, at(first));
  expect(await user.refused(restoreItem, at(first))).toMatchObject({ status: 404 });
  expect(await user.refused(purgeItem, at(first))).toMatchObject({ status: 404 });
  const age = (id: string, days: number) =>
    app.asOwner(`update deleted_items set deleted_at = now() - interval '${days} days'
      where id = '${id}'`);
  await age(second, 31);
  await age(third, 29);
  await app.recur(purgeExpiredJob);
  expect(await user.call(listBin)).toMatchObject([{ id: third, name: 'c' }]);
  await app.asOwner(`delete from workspaces where id = '${workspaceId}'`);
  expect(await app.asOwner(`select 1 from deleted_items where id = '${third}'`)).toEqual([]);
});

it('the bin keeps the latest 200 of a kind', async () => {
  const { user, ids, workspaceId } = await fullWorkspace(app);
  await app.asOwner(`insert into deleted_items (workspace_id, id, kind, name, deleted_at, rows, links)
    select '${workspaceId}', gen_random_uuid(), 'persona', 'old ' || n, now() - n * interval '1 hour',
      '{}', '{}' from generate_series(1, 200) n`);
  await user.call(deletePersona, at(ids.persona));
  const items = await user.call(listBin);
  expect(items).toHaveLength(200);
  expect(items.at(-1)).toMatchObject({ name: 'old 198' });
});
