import { connect, expect, test } from './fixtures.ts';

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
