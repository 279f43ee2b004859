import { expect, it } from 'vitest';
import { commentTeam } from '#api/domains/comments/testing/comment-team.ts';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { removeMember } from '#shared/contracts/members.ts';
import { listReviewLinks } from '#shared/contracts/review-links.ts';
import { commenterBy, linkBy } from '../testing/shared-team.ts';

const app = testApp();

it('the links of a member who is removed end for good, also where they are invited again', async () => {
  const { user, post, add, workspaceId } = await commentTeam(app, 'readded_desk');
  const editor = await add('editor', 'readded');
  const stays = await linkBy({ caller: user }, { postId: post.subjectId, may: 'comment' });
  const { token } = await linkBy(editor, { postId: post.subjectId, may: 'decide' });
  await user.call(removeMember, { params: { id: editor.id } });
  await memberOf(app, workspaceId, 'editor', 'readded');
  expect(await user.call(listReviewLinks)).toMatchObject([{ id: stays.id }]);
  expect(await commenterBy(app, token).refused(post.subjectId, 'Hm')).toMatchObject({
    status: 409,
    reason: 'rule.link-revoked',
  });
});
