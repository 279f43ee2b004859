import { test as base, expect } from '../fixtures.ts';
import type { DraftPopover } from '../popover/draft-popover.ts';
import { askedOf, putModel, readyModel } from './stand-in-model.ts';

const first = /^blobs are cheap, so rollups are too/i;

/** The post's first reply, written by the model of this browser. */
const test = base.extend<{ written: DraftPopover }>({
  written: async ({ home, draft, background }, use) => {
    await background.evaluate(putModel, readyModel);
    await draft.openFrom(home.postAt(0));
    await expect(draft.text).toHaveValue(first);
    await use(draft);
  },
});

test('a press has the draft changed, own words as well, and another brings it back', async ({
  written: draft,
  background,
}) => {
  await expect(draft.button('Undo change')).toHaveCount(0);
  const own = 'Blobs got cheap in March, and I told you so in February.';
  await draft.text.fill(own);
  await draft.button('Shorter').click();
  await expect(draft.text).toHaveValue(first);
  const told = async () => (await askedOf(background)).at(-1) ?? '';
  expect(await told()).toContain(
    `The draft to change: ${JSON.stringify(own)}`.replaceAll('"', '\\"'),
  );
  expect(await told()).toContain('Make it shorter.');
  await draft.button('Undo change').click();
  await expect(draft.text).toHaveValue(own);

  const words = draft.dialog.getByRole('textbox', { name: 'What to change' });
  await words.fill('no boasting');
  await words.press('Enter');
  await expect(draft.text).toHaveValue(first);
  expect(await told()).toContain('no boasting');
  await draft.button('Undo change').click();
  await expect(draft.text).toHaveValue(own);
  await expect(draft.button('Undo change')).toHaveCount(0);
});

test('a change that is being written is given up for the version before', async ({
  written: draft,
  background,
}) => {
  const own = 'Blobs got cheap in March, and I told you so in February.';
  await draft.text.fill(own);
  await draft.button('Shorter').click();
  await expect(draft.text).toHaveValue(first);
  await background.evaluate(putModel, { ...readyModel, hangs: true });
  await draft.button('Warmer').click();
  await expect(draft.button('Cancel')).toBeVisible();
  await expect(draft.button('Warmer')).toBeFocused();
  await expect(draft.button('Warmer')).toHaveAttribute('aria-disabled', 'true');
  await draft.button('Undo change').click();
  await expect(draft.text).toHaveValue(own);
  await expect(draft.text).toBeFocused();
  await expect(draft.button('Cancel')).toHaveCount(0);
  await expect(draft.button('Warmer')).toHaveAttribute('aria-disabled', 'false');
});

test('three takes are asked for in one answer, and each can be chosen', async ({
  written: draft,
  background,
}) => {
  const others = ['Blobs did the work here.', 'Rollups got cheap because blobs did.'];
  const answer = JSON.stringify({ content: 'Thank the blobs for that.', others });
  await background.evaluate(putModel, { ...readyModel, answer });
  await draft.button('Three takes').click();
  const takes = draft.dialog.getByRole('group', { name: 'Alternatives' }).getByRole('button');
  await expect(takes).toHaveCount(3);
  await expect(draft.text).toHaveValue(/^thank the blobs for that/i);
  const asked = await askedOf(background);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('others are two more texts');
  await takes.nth(2).click();
  await expect(draft.text).toHaveValue(/^rollups got cheap because blobs did/i);
});

test('three alternatives stand side by side', async ({ home, draft, background }) => {
  await background.evaluate(putModel, readyModel);
  const first = await draft.draftFrom(home.postAt(0));
  await draft.text.fill(`${first} edited`);
  await draft.button('Write another draft').click();
  await expect(draft.button('Draft 2')).toHaveAttribute('aria-pressed', 'true');
  await draft.button('Write another draft').click();
  await expect(draft.button('Draft 3')).toHaveAttribute('aria-pressed', 'true');
  await expect(draft.button('Write another draft')).toBeHidden();
  await draft.button('Draft 1').click();
  await expect(draft.text).toHaveValue(`${first} edited`);
});

test('who begins to type a point gets no draft without it', async ({ home, draft, background }) => {
  await background.evaluate(putModel, { ...readyModel, hangs: true });
  await draft.openFrom(home.postAt(0));
  // Typed where the draft will stand: no key is lost.
  await draft.text.press('b');
  const point = draft.dialog.locator('[data-point]');
  await expect(point).toBeFocused();
  await expect(point).toHaveValue('b');
  await point.fill('blobs did that');
  await expect(draft.dialog.getByRole('status')).toHaveText('Press Enter to write the draft.');
  await background.evaluate(putModel, readyModel);
  await point.press('Enter');
  await expect(draft.text).toHaveValue(/blobs are cheap/i);
  const asked = await askedOf(background);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('blobs did that');
});
