import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { themes } from './visitor.ts';

const widths = [360, 768, 1440];
/** A tablet shows nothing that a phone or a desk does not. */
const themedWidths = [360, 1440];
/** Of one state of a screen, 27 looks, on a machine that is slow and busy. */
const PATIENCE_MS = 120_000;

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

const told = (findings: Finding[]) =>
  findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );

/** Every rule of axe on the page as it stands. */
export async function expectWholePage(page: Page, where = 'as it stands'): Promise<void> {
  await expectScreen(page);
  // The legacy mode finishes in the page itself. Troupe's pages have no frames of other origins.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(told(violations), `${new URL(page.url()).pathname} ${where}`).toEqual([]);
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
    const unreadable = await page.evaluate(readInEveryTheme, themes);
    expect(unreadable.worn).toEqual(themes.map(({ personality }) => personality));
    expect(unreadable.found, `${pathname} at ${width} px`).toEqual([]);
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

/**
 * In the page, on which axe has been at work: changes the theme as another tab does that chooses
 * one, so that what is open stays open, and looks at contrast, the one rule that themes can break.
 */
async function readInEveryTheme(all: { personality: string; dark: boolean }[]) {
  const { axe } = window as unknown as {
    axe: { run(options: object): Promise<{ violations: Finding[] }> };
  };
  const root = document.documentElement;
  const worn: (string | undefined)[] = [];
  const found: object[] = [];
  for (const { personality, dark } of all) {
    localStorage.setItem('theme-personality', personality);
    localStorage.setItem('theme-dark', String(dark));
    dispatchEvent(new StorageEvent('storage', { key: 'theme-personality' }));
    // After the next paint, which on a busy machine takes its time.
    const isWorn = () =>
      root.dataset.personality === personality && root.classList.contains(dark ? 'dark' : 'light');
    for (let frame = 0; frame < 1_200 && !isWorn(); frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A colour that is inherited through several transitions arrives one after the other.
    for (let moving = document.getAnimations(); moving.length > 0; ) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      moving = document.getAnimations();
    }
    worn.push(isWorn() ? personality : '');
    const { violations } = await axe.run({ runOnly: ['color-contrast'] });
    for (const { nodes } of violations) {
      const places = nodes.map(({ html, failureSummary }) => ({ html, failureSummary }));
      found.push({ personality, dark, places });
    }
  }
  return { worn, found };
}
