import { connect, expect, openScreen, test } from '../fixtures.ts';

test('the panel opens with the writing; other screens stand in the row or in its menu', async ({
  panel,
  background,
  person,
}) => {
  await connect(background, person.key);
  await expect(panel.getByRole('heading', { name: 'Write', level: 1 })).toBeVisible();
  const row = panel.getByRole('navigation', { name: 'Screens' });
  const open = row.locator('[aria-current="page"]');
  await expect(open).toHaveText('Write');
  const menu = row.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await panel.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await openScreen(panel, 'Buckets');
  await expect(open).toHaveText(/^Buckets/);
  await expect(row.getByRole('link')).toHaveCount(3);
  await openScreen(panel, 'Approvals');
  await expect(panel.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
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
  await openScreen(panel, 'Campaigns');
  await panel.getByRole('link', { name: 'Read the posts of Morning notes' }).click();
  const shown = panel.getByLabel('Show', { exact: true });
  await expect(shown).toHaveValue('attention');
  await expect(panel.getByRole('article')).toHaveAccessibleDescription(/Needs your approval$/);
  await openScreen(panel, 'Campaigns');
  await panel.getByRole('link', { name: 'Morning notes', exact: true }).click();
  await expect(panel.getByRole('region', { name: 'Planned' }).getByRole('link')).toHaveCount(1);
  await openScreen(panel, 'Schedule');
  await expect(shown).toHaveValue('all');
});
