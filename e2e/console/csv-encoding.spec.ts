import { expect } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { signIn, test } from './visitor.ts';

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// The bytes are those that Python's codecs write.
const files = [
  [
    'GBK',
    'gb18030',
    '比特币今天上涨，以太坊跟随',
    'b1c8ccd8b1d2bdf1ccecc9cfd5c7a3acd2d4ccabb7bbb8facbe6',
  ],
  [
    'windows-1251',
    'windows-1251',
    'Биткоин сегодня растёт',
    'c1e8f2eaeee8ed20f1e5e3eee4edff20f0e0f1f2b8f2',
  ],
  [
    'windows-1252',
    'windows-1252',
    '“gm” – größer für alle',
    '93676d942096206772f6df65722066fc7220616c6c65',
  ],
] as const;

for (const [name, encoding, text, hex] of files) {
  test(`a CSV file in ${name} is shown for a choice before it is imported`, async ({ page }) => {
    await signIn(page);
    await page.goto('/schedule');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Posts' });
    const head = Buffer.from('content,date,time\r\n');
    const tail = Buffer.from(',2099-01-05,09:30\r\n');
    await dialog.getByLabel('CSV file').setInputFiles({
      name: 'posts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.concat([head, Buffer.from(hex, 'hex'), tail]),
    });
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByLabel('Encoding')).toHaveValue(encoding);
    const send = dialog.getByRole('button', { name: 'Schedule 1 post' });
    await expect(send).toBeDisabled();
    await expectWholePage(page);
    await expectAccessibleEverywhere(page);
    await dialog.getByLabel('The rows above read correctly').check();
    await send.click();
    await expect(page.getByText('1 post scheduled')).toBeVisible();
    await expect(page.getByRole('article', { name: text })).toBeVisible();
  });
}
