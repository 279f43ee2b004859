import { apiUrl } from '../../people.ts';
import { chooseLanguage, expect, test } from '../fixtures.ts';

test('the popover speaks the language of the settings, also at once the next time', async ({
  x,
  page,
  person,
}) => {
  await chooseLanguage(person, 'de');
  await x.goto('/home');
  const posts = page.getByTestId('tweet');
  const german = page.getByRole('dialog', { name: 'Troupe-Entwurf' });
  await posts.first().getByRole('button', { name: 'AI Reply' }).click();
  await expect(german).toHaveAttribute('lang', 'de');
  await expect(german.getByRole('textbox', { name: 'Entwurf' })).not.toHaveValue('');
  await expect(german.getByText(/^Antwort an @\w+/)).toBeVisible();
  await expect(german.getByText('Integriert, kein KI-Modell.')).toBeVisible();
  await german.getByText('Warum dieser Entwurf').click();
  await expect(german.getByText(/^Keine Engagement-Prognose: Gemessen/)).toBeVisible();
  await expect(german.getByText('Kein Link führt Leser weg.')).toBeVisible();
  await expect(german.getByRole('combobox', { name: 'Tonfall' })).toBeVisible();
  await expect(german.getByRole('option', { name: 'Humorvoll' })).toBeAttached();
  await german.getByRole('button', { name: 'Einfügen' }).click();
  await expect(page.getByText(/^Entwurf bereit: Klicke unter dem Post von @\w+/)).toBeVisible();

  // A new page knows it before the server has answered.
  await page.context().route(`${apiUrl}/api/**`, (route) => route.abort('connectionrefused'));
  await page.reload();
  await posts.first().getByRole('button', { name: 'AI Reply' }).click();
  await expect(german.getByRole('alert')).toContainText(`Keine Antwort von ${apiUrl}.`);
});

test('English comes back with the settings, without a reload', async ({ x, page, person }) => {
  await chooseLanguage(person, 'ja');
  await x.goto('/home');
  const button = x.postAt(0).getByRole('button', { name: 'AI Reply' });
  await button.click();
  const japanese = page.getByRole('dialog', { name: 'Troupeの下書き' });
  await expect(japanese.getByRole('button', { name: '挿入' })).toBeEnabled();
  await japanese.getByRole('button', { name: '閉じる' }).click();
  await chooseLanguage(person, 'en');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Troupe draft' })).toBeVisible();
});
