import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { watchChanges } from '#shared/contracts/live.ts';
import { apiUrl } from '../people.ts';
import { addPersona, signIn, test } from './visitor.ts';

/** More than the connections that a browser keeps to one server over HTTP/1.1. */
const TABS = 8;
/** It only ends what hangs: how soon another tab leads is held by the test of `lead-tabs.ts`. */
const SLOW = { timeout: 90_000 };

interface Tab {
  page: Page;
  /** Whether it has the stream. */
  streams: boolean;
}

async function openTab(context: BrowserContext, page: Page): Promise<Tab> {
  const tab: Tab = { page, streams: false };
  const isStream = (url: string) => url === apiUrl + watchChanges.path;
  page.on('request', (request) => {
    if (isStream(request.url())) tab.streams = true;
  });
  const ended = (request: Request) => {
    if (isStream(request.url()) && request.frame().page() === page) tab.streams = false;
  };
  context.on('requestfailed', ended);
  context.on('requestfinished', ended);
  await page.goto('/personas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  return tab;
}

const leaders = (tabs: Tab[]) => tabs.filter(({ streams }) => streams);

test('eight tabs over plain http load, share one stream, and have a new leader at once', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page);
  const tabs = [await openTab(context, page)];
  while (tabs.length < TABS) tabs.push(await openTab(context, await context.newPage()));
  await expect.poll(() => leaders(tabs).length, SLOW).toBe(1);

  await addPersona(page, apiUrl, { name: 'Second Sal' });
  for (const tab of tabs) await expect(tab.page.getByText('Second Sal').first()).toBeVisible(SLOW);

  const [leader] = leaders(tabs) as [Tab];
  const left = tabs.filter((tab) => tab !== leader);
  await leader.page.close();
  await addPersona(left[0]?.page ?? page, apiUrl, { name: 'Third Theo' });
  for (const tab of left) await expect(tab.page.getByText('Third Theo').first()).toBeVisible(SLOW);
  await expect.poll(() => leaders(left).length, SLOW).toBe(1);
});

test('a leader that crashes is replaced', async ({ page, context }) => {
  test.slow();
  await signIn(page);
  const tabs = [await openTab(context, page)];
  while (tabs.length < 3) tabs.push(await openTab(context, await context.newPage()));
  await expect.poll(() => leaders(tabs).length, SLOW).toBe(1);
  const [leader] = leaders(tabs) as [Tab];
  const left = tabs.filter((tab) => tab !== leader);
  const crashed = leader.page.waitForEvent('crash');
  const session = await context.newCDPSession(leader.page);
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await expect.poll(() => leaders(left).length, SLOW).toBe(1);
});
