import type { Route } from '@playwright/test';
import { apiUrl } from '../../people.ts';
import { expect, test } from '../fixtures.ts';

test('the post can be kept in a bucket or the viral library, and shows its mood once it is read', async ({
  x,
  draft,
  person,
}) => {
  await person.post('/api/content-buckets', { name: 'Good replies' });
  await x.goto('/home');
  const post = x.postAt(0);
  const text = (await post.getByTestId('tweetText').first().textContent()) ?? '';
  await draft.draftFrom(post);
  await draft.dialog.getByText('Save or analyze this post').click();
  await draft.button('Save').click();
  await expect(draft.dialog.getByText('Saved to the viral library.')).toBeVisible();
  await draft.dialog.getByRole('combobox', { name: 'Save to' }).selectOption('Good replies');
  await draft.button('Save').click();
  await expect(draft.dialog.getByText('Saved to Good replies.')).toBeVisible();
  await draft.button('Sentiment').click();
  await expect(draft.dialog.getByText(/^(Bullish|Bearish|Neutral), \d+% sure/)).toBeVisible();

  const badge = post.getByRole('img', {
    name: /^Sentiment: (Bullish|Bearish|Neutral), \d+% sure$/,
  });
  await expect(badge).toBeVisible();
  await draft.button('Sentiment').click();
  await expect(badge).toHaveCount(1);
  await draft.button('Close').click();
  await expect(badge).toBeVisible();
  await expect(x.postAt(1).getByRole('img', { name: /^Sentiment/ })).toHaveCount(0);

  const [kept] = await person.get<{ content: string; originalUrl: string }[]>('/api/viral-content');
  // X draws emoji as pictures, which are no text of the page.
  const letters = (words: string) => words.replace(/\s|\p{RGI_Emoji}/gv, '');
  expect(letters(kept?.content ?? '')).toContain(letters(text).slice(0, 40));
  expect(kept?.originalUrl).toMatch(/^https:\/\/x\.com\/\w+\/status\/\d+$/);
  const [bucket] = await person.get<{ id: string }[]>('/api/content-buckets');
  const samples = await person.get<object[]>(`/api/content-buckets/${bucket?.id}/samples`);
  expect(samples).toHaveLength(1);
});

test('what is pressed while the buckets are still being read is done', async ({
  x,
  draft,
  person,
  context,
}) => {
  await person.post('/api/content-buckets', { name: 'Good replies' });
  const held: Route[] = [];
  await context.route(`${apiUrl}/api/content-buckets`, (route) => void held.push(route));
  await x.goto('/home');
  await draft.draftFrom(x.postAt(0));
  await draft.dialog.getByText('Save or analyze this post').click();
  await expect.poll(() => held.length).toBe(1);
  await draft.button('Save').click();
  await expect(draft.dialog.getByText('Saved to the viral library.')).toBeVisible();
  await held[0]?.continue();
  await draft.dialog.getByRole('combobox', { name: 'Save to' }).selectOption('Good replies');
});
