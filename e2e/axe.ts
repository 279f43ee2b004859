import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe objects to, and where. */
export interface Violation {
  id: string;
  html: string;
  failureSummary?: string;
}

/**
 * Every rule of axe on the page, or on what a selector finds. Axe is injected once for each
 * document: parsing it takes longer than most of its runs.
 */
export async function axeViolations(page: Page, include?: string): Promise<Violation[]> {
  await injectAxe(page);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const context = selector ? { include: [selector] } : document;
    // Without this axe words all that passes too, which nobody reads.
    const { violations, passes } = await axe.run(context, { resultTypes: ['violations'] });
    if (passes.length === 0) throw new Error('axe found nothing to look at');
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
    );
  }, include);
}

/** Not as a script element, which the page's own policy refuses. */
export async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
}
