import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { apiUrl } from '../../people.ts';
import type { DraftPopover } from '../popover/draft-popover.ts';

/** Every call of the server. */
export const calls = `${apiUrl}/api/**`;

/** Cuts the server off; answers how it comes back. */
export async function goOffline(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(calls, (route) => route.abort('connectionrefused'));
  return () => context.unroute(calls);
}

/** Asks for a draft that the server cannot be asked for. */
export async function leaveWaiting(draft: DraftPopover, post: Locator): Promise<void> {
  await draft.openFrom(post);
  await expect(draft.dialog.getByRole('alert')).toContainText('is in the side panel');
  await draft.button('Close').click();
}

/** Opens the panel beside this page, as one more. */
export async function openPanel(page: Page): Promise<Page> {
  const panel = await page.context().newPage();
  const [worker] = page.context().serviceWorkers();
  await panel.goto(new URL('/sidepanel.html', worker?.url()).href);
  return panel;
}

/** What waits for the server, as the panel lists it. */
export const waiting = (panel: Page): Locator =>
  panel.getByRole('region', { name: 'Waiting drafts' });
