import { expect, test } from '../fixtures.ts';

test('opens on the post pressed, drafts at once and drafts anew on Generate', async ({
  home,
  draft,
  page,
}) => {
  const post = home.postAt(1);
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await draft.openFrom(post);
  await expect(draft.dialog.getByText(`Replying to ${handle}`)).toBeVisible();
  const first = await draft.drafted();
  await draft.button('Generate').click();
  await expect(draft.text).not.toHaveValue(first);
  await expect(page).toHaveURL(/\/home$/);
});

test('of two presses before it has opened the last one counts', async ({
  home,
  draft,
  page,
  background,
}) => {
  const reply = home.postAt(0).getByRole('button', { name: 'AI Reply' });
  const post = page.getByTestId('primaryColumn').getByRole('button', { name: 'AI Post' });
  await expect(reply).toBeVisible();
  const boxes = [(await reply.boundingBox())!, (await post.boundingBox())!];
  // A busy background: the dialog's script comes late.
  const busy = background.evaluate(() => {
    const until = performance.now() + 1_500;
    while (performance.now() < until);
  });
  for (const box of boxes) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await busy;
  await expect(draft.dialog.getByRole('textbox', { name: 'What is it about?' })).toBeVisible();
});

test('keys typed in the dialog never reach X’s shortcuts', async ({ home, draft, page }) => {
  await draft.draftFrom(home.postAt(0));
  await draft.text.fill('');
  await draft.text.pressSequentially('nrlt gm?');
  await expect(draft.text).toHaveValue('nrlt gm?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('n');
  expect(await home.shortcuts()).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('what X’s page presses in the dialog by script does nothing', async ({
  x,
  draft,
  page,
  context,
}) => {
  let orders = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/generate-reply/stream')) orders += 1;
  });
  await x.goto('/home');
  const written = await draft.draftFrom(x.postAt(0));
  await page.locator('[data-troupe="draft-popover"]').evaluate((host) => {
    for (const button of host.shadowRoot?.querySelectorAll('button') ?? []) button.click();
  });
  await expect(draft.button('Generate')).toBeEnabled();
  await draft.button('Generate').click();
  await expect(draft.text).not.toHaveValue(written);
  expect(orders).toBe(2);
});

test('Escape closes it and gives the focus back to the button', async ({ home, draft, page }) => {
  const button = home.postAt(0).getByRole('button', { name: 'AI Reply' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(draft.text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(draft.dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/home$/);
});

test('what a post is to be about is still there when the dialog opens again', async ({
  x,
  draft,
  page,
}) => {
  await x.goto('/home');
  const subject = draft.dialog.getByRole('textbox', { name: 'What is it about?' });
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await subject.fill('funding rates');
  await page.keyboard.press('Escape');
  await expect(draft.dialog).toBeHidden();
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await expect(subject).toHaveValue('funding rates');
  await expect(draft.text).toHaveValue('');
});

test('the focus comes with the dialog, so that no key in between is X’s', async ({
  home,
  draft,
  page,
}) => {
  const first = await page.evaluateHandle(() => {
    const focused: (string | undefined)[] = [];
    const observer = new MutationObserver(() => {
      const host = document.querySelector('[data-troupe="draft-popover"]');
      const root = host?.shadowRoot;
      if (root) observer.observe(root, { childList: true, subtree: true });
      if (root?.querySelector('[role="dialog"]')) focused.push(root.activeElement?.id);
    });
    observer.observe(document.body, { childList: true });
    return focused;
  });
  await draft.openFrom(home.postAt(0));
  expect((await first.jsonValue())[0]).toBe('draft');
});

test('inside X’s dialog it keeps the focus, and Escape closes only it', async ({
  home,
  draft,
  page,
}) => {
  const dialog = await home.openReply();
  await draft.draftFrom(dialog);
  await draft.text.click();
  await page.keyboard.type('!');
  await expect(draft.text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(draft.dialog).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('it opens also where X has closed its dialog since the press', async ({
  home,
  draft,
  page,
  background,
}) => {
  const dialog = await home.openReply();
  const button = dialog.getByRole('button', { name: 'AI Reply' });
  await expect(button).toBeVisible();
  // A busy background: the dialog's script comes late.
  const busy = background.evaluate(() => {
    const until = performance.now() + 1_500;
    while (performance.now() < until);
  });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await busy;
  await draft.drafted();
});

test('a draft closed by accident is still there', async ({ home, draft }) => {
  const post = home.postAt(0);
  await draft.draftFrom(post);
  await draft.text.fill('half a thought');
  await draft.button('Close').click();
  await draft.openFrom(post);
  await expect(draft.text).toHaveValue('half a thought');
});

test('it follows X’s theme and direction', async ({ x, draft }) => {
  await x.goto('/home', { theme: 'light', lang: 'ar' });
  await draft.openFrom(x.postAt(0));
  await expect(draft.dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(draft.dialog).toHaveCSS('direction', 'rtl');
  await x.setTheme('dark');
  await expect(draft.dialog).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('beside a page that runs from right to left its own sentences keep their full stops', async ({
  x,
  draft,
}) => {
  await x.goto('/home', { lang: 'ar' });
  await draft.draftFrom(x.postAt(0));
  const inOrder = await draft.dialog.getByText('Draft written.').evaluate((sentence) => {
    const at = (index: number) => {
      const letter = document.createRange();
      letter.setStart(sentence.firstChild!, index);
      letter.setEnd(sentence.firstChild!, index + 1);
      return letter.getBoundingClientRect().left;
    };
    return at(0) < at('Draft written.'.length - 1);
  });
  expect(inOrder).toBe(true);
});

test.describe('where scrollbars take room', () => {
  test.use({ scrollbars: true, viewport: { width: 360, height: 640 } });

  test('a narrow window’s dialog does not reach under them', async ({ home, draft }) => {
    await draft.openFrom(home.postAt(0));
    const { room, right } = await draft.dialog.evaluate((card) => ({
      room: document.documentElement.clientWidth,
      right: card.getBoundingClientRect().right,
    }));
    expect(room).toBeLessThan(360);
    expect(right).toBe(room);
  });
});
