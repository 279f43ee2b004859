import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { unreadableTexts } from './display/contrast.ts';

const widths = [360, 768, 1440];
/** A tablet shows nothing that a phone or a desk does not. */
const themedWidths = [360, 1440];
/** Of one state of a screen, up to 27 looks, on a machine that is slow and busy. */
const PATIENCE_MS = 120_000;

/** Every rule of axe on the page as it stands. */
export async function expectWholePage(page: Page, where = 'as it stands'): Promise<void> {
  await expectScreen(page);
  const found = await axeViolations(page);
  expect(found, `${new URL(page.url()).pathname} ${where}`).toEqual([]);
}

/**
 * The page as it stands, on a phone, a tablet and a desk: axe finds nothing, nothing has to be
 * scrolled sideways, all text can be read in all twelve themes. The window is left on the desk.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  test.setTimeout(test.info().timeout + PATIENCE_MS);
  await expectScreen(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await widthBeyond(page), `${pathname} at ${width} px`).toBe(0);
    await expectWholePage(page, `at ${width} px`);
    if (!themedWidths.includes(width)) continue;
    expect(await unreadableTexts(page), `${pathname} at ${width} px`).toEqual([]);
  }
}

/** How much wider the page is than the window, less the room of a scroll bar. */
export function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, offsetWidth } = document.documentElement;
    return scrollWidth - offsetWidth;
  });
}

/** A screen comes a moment after its prerendered markup, which is inert; behind a dialog it has no role. */
function expectScreen(page: Page): Promise<void> {
  return expect(page.locator('h1:not([inert] *)').first()).toBeAttached();
}
