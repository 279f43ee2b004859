import { connect, expect, test } from '../fixtures.ts';

test('Write in the panel is the composer: its post goes into the next free slot', async ({
  panel,
  background,
  person,
}) => {
  await connect(background, person.key);
  const composer = panel.getByRole('region', { name: 'Compose' });
  const text = composer.getByLabel('Content', { exact: true });
  await text.fill('written beside x.com');
  await expect(composer.getByText('Draft saved')).toBeVisible();
  // Another screen and back: nothing is lost.
  await composer.getByRole('link', { name: 'Drafts' }).click();
  await expect(panel.getByRole('article', { name: 'written beside x.com' })).toBeVisible();
  await panel.getByRole('link', { name: 'Write' }).click();
  await expect(text).toHaveValue('written beside x.com');
  await expect(composer.getByRole('radio', { name: 'Next free slot' })).toBeChecked();
  await text.press('Control+Enter');
  await expect(panel.getByText('Post scheduled successfully')).toBeVisible();
  await expect(text).toHaveValue('');
  const posts = await person.get<{ content: string; status: string }[]>('/api/scheduled-posts');
  expect(posts).toMatchObject([{ content: 'written beside x.com', status: 'pending' }]);
  expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
});
