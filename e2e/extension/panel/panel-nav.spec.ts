import { connect, expect, test } from '../fixtures.ts';

test('the row of screens says which one is open, and brings it into view', async ({
  panel,
  background,
  person,
}) => {
  await connect(background, person.key);
  const row = panel.getByRole('navigation', { name: 'Screens' });
  const open = row.locator('[aria-current="page"]');
  await expect(open).toHaveText('Personas');
  const buckets = row.getByRole('link', { name: 'Buckets' });
  await expect(buckets).not.toBeInViewport({ ratio: 1 });
  // Playwright's own press would bring it into view first.
  await buckets.dispatchEvent('click');
  await expect(open).toHaveText('Buckets');
  await expect(open).toBeInViewport({ ratio: 1 });
});

test('what waits for approval is read from the card of its campaign, and all posts from the row', async ({
  panel,
  background,
  person,
}) => {
  const [persona] = await person.get<{ id: string }[]>('/api/personas');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await person.post('/api/campaigns', {
    name: 'Morning notes',
    personaId: persona?.id,
    platform: 'twitter',
    schedule: { frequency: 'daily', times: ['09:00'], timeZone: 'UTC' },
    content: { templates: ['gm. fees on {date}'], hashtags: [], tone: 'casual' },
    startDate: tomorrow,
    endDate: tomorrow,
  });
  await connect(background, person.key);
  const row = panel.getByRole('navigation', { name: 'Screens' });
  await row.getByRole('link', { name: 'Campaigns' }).click();
  await panel.getByRole('link', { name: 'Read the posts of Morning notes' }).click();
  const shown = panel.getByLabel('Show', { exact: true });
  await expect(shown).toHaveValue('attention');
  await expect(panel.getByRole('article').getByText('Needs your approval')).toHaveCount(1);
  await row.getByRole('link', { name: 'Campaigns' }).click();
  await row.getByRole('link', { name: 'Schedule' }).click();
  await expect(shown).toHaveValue('all');
});
