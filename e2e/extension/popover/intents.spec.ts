import { apiUrl } from '../../people.ts';
import { expect, test } from '../fixtures.ts';

test('under an opinion the point is asked for, or an intent is pressed', async ({
  home,
  draft,
  page,
}) => {
  await draft.openFrom(home.postAt(5));
  const point = draft.dialog.getByLabel('Your reply');
  await expect(draft.dialog.getByRole('alert')).toContainText('Enter');
  await expect(
    draft.dialog.getByRole('link', { name: 'Run a model on this computer' }),
  ).toHaveAttribute('href', `${apiUrl}/settings#models`);
  await expect(point).toBeFocused();
  await expect(draft.text).toHaveValue('');
  const thank = draft.button('Thank');
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
  await expect(thank).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(draft.text).toHaveValue(/thank|appreciate/i);
  await expect(thank).toHaveAttribute('aria-pressed', 'true');
  await expect(draft.dialog.getByRole('alert')).toHaveCount(0);

  await draft.draftPoint('fees fall first');
  await expect(draft.text).toHaveValue(/fees fall first/i);
  await thank.click();
  await expect(thank).toHaveAttribute('aria-pressed', 'false');
});
