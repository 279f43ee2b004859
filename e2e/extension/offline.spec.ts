import type { Page, Route } from '@playwright/test';
import { apiUrl } from '../people.ts';
import { connect, expect, test } from './fixtures.ts';
import { calls, goOffline, leaveWaiting, openPanel, waiting } from './panel/waiting-drafts.ts';

/** Presses Retry before any other call is answered: each answer brings what waits, and the button goes. */
async function retryOnline(panel: Page): Promise<void> {
  const context = panel.context();
  const asked: Route[] = [];
  await context.route(calls, (route) => void asked.push(route));
  await waiting(panel).getByRole('button', { name: 'Retry' }).click();
  await context.unroute(calls);
  await Promise.all(asked.map((route) => route.continue()));
}

test('a draft that the server could not be asked for is written when the panel opens', async ({
  home,
  draft,
  page,
  goOnline,
}) => {
  const post = home.postAt(0);
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await draft.openFrom(post);
  await expect(draft.dialog.getByRole('alert')).toContainText(
    `No answer from ${apiUrl}. Your request is in the side panel`,
  );
  await draft.button('Close').click();
  await goOnline();

  const panel = await openPanel(page);
  await expect(waiting(panel).getByText(`Reply to ${handle}: `)).toBeVisible();
  await expect(waiting(panel).getByRole('button', { name: 'Copy' })).toBeVisible();

  await page.bringToFront();
  const written = await draft.draftFrom(post);
  await expect(waiting(panel)).toHaveCount(0);
  await draft.button('Close').click();
  await draft.openFrom(post);
  expect(await draft.drafted()).toBe(written);
});

test('the next answer of the server brings what waits; one order a post', async ({
  home,
  draft,
  page,
  goOnline,
}) => {
  const posts = home.posts();
  for (const at of [0, 0]) {
    await leaveWaiting(draft, posts.nth(at));
  }
  const panel = await openPanel(page);
  // Without the server the panel's own screens complain; the list is kept on this device.
  await expect(waiting(panel).getByText('Waiting for your server.')).toHaveCount(1);
  await goOnline();
  await page.bringToFront();
  await draft.draftFrom(posts.nth(1));
  await expect(waiting(panel).getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('a waiting draft can be tried again and discarded', async ({ home, draft, page, context }) => {
  await goOffline(context);
  await draft.openFrom(home.postAt(0));
  await expect(draft.dialog.getByRole('alert')).toContainText('is in the side panel');
  const panel = await openPanel(page);
  await waiting(panel).getByRole('button', { name: 'Retry' }).click();
  await expect(
    panel.getByText(`No answer from ${apiUrl}. Is the Troupe server running?`),
  ).toBeVisible();
  await retryOnline(panel);
  await expect(waiting(panel).getByRole('button', { name: 'Copy' })).toBeFocused();
  await waiting(panel).getByRole('button', { name: 'Discard' }).click();
  await expect(waiting(panel)).toHaveCount(0);
  await expect(panel.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Retry is heard also while another waiting draft is being written', async ({
  home,
  draft,
  page,
  context,
  goOnline,
}) => {
  const posts = home.posts();
  await leaveWaiting(draft, posts.first());
  await goOnline();

  const streams: Route[] = [];
  await context.route('**/api/ai/generate-reply/stream', (route) => {
    streams.push(route);
    if (streams.length === 2) return route.abort('connectionrefused');
    return streams.length > 2 ? route.continue() : undefined;
  });
  const panel = await openPanel(page);
  await expect.poll(() => streams.length).toBe(1);
  await page.bringToFront();
  await draft.openFrom(posts.nth(1));
  await expect(draft.dialog.getByRole('alert')).toContainText('is in the side panel');
  const retries = waiting(panel).getByRole('button', { name: 'Retry' });
  await expect(retries).toHaveCount(2);
  await retries.nth(1).click();
  await expect(retries.nth(1)).toBeEnabled();
  await streams[0]?.continue();
  await expect(waiting(panel).getByRole('button', { name: 'Copy' })).toHaveCount(2);
});

test('what the panel itself could not order waits too', async ({ home, page, context }) => {
  await home.postAt(0).getByTestId('tweetText').first().click();
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  const panel = await openPanel(page);
  await page.bringToFront();
  const thisPost = panel.getByRole('region', { name: 'This post' });
  await expect(thisPost).toBeVisible();
  await goOffline(context);
  await thisPost.getByRole('button', { name: 'Draft a reply' }).click();
  await expect(thisPost.getByText('The server could not be reached.')).toBeVisible();
  await expect(waiting(panel).getByText('Waiting for your server.')).toBeVisible();
  await retryOnline(panel);
  await expect(waiting(panel).getByRole('button', { name: 'Copy' })).toBeVisible();
});

const refusals = [
  { server: 'away', refuse: (route: Route) => route.abort('connectionrefused') },
  { server: 'asked too often', refuse: (route: Route) => route.fulfill({ status: 429 }) },
];

for (const { server, refuse } of refusals) {
  test(`that a draft was used is told later where the server is ${server}`, async ({
    home,
    draft,
    page,
    person,
    context,
  }) => {
    const written = await draft.draftFrom(await home.openReply());
    const asked: string[] = [];
    await context.route(calls, (route) => {
      asked.push(route.request().method());
      return refuse(route);
    });
    await draft.button('Insert').click();
    await expect(page.getByText('Draft inserted. Check it, then press Reply.')).toBeVisible();
    const [persona] = await person.get<{ id: string }[]>('/api/personas');
    const outcomes = async () => {
      const path = `/api/personas/${persona?.id}/drafts`;
      const drafts = await person.get<{ content: string; outcome: string }[]>(path);
      return drafts.filter(({ content }) => content === written).map(({ outcome }) => outcome);
    };
    await expect.poll(() => asked).toContain('PUT');
    expect(await outcomes()).not.toEqual(['accepted']);
    await context.unroute(calls);
    await page.keyboard.press('Escape');
    await draft.openFrom(home.postAt(1));
    await expect.poll(outcomes).toEqual(['accepted']);
  });
}

test('a draft that was used again meanwhile is not told as it was used before', async ({
  home,
  draft,
  page,
  person,
  context,
}) => {
  const written = await draft.draftFrom(await home.openReply());
  const [persona] = await person.get<{ id: string }[]>('/api/personas');
  const texts = async () => {
    const path = `/api/personas/${persona?.id}/drafts`;
    const drafts = await person.get<{ content: string; finalText: string | null }[]>(path);
    return drafts.filter(({ content }) => content === written).map(({ finalText }) => finalText);
  };
  const told: string[] = [];
  await context.route(calls, (route) => {
    told.push(route.request().method());
    return route.abort('connectionrefused');
  });
  await draft.text.fill('as it was used first');
  await draft.button('Copy').click();
  await expect.poll(() => told).toContain('PUT');
  await context.unroute(calls);
  await draft.insert('as it was used last');
  await expect(page.getByText('Draft inserted. Check it, then press Reply.')).toBeVisible();
  await expect.poll(texts).toEqual(['as it was used last']);
  // Whatever the worker still had to tell has been told before what is asked now.
  await page.keyboard.press('Escape');
  await draft.draftFrom(home.postAt(1));
  expect(await texts()).toEqual(['as it was used last']);
});

test('what waits for another server than that of now says for which, and offers no retry', async ({
  home,
  draft,
  page,
  person,
  background,
  context,
}) => {
  await goOffline(context);
  await leaveWaiting(draft, home.postAt(0));
  await connect(background, person.key, 'http://localhost:4');
  const panel = await openPanel(page);
  await expect(waiting(panel).getByText(`Waiting for ${apiUrl}.`)).toBeVisible();
  await expect(waiting(panel).getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(waiting(panel).getByRole('button', { name: 'Retry' })).toHaveCount(0);
});
