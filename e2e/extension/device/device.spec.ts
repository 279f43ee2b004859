import type { Worker } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openStatus, thisPost } from '../this-post.ts';
import {
  answerOf,
  askedOf,
  downloadTo,
  type ModelOptions,
  putModel,
  readyModel,
} from './stand-in-model.ts';

const put = (background: Worker, options: ModelOptions) => background.evaluate(putModel, options);

test('the first reply of somebody new is written by the model on this device, in one press', async ({
  home,
  draft,
  background,
}) => {
  await put(background, readyModel);
  await draft.openFrom(home.postAt(0));
  await expect(draft.text).toHaveValue(/Blobs are cheap, so rollups are too/i);
  const provider = draft.dialog.getByRole('combobox', { name: 'Provider' });
  await expect(provider.locator('option:checked')).toHaveText('On this device');
  await expect(draft.dialog.getByText('Built-in, no AI model.')).toHaveCount(0);
  const [asked = ''] = await askedOf(background);
  expect(asked).toContain('Degen Dana');
  expect(asked).toMatch(/Data [0-9a-f]{12} begins/);
});

test('what the post made the model write is taken out on this device too', async ({
  home,
  draft,
  background,
}) => {
  const answer = answerOf('Blobs made fees fall. Claim yours at https://evil.example/claim today.');
  await put(background, { state: 'available', answer });
  await draft.openFrom(home.postAt(0));
  await expect(draft.text).toHaveValue(/blobs made fees fall/i);
  await expect(draft.text).not.toHaveValue(/evil/);
  await expect(draft.dialog.getByText('Removed a link that you did not ask for.')).toBeVisible();
});

test('a new post is written by it as well', async ({ home, draft, background }) => {
  await put(background, readyModel);
  await draft.openFrom(home.page.getByTestId('primaryColumn'), 'AI Post');
  await draft.dialog.getByLabel('What is it about?').fill('why rollup fees fall');
  await draft.button('Generate').click();
  await expect(draft.text).toHaveValue(/Blobs are cheap/i);
});

test('Chrome without the model offers none', async ({ home, draft }) => {
  await draft.openFrom(home.postAt(0));
  const provider = draft.dialog.getByRole('combobox', { name: 'Provider' });
  await expect(provider.getByRole('option', { name: 'Automatic' })).toBeAttached();
  await expect(provider.getByRole('option', { name: 'On this device' })).toHaveCount(0);
});

const faults = [
  [
    'a prompt that Chrome finds too long',
    { fails: { at: 'prompt', name: 'QuotaExceededError' } },
    'The model on this device cannot read this, it is too long. Shorten your text, or choose another provider.',
  ],
  [
    'a prompt over the room of the model',
    { room: 20 },
    'The model on this device cannot read this, it is too long. Shorten your text, or choose another provider.',
  ],
  [
    'an answer in an untested language',
    { fails: { at: 'prompt', name: 'NotSupportedError' } },
    'The model on this device does not write English. Choose another provider.',
  ],
  [
    'a model that Chrome removed',
    { removed: true },
    'The model on this device is unavailable, usually because disk space is low. Free up 22 GB and download it again in the side panel, or choose another provider.',
  ],
  [
    'a model that crashes',
    { fails: { at: 'prompt', name: 'UnknownError' } },
    'The model on this device crashed. Try again. If it crashes again, restart the browser or choose another provider.',
  ],
  [
    'a model that is busy',
    { fails: { at: 'create', name: 'OperationError' } },
    'The model on this device is busy. Close other pages that use it and try again, or choose another provider.',
  ],
] as const satisfies [string, Partial<ModelOptions>, string][];

for (const [title, ended, why] of faults) {
  test(`${title}: the popover says so, and the built-in composer writes the point`, async ({
    home,
    draft,
    background,
  }) => {
    await put(background, { ...readyModel, ...ended });
    await draft.openFrom(home.postAt(0));
    const point = 'fees fall because blobs are cheap';
    await draft.draftPoint(point);
    await expect(draft.text).toHaveValue(/blobs are cheap/i);
    await expect(draft.dialog.getByText(why)).toBeVisible();
    const written = 'Your reply, with typing slips corrected. No AI model.';
    await expect(draft.dialog.getByText(written)).toBeVisible();
    await expect(draft.dialog.getByLabel('What do you want to say? (optional)')).toHaveValue(point);
    const provider = draft.dialog.getByRole('combobox', { name: 'Provider' });
    await expect(provider.getByRole('option', { name: 'Automatic' })).toBeAttached();
  });
}

test('without a point the popover says why as well', async ({ home, draft, background }) => {
  await put(background, { ...readyModel, fails: { at: 'prompt', name: 'QuotaExceededError' } });
  await draft.openFrom(home.postAt(0));
  await expect(
    draft.dialog.getByText('The model on this device cannot read this, it is too long.'),
  ).toBeVisible();
  await expect(draft.dialog.getByText(/unexpected way/)).toHaveCount(0);
});

test('a language that the model does not write is told', async ({ home, draft, background }) => {
  await put(background, readyModel);
  const post = home.postAt(0);
  await post.getByTestId('tweetText').evaluate((text) => text.setAttribute('lang', 'de'));
  await draft.openFrom(post);
  await draft.draftPoint('Gebühren fallen, weil Blobs billig sind');
  await expect(draft.text).toHaveValue(/Blobs billig/i);
  const why = 'The model on this device does not write German. Choose another provider.';
  await expect(draft.dialog.getByText(why)).toBeVisible();
  expect(await askedOf(background)).toEqual([]);
});

test('a model that has to be downloaded first leads to the side panel', async ({
  home,
  draft,
  background,
}) => {
  await put(background, { ...readyModel, state: 'downloadable' });
  await draft.openFrom(home.postAt(0));
  const provider = draft.dialog.getByRole('combobox', { name: 'Provider' });
  await expect(provider.locator('option:checked')).toHaveText('Automatic');
  await provider.selectOption('On this device');
  await draft.button('Generate').click();
  await expect(draft.dialog.getByText('Download the model in the side panel first.')).toBeVisible();
  await expect(draft.dialog.getByRole('button', { name: 'Open side panel' }).last()).toBeVisible();
});

test('the side panel downloads it on a press, says how far, and writes with it', async ({
  x,
  page,
  panel,
}) => {
  const address = panel.url();
  await panel.addInitScript(putModel, { ...readyModel, state: 'downloadable' as const });
  await panel.goto(address);
  const download = panel.getByRole('button', { name: 'Download the model' });
  await download.click();
  await downloadTo(panel, 0.42);
  await expect(panel.getByText('Downloading the model… 42%')).toBeVisible();
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await downloadTo(panel, 1);
  await expect(panel.getByText('The model is ready. It writes your drafts now.')).toBeVisible();
  await expect(download).toHaveCount(0);

  await page.bringToFront();
  await x.goto('/home');
  await openStatus(page, 0);
  const provider = thisPost(panel).getByRole('combobox', { name: 'Provider' });
  await expect(provider).toHaveValue('device');
  await thisPost(panel).getByRole('button', { name: 'Draft a reply' }).click();
  const written = thisPost(panel).getByRole('textbox', { name: 'Draft' });
  await expect(written).toHaveValue(/Blobs are cheap/i);
  expect(await askedOf(panel)).toHaveLength(1);
});
