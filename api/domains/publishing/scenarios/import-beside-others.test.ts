import { expect, it } from 'vitest';
import { teamOf } from '#api/domains/invitations/testing/team.ts';
import { testApp } from '#api/testing/app.ts';
import { inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  createScheduledPost,
  importPosts,
  listScheduledPosts,
} from '#shared/contracts/publishing.ts';

const app = testApp();

/** Words that no other seed has. */
const textOf = (seed: number) =>
  Array.from({ length: 16 }, (_, at) => `w${seed}q${(seed * 7_919 + at * 104_729) % 99_991}`).join(
    ' ',
  );
const postOf = (seed: number) => ({ content: textOf(seed), scheduledTime: inFuture(24 + seed) });
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => postOf(from + at));

it('others schedule while an import judges its texts', async () => {
  const { owner, members } = await teamOf(app, 'importer', 'editor');
  const [{ caller: other }] = members as [(typeof members)[number]];
  // The threads are up.
  await other.call(createScheduledPost, { body: postOf(5_000) });
  let isOver = false;
  const posts = rows(0, 200);
  const importing = owner.call(importPosts, { body: { posts } }).finally(() => {
    isOver = true;
  });
  let scheduled = 0;
  while (!isOver) {
    await other.call(createScheduledPost, { body: postOf(6_000 + scheduled) });
    if (!isOver) scheduled += 1;
  }
  expect(await importing).toMatchObject({ imported: 200 });
  // One that waits for the import comes after it, however fast the machine is.
  expect(scheduled).toBeGreaterThanOrEqual(1);
});

it('what others have scheduled since its texts were judged is judged once more', async () => {
  const { owner, members } = await teamOf(app, 'late_importer', 'editor');
  const [{ caller: other }] = members as [(typeof members)[number]];
  const posts = rows(10_000, 60);
  const same = { ...postOf(10_059), scheduledTime: inFuture(48) };
  await Promise.all([
    owner.call(importPosts, { body: { posts } }),
    other.call(createScheduledPost, { body: same }),
  ]);
  const all = await owner.call(listScheduledPosts);
  expect(all).toHaveLength(61);
  const twice = all.filter(({ content }) => content === same.content);
  // Whichever of both came second says that it repeats the other.
  expect(twice.filter(({ detail }) => detail !== '')).toHaveLength(1);
  expect(twice).toHaveLength(2);
});
