import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { teamOf } from '#api/domains/invitations/testing/team.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { COMMENTS_PER_SUBJECT, createComment } from '#shared/contracts/comments.ts';
import { createInvitation, OPEN_INVITATIONS } from '#shared/contracts/invitations.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { PERSONAS_PER_WORKSPACE } from '#shared/contracts/personas.ts';
import { createPostDraft, DRAFTS_PER_WORKSPACE, emptyPost } from '#shared/contracts/post-drafts.ts';
import { beginMediaUpload } from '#shared/contracts/publishing-media.ts';
import { createReviewLink, OPEN_REVIEW_LINKS } from '#shared/contracts/review-links.ts';
import { createWatchRule, RULES_PER_COIN } from '#shared/contracts/watchlist.ts';

const app = testApp({ MEDIA_GB_PER_DAY: '1' });
const persona = { name: 'P', description: 'd', personality: 'p' };

interface Case {
  limit: number;
  add(caller: Caller, subjectId: string): Promise<unknown>;
  endpoint: Parameters<Caller['refused']>[0];
  body(subjectId: string): Record<string, unknown>;
  /** Rows of a member, as SQL: `n` counts them. */
  fill(workspace: string, user: string, subjectId: string): string;
}

const caseOf = (made: Omit<Case, 'add'>): Case => ({
  ...made,
  add: (caller, subjectId) =>
    caller.call(made.endpoint as never, { body: made.body(subjectId) } as never),
});

let names = 0;
const cases: Record<string, Case> = {
  drafts: caseOf({
    limit: DRAFTS_PER_WORKSPACE,
    endpoint: createPostDraft,
    body: () => ({ id: randomUUID(), content: emptyPost }),
    fill: (workspace, user) => `insert into post_drafts (workspace_id, id, content, added_by)
      select '${workspace}', gen_random_uuid(), '{"parts": []}', '${user}'`,
  }),
  personas: caseOf({
    limit: PERSONAS_PER_WORKSPACE,
    endpoint: createPersona,
    body: () => ({ ...persona, name: `P${names++}` }),
    fill: (workspace, user) => `insert into personas (workspace_id, name, description, personality,
        type, platform, tone, training_data, added_by)
      select '${workspace}', 'filler', 'd', 'p', 'custom', 'twitter', 'casual', '', '${user}'`,
  }),
  rules: caseOf({
    limit: RULES_PER_COIN,
    endpoint: createWatchRule,
    body: () => ({ coinId: 'shared-coin', kind: 'price_above', threshold: 1 }),
    fill: (
      workspace,
      user,
    ) => `insert into watch_rules (workspace_id, coin_id, kind, threshold, added_by)
      select '${workspace}', 'shared-coin', 'price_above', n, '${user}'`,
  }),
  comments: caseOf({
    limit: COMMENTS_PER_SUBJECT,
    endpoint: createComment,
    body: (subjectId) => ({
      kind: 'persona',
      subjectId,
      parentId: null,
      body: 'gm',
      visibility: 'internal',
    }),
    fill: (
      workspace,
      user,
      persona,
    ) => `insert into comments (workspace_id, persona_id, body, visibility, author_id)
      select '${workspace}', '${persona}', 'filler', 'internal', '${user}'`,
  }),
  'review links': caseOf({
    limit: OPEN_REVIEW_LINKS,
    endpoint: createReviewLink,
    body: () => ({ postId: null, campaignId: null, may: 'view', reviewer: 'Client' }),
    fill: (
      workspace,
      user,
    ) => `insert into review_links (workspace_id, token_hash, may, reviewer, created_by)
      select '${workspace}', sha256(gen_random_uuid()::text::bytea), 'view', 'r', '${user}'`,
  }),
  invitations: caseOf({
    limit: OPEN_INVITATIONS,
    endpoint: createInvitation,
    body: () => ({ xUsername: `guest_${names++}`, role: 'viewer' }),
    fill: (
      workspace,
      user,
    ) => `insert into workspace_invitations (workspace_id, token_hash, email, role, invited_by)
      select '${workspace}', sha256(gen_random_uuid()::text::bytea), gen_random_uuid() || '@example.com', 'viewer', '${user}'`,
  }),
};

async function teamWithSubject(name: string) {
  const { owner, workspaceId, members } = await teamOf(app, name, 'admin', 'viewer');
  const { id: subjectId } = await owner.call(createPersona, { body: persona });
  await app.asOwner(`insert into watched_coins (workspace_id, coin_id, symbol, name)
    values ('${workspaceId}', 'shared-coin', 'S', 'Shared')`);
  const [{ caller: other }] = members as [(typeof members)[number]];
  const { id: userId } = await owner.call(getCurrentUser);
  return { owner, other, workspaceId, subjectId, userId };
}

for (const [what, { limit, add, endpoint, body, fill }] of Object.entries(cases)) {
  it(`${what}: one member takes half of the limit at most, and never the last of another`, async () => {
    const name = `s_${what.replaceAll(/\W/g, '_')}`;
    const { owner, other, workspaceId, subjectId, userId } = await teamWithSubject(name);
    const rows = (from: number, to: number) =>
      app.asOwner(`${fill(workspaceId, userId, subjectId)} from generate_series(${from}, ${to}) n`);
    const taken = what === 'personas' ? 1 : 0;
    await rows(1, limit / 2 - 1 - taken);
    await add(owner, subjectId);
    expect(await owner.refused(endpoint, { body: body(subjectId) })).toMatchObject({
      status: 409,
      reason: 'rule.member-share',
      params: { n: `${limit / 2}`, limit: `${limit}` },
    });
    await add(other, subjectId);
    // From before shares were counted, one member may hold all of it.
    await rows(limit / 2, limit);
    if (limit / 20 > 2) await add(other, subjectId);
  });
}

it('a day of files: one member takes half of it, and older uploads of another one stay', async () => {
  const { owner, other } = await teamWithSubject('share_files');
  const file = { contentType: 'video/mp4', bytes: 50 * 1024 * 1024 } as const;
  const kept = await other.call(beginMediaUpload, { body: file });
  // Eight of one's own are under way at most; of those the oldest give way.
  for (let upload = 0; upload < 9; upload += 1) await owner.call(beginMediaUpload, { body: file });
  const rows = (await app.asOwner(`select id from media_uploads`)) as { id: string }[];
  expect(rows).toHaveLength(9);
  expect(rows.map(({ id }) => id)).toContain(kept.id);
  await app.asOwner(`update media_uploads set bytes = 70 * 1024 * 1024 where id <> '${kept.id}'`);
  expect(await owner.refused(beginMediaUpload, { body: file })).toMatchObject({
    status: 429,
    reason: 'media.member-quota',
    params: { n: '0.5' },
  });
  await other.call(beginMediaUpload, { body: file });
});
