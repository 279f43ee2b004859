import { expect, type Locator } from '@playwright/test';
import { addPersona, signIn, test } from '../visitor.ts';

const direction = (place: Locator) => place.evaluate((one) => getComputedStyle(one).direction);
const typed = 'مرحبا بالجميع، اليوم نتحدث عن $BTC';

test('what somebody writes from right to left is read that way, in fields and in lists', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'ليلى', description: 'محللة أسواق، من دبي' });
  await page.goto('/personas');
  const name = page.getByRole('heading', { name: 'ليلى' });
  expect(await direction(name)).toBe('rtl');
  expect(await direction(page.getByText('محللة أسواق'))).toBe('rtl');

  await page.goto('/schedule?compose');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('gm');
  expect(await direction(content)).toBe('ltr');
  await content.fill(typed);
  expect(await direction(content)).toBe('rtl');
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const data = { content: typed, scheduledTime: at };
  const headers = { origin: baseURL ?? '' };
  expect((await page.request.post('/api/scheduled-posts', { headers, data })).status()).toBe(201);
  await page.reload();
  expect(await direction(page.getByRole('article').getByText(typed))).toBe('rtl');
});
