import { expect, type Locator } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

const style = (one: Locator, property: string, pseudo: string | null = null) =>
  one.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);
const ground = (one: Locator, pseudo?: string) => style(one, 'background-color', pseudo);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in a person’s own colours, ${colorScheme}, edges and states can be seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await signIn(page);
    await page.goto('/settings');
    for (const edge of [
      page.locator('.rt-TextFieldRoot').first(),
      page.locator('.rt-TextAreaRoot').first(),
      page.getByRole('button', { name: 'Connect X' }),
    ]) {
      await expect(edge).toHaveCSS('border-top-width', '1px');
    }

    const [chosen, other] = [
      page.getByRole('tab', { name: 'Notifications' }),
      page.getByRole('tab', { name: 'Privacy' }),
    ];
    await chosen.click();
    expect(await style(chosen, 'border-bottom-color')).not.toBe(
      await style(other, 'border-bottom-color'),
    );

    const one = page.getByRole('switch', { name: 'Market alerts' });
    await expect(one).toBeChecked();
    const on = { track: await ground(one), knob: await ground(one, '::before') };
    await one.click();
    await expect(one).not.toBeChecked();
    const off = { track: await ground(one), knob: await ground(one, '::before') };
    expect(new Set([on.track, on.knob]).size).toBe(2);
    expect(new Set([off.track, off.knob]).size).toBe(2);
    expect(on.track).not.toBe(off.track);
  });
}
