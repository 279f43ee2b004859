import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function expectAccessible(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  expect(found).toEqual([]);
}

/** Every rule of axe on the page as it stands. */
export const expectWholePage = (page: Page) => expectAccessible(new AxeBuilder({ page }));

/** Contrast only: what can differ from theme to theme. */
export const expectReadable = (page: Page) =>
  expectAccessible(new AxeBuilder({ page }).withRules(['color-contrast']));
