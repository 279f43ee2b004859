import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';
import { apiUrl } from '../../people.ts';
import { expect, test } from '../fixtures.ts';

test('the persona of the last draft is chosen again', async ({ x, draft, page, person }) => {
  await person.post('/api/personas', {
    name: 'Analyst Ada',
    description: 'Reads filings for fun',
    personality: 'Precise and calm',
  });
  await x.goto('/home');
  const posts = page.getByTestId('tweet');
  const persona = draft.dialog.getByRole('combobox', { name: 'Persona' });
  for (const name of ['Degen Dana', 'Analyst Ada']) {
    await draft.draftFrom(posts.first());
    await persona.selectOption(name);
    await draft.button('Generate').click();
    await expect(draft.button('Generate')).toBeEnabled();
    await draft.button('Close').click();
    await draft.openFrom(posts.nth(1));
    await expect(persona.locator('option:checked')).toHaveText(name);
    await draft.drafted();
    await draft.button('Close').click();
  }
});

test('Cancel ends a draft that takes long, and nothing comes later', async ({
  x,
  draft,
  context,
}) => {
  let ended = false;
  await context.route('**/api/ai/generate-reply/stream', (route) => {
    route
      .request()
      .response()
      .catch(() => undefined);
  });
  context.on('requestfailed', (request) => {
    ended ||= request.url().endsWith('/generate-reply/stream');
  });
  await x.goto('/home');
  await draft.openFrom(x.postAt(0));
  await expect(draft.dialog.getByText('Writing a draft…')).toBeVisible();
  await expect(draft.button('Insert')).toBeDisabled();
  await draft.button('Cancel').click();
  await expect(draft.dialog.getByText('Writing a draft…')).toBeHidden();
  await expect.poll(() => ended).toBe(true);
  await expect(draft.text).toHaveValue('');
  await expect(draft.button('Generate')).toBeEnabled();
});

test('a dialog closed while it still asks the server orders no draft', async ({
  x,
  draft,
  page,
  context,
}) => {
  const asked: Route[] = [];
  await context.route(`${apiUrl}/api/personas`, (route) => void asked.push(route));
  let orders = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/generate-reply/stream')) orders += 1;
  });
  await x.goto('/home');
  const posts = page.getByTestId('tweet');
  await draft.openFrom(posts.first());
  await expect.poll(() => asked.length).toBe(1);
  await draft.button('Close').click();
  await expect(draft.dialog).toBeHidden();
  await context.unroute(`${apiUrl}/api/personas`);
  const answer = asked[0]?.request().response();
  await asked[0]?.continue();
  await (await answer)?.finished();
  // What the first dialog ordered would come before what the second one orders.
  await draft.draftFrom(posts.nth(1));
  expect(orders).toBe(1);
});

test('a point typed while the server is still asked goes into the draft that Enter asks for', async ({
  x,
  draft,
  context,
}) => {
  const asked: Route[] = [];
  await context.route(`${apiUrl}/api/personas`, (route) => void asked.push(route));
  await x.goto('/home');
  await draft.openFrom(x.postAt(0));
  await expect.poll(() => asked.length).toBe(1);
  const point = draft.dialog.getByLabel('What do you want to say? (optional)');
  await point.fill('fees fall first');
  await expect(draft.dialog.getByRole('status')).toHaveText('Press Enter to write the draft.');
  await point.press('Enter');
  const ordered = context.waitForEvent('request', (request) =>
    request.url().endsWith('/generate-reply/stream'),
  );
  await asked[0]?.continue();
  expect((await ordered).postData()).toContain('fees fall first');
  await draft.drafted();
});

test('a kept draft can be used while the server is slow to say what there is to choose from', async ({
  home,
  draft,
  context,
}) => {
  const post = home.postAt(0);
  await draft.draftFrom(post);
  await draft.text.fill('half a thought');
  await draft.button('Close').click();
  await context.route(`${apiUrl}/api/personas`, () => undefined);
  await draft.openFrom(post);
  await expect(draft.dialog.getByText('Asking your server…')).toBeVisible();
  await expect(draft.button('Generate')).toBeDisabled();
  await draft.text.fill('a whole thought');
  await draft.button('Insert').click();
  await home.openReply(post);
  await expect.poll(() => home.composerText()).toBe('a whole thought');
});

test('a first persona, made while the dialog waits for one, drafts at the next press', async ({
  x,
  draft,
  context,
}) => {
  await context.route(`${apiUrl}/api/personas`, (route) => route.fulfill({ json: [] }));
  await x.goto('/home');
  await draft.openFrom(x.postAt(0));
  await expect(draft.dialog.getByText(/You have no persona yet/)).toBeVisible();
  await context.unroute(`${apiUrl}/api/personas`);
  await draft.button('Generate').click();
  await draft.drafted();
  await expect(draft.dialog.getByText(/You have no persona yet/)).toBeHidden();
});

test('three known replies stand side by side, each with what it stands on', async ({
  home,
  draft,
  page,
}) => {
  const first = await draft.draftFrom(home.postAt(0));
  const replies = draft.dialog.getByRole('group', { name: 'Alternatives' }).getByRole('button');
  await expect(replies).toHaveCount(3);
  await expect(replies.first()).toHaveText(first);
  await draft.text.fill(`${first} edited`);
  await replies.nth(1).click();
  await expect(replies.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(draft.text).toHaveValue((await replies.nth(1).textContent()) ?? '');
  await replies.first().click();
  await expect(draft.text).toHaveValue(`${first} edited`);
  await draft.dialog.getByText('Why this draft').click();
  await expect(draft.dialog.getByText(/^Voice match:/)).toBeVisible();
  await expect(draft.dialog.getByText(/^No engagement forecast: only/)).toBeVisible();
  const ticks = draft.dialog.getByRole('list', { name: 'Checklist' }).getByRole('listitem');
  const helps = ticks.filter({ has: page.getByRole('img', { name: 'Helps:' }) });
  await expect(helps.filter({ hasText: 'No link leads readers away.' })).toBeVisible();
});

test('a draft is read while it is written', async ({ x, draft, context }) => {
  const events = [
    { type: 'text', text: `gm, ${'and fees fell again '.repeat(40)}fees` },
    {
      type: 'failed',
      error: { code: 'provider_failed', message: 'It broke off.', requestId: 'r' },
    },
  ];
  let finish = () => {};
  const half = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer(async (_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write(`data: ${JSON.stringify(events[0])}\n\n`);
    await half;
    answer.end(`data: ${JSON.stringify(events[1])}\n\n`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await context.route('**/api/ai/generate-reply/stream', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  await x.goto('/home');
  await draft.openFrom(x.postAt(0));
  const growing = draft.dialog.getByText(/^gm, .* fees$/);
  await expect(growing).toBeVisible();
  // Of a long one the end is seen, where it grows.
  const endIsSeen = await growing.evaluate((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return words.getBoundingClientRect().bottom <= text.getBoundingClientRect().bottom;
  });
  expect(endIsSeen).toBe(true);
  await expect(draft.text).toHaveValue('');
  await expect(draft.button('Insert')).toBeDisabled();
  finish();
  await expect(draft.dialog.getByText('It broke off.')).toBeVisible();
  await expect(growing).toBeHidden();
  server.close();
});

test('what was inserted is known as used, and as the text it was used as', async ({
  home,
  draft,
  person,
}) => {
  const written = await draft.draftFrom(await home.openReply());
  await draft.text.fill(`${written} Really.`);
  await draft.button('Insert').click();
  await expect(draft.dialog).toBeHidden();
  const [persona] = await person.get<{ id: string }[]>('/api/personas');
  const used = async () => {
    const drafts = await person.get<
      { content: string; outcome: string; finalText: string | null }[]
    >(`/api/personas/${persona?.id}/drafts`);
    return drafts.find(({ content }) => content === written);
  };
  await expect.poll(async () => (await used())?.outcome).toBe('edited');
  expect((await used())?.finalText).toBe(`${written} Really.`);
});
