import type { Variant } from '#tools/sandbox/x-web/options.ts';
import { expect, test } from '../fixtures.ts';

/** A quoted post as X draws it: a link in the post around it, or an article of its own. */
const ways: Variant[][] = [[], ['quote-nested'], ['quote-nested', 'dialog-no-permalink']];

for (const variants of ways) {
  test(`a post that quotes another is answered itself, ${variants.join(' ') || 'quote as a link'}`, async ({
    x,
    draft,
    page,
  }) => {
    await x.goto('/home', { posts: 20, windowing: false, variants });
    const post = page
      .locator('article[data-testid="tweet"]')
      .filter({ has: page.getByTestId('reply') })
      .filter({ has: page.getByTestId('User-Name').nth(1) })
      .first();
    const names = post.getByTestId('User-Name');
    const handleOf = async (at: number) =>
      /@(\w+)/.exec((await names.nth(at).textContent()) ?? '')?.[1] ?? '';
    const [author, quoted] = [await handleOf(0), await handleOf(1)];
    expect(author).not.toBe(quoted);

    await draft.openFrom(post);
    await expect(draft.dialog.getByText(`@${author}`, { exact: true })).toBeVisible();
    // The first such post is in Arabic, in which the built-in composer has nothing to say.
    await expect(draft.dialog.getByRole('alert')).toContainText('Enter what you');
    await draft.button('Close').click();

    const dialog = await x.openReply(post);
    await draft.openFrom(dialog);
    await expect(draft.dialog.getByText(`@${author}`, { exact: true })).toBeVisible();
    await draft.insert('Exactly this');
    await expect.poll(() => x.composerText()).toBe('Exactly this');
    await page.getByTestId('tweetButton').click();
    const id = /status\/(\d+)$/.exec(
      (await post.locator('a:has(> time)').first().getAttribute('href')) ?? '',
    )?.[1];
    expect(await x.sent()).toMatchObject([{ inReplyTo: id }]);
  });
}
