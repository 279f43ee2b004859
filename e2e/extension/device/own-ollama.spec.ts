import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { type AiSandbox, startAiSandbox } from '#tools/sandbox/ai/ai-sandbox.ts';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';
import type { XPage } from '../../x-page/x-page.ts';
import { test as base, expect } from '../fixtures.ts';

/** The Ollama of the person's computer, at an address of its own. */
interface OwnOllama {
  url: string;
  ai: AiSandbox;
  /** It takes calls of browser extensions. */
  allows: boolean;
  stop(): Promise<void>;
}

async function startOllama(): Promise<OwnOllama> {
  const ai = await startAiSandbox();
  const state = { allows: true };
  const server = createServer(async (request, response) => {
    // As its own rule of origins: what names no page may call.
    const isForeign = /^(?:chrome|moz)-extension:/.test(request.headers.origin ?? '');
    if (isForeign && !state.allows) return response.writeHead(403).end();
    const body = await text(request);
    if (request.url === '/api/show') return response.end('{}');
    const answer = await fetch(`${ai.url}/ollama${request.url}`, {
      method: request.method ?? 'GET',
      ...(body ? { body } : {}),
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
  });
  const { url, stop } = await listenOnLoopback(server);
  const stopBoth = async () => {
    await stop();
    await ai.stop();
  };
  return Object.assign(state, { url, ai, stop: stopBoth });
}

const test = base.extend<{ ollama: OwnOllama }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  ollama: async ({}, use) => {
    const ollama = await startOllama();
    await use(ollama);
    await ollama.stop();
  },
});

test.beforeEach(({ x }) => x.goto('/home'));

/** In the panel: looks for Ollama at this address. */
async function lookIn(panel: Page, url: string) {
  await panel.getByRole('button', { name: 'API settings' }).click();
  await panel.getByLabel('Address of Ollama').fill(url);
  await panel.getByRole('button', { name: 'Look for Ollama' }).click();
}

interface Places {
  panel: Page;
  home: XPage;
  ollama: OwnOllama;
}

/** Has its suggested model write, and turns to X. */
async function choose({ panel, home, ollama }: Places) {
  await lookIn(panel, ollama.url);
  await expect(panel.getByRole('combobox', { name: 'Model' })).toHaveValue('qwen3:4b');
  await panel.getByRole('button', { name: 'Use qwen3:4b' }).click();
  await expect(
    panel.getByText('qwen3:4b of your Ollama writes your drafts on this computer.'),
  ).toBeVisible();
  await home.page.bringToFront();
}

test('the Ollama of this computer writes the next draft once it is chosen', async ({
  home,
  panel,
  draft,
  ollama,
}) => {
  await choose({ panel, home, ollama });
  await draft.openFrom(home.postAt(0));
  const provider = draft.dialog.getByRole('combobox', { name: 'Provider' });
  await expect(provider.locator('option:checked')).toHaveText('On this device');
  await expect(draft.text).not.toHaveValue('');
  const [asked] = ollama.ai.heard;
  expect(asked?.body).toMatchObject({ model: 'qwen3:4b', think: false, stream: false });
  expect(asked?.body.options).toMatchObject({ num_ctx: 2_048 });
  expect(asked?.system).toContain('Degen Dana');
});

test('an Ollama that refuses extensions shows the line that allows them', async ({
  panel,
  ollama,
}) => {
  ollama.allows = false;
  await lookIn(panel, ollama.url);
  const [origin] = panel.url().split('/sidepanel');
  await expect(panel.getByText(`OLLAMA_ORIGINS=${origin} ollama serve`)).toBeVisible();
  ollama.allows = true;
  await panel.getByRole('button', { name: 'Look for Ollama' }).click();
  await expect(panel.getByRole('combobox', { name: 'Model' })).toBeVisible();
});

test('what a draft fails for is said, in the words of Ollama where it has some', async ({
  draft,
  panel,
  home,
  ollama,
}) => {
  await choose({ panel, home, ollama });
  ollama.ai.fault = 'no-memory';
  await draft.openFrom(home.postAt(0));
  await expect(
    draft.dialog.getByText(
      'Ollama says: model requires more system memory (9.9 GiB) than is available (5.1 GiB).',
    ),
  ).toBeVisible();
  await ollama.stop();
  await draft.button('Generate').click();
  await expect(
    draft.dialog.getByText('Ollama cannot be reached. Start it again, or choose another provider.'),
  ).toBeVisible();
});

test('an address where nothing answers says so, and Ollama is left again', async ({
  panel,
  ollama,
}) => {
  await lookIn(panel, 'http://127.0.0.1:9');
  await expect(panel.getByText(/^No Ollama answers at this address/)).toBeVisible();
  await panel.getByLabel('Address of Ollama').fill(ollama.url);
  await panel.getByRole('button', { name: 'Look for Ollama' }).click();
  await panel.getByRole('button', { name: 'Use qwen3:4b' }).click();
  await panel.getByRole('button', { name: 'Stop using Ollama' }).click();
  await expect(panel.getByRole('button', { name: 'Look for Ollama' })).toBeVisible();
});
