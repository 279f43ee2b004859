import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LocalServers } from '#shared/contracts/local-servers.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { LocalServer } from './local-server.tsx';

const ok = (body: unknown): Answer => ({ status: 200, body });

const ollama: LocalServers['servers'][number] = {
  id: 'Ollama',
  name: 'Ollama',
  suggested: 'qwen3:4b',
  models: [
    { name: 'llama3.3:70b', parameters: 70.6e9, bytes: 42.5e9 },
    { name: 'qwen3:4b', parameters: 4e9, bytes: 2_497_293_931 },
    { name: 'smollm2', parameters: 361_821_120, bytes: null },
  ],
};
const none: LocalServers = { servers: [], chosen: null, isWriter: false };
const offered: LocalServers = { ...none, servers: [ollama] };
const using = (model: string): LocalServers => ({
  servers: [ollama],
  isWriter: true,
  chosen: {
    server: 'Ollama',
    name: 'Ollama',
    model,
    isThere: true,
    isRemoved: false,
    isByOperator: false,
  },
});

/** As a server keeps the choice. `check` answers what asking the model comes to. */
function show(
  begun: LocalServers,
  check: () => Answer = () => ok({ seconds: 2.1 }),
  role = 'owner',
) {
  let now = begun;
  const shown = renderScreen(<LocalServer />, {
    'GET /api/auth/user': () => ok({ ...nextUser(), role }),
    'GET /api/local-servers': () => ok(now),
    'PUT /api/local-servers/choice': ({ body }) => {
      now = using((body as { model: string }).model);
      return ok(now);
    },
    'DELETE /api/local-servers/choice': () => {
      now = offered;
      return ok(now);
    },
    'POST /api/local-servers/check': () => check(),
  });
  return { ...shown, becomes: (next: LocalServers) => (now = next) };
}

const models = () => within(screen.getByRole('group', { name: 'Models of Ollama' }));

test('a server that is found is offered with the sizes of its models, and writes after a press', async () => {
  const { sent } = show(offered);
  await screen.findByText(/^Ollama is running on the machine that runs Troupe\. Do you want/);
  expect(screen.queryByText(/writes your drafts/)).toBeNull();
  expect(
    models().getByRole('radio', { name: /^llama3\.3:70b 71B parameters · 43 GB/ }),
  ).toBeTruthy();
  const suggested = models().getByRole('radio', {
    name: /^qwen3:4b 4B parameters · 2\.5 GB · Suggested/,
  });
  expect(suggested).toHaveProperty('checked', true);
  expect(models().getByRole('radio', { name: /^smollm2 360M parameters/ })).toBeTruthy();
  press('Use qwen3:4b of Ollama');
  await screen.findByText(/^Ollama writes your drafts\..*Model: qwen3:4b\.$/);
  await screen.findByText('The model answered in 2.1 s.');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    server: 'Ollama',
    model: 'qwen3:4b',
  });
});

test('another model is chosen, and the server is left again', async () => {
  show(using('qwen3:4b'));
  await screen.findByText(/^Ollama writes your drafts\./);
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  models()
    .getByRole('radio', { name: /^smollm2/ })
    .click();
  await screen.findByRole('button', { name: 'Use smollm2 of Ollama' });
  press('Use smollm2 of Ollama');
  await screen.findByText(/Model: smollm2\.$/);
  press('Stop using Ollama');
  await screen.findByText(/Do you want to use it\?/);
});

test('what the server says of a failure is read aloud, in its own words', async () => {
  const words = { provider: 'Ollama', words: 'model requires more system memory (9.9 GiB)' };
  const says = `Ollama says: ${words.words}.`;
  show(using('qwen3:4b'), () => ({
    status: 502,
    body: { ...refusal('provider_failed', says), reason: 'provider.says', params: words },
  }));
  await screen.findByText(/^Ollama writes your drafts\./);
  press('Check again');
  expect((await screen.findByText(says)).getAttribute('role')).toBe('alert');
});

test('a removed model is chosen no longer, and the screen says so', async () => {
  const [, ...others] = ollama.models;
  const gone = using('llama3.3:70b');
  show({
    servers: [{ ...ollama, models: others }],
    isWriter: false,
    chosen: gone.chosen && { ...gone.chosen, isRemoved: true },
  });
  await screen.findByText(/^Ollama no longer has llama3\.3:70b\. Choose another model\./);
  expect(screen.getByRole('button', { name: 'Use qwen3:4b of Ollama' })).toBeTruthy();
});

test('one that is started meanwhile is found by looking again, also without a model', async () => {
  const { becomes } = show(none, () => ok({ seconds: null }));
  await screen.findByText(/^No AI server answers/);
  becomes({ ...offered, servers: [{ ...ollama, models: [], suggested: null }] });
  press('Look for local models');
  await screen.findByText(/^Ollama is running, but has no model yet\./);
  becomes(offered);
  press('Look for local models');
  await screen.findByRole('button', { name: 'Use qwen3:4b of Ollama' });
});

test('the server that the operator named is used by itself', async () => {
  const { chosen } = using('qwen3:4b');
  show({
    servers: [{ ...ollama, id: 'named' }],
    isWriter: true,
    chosen: chosen && { ...chosen, server: 'named', isByOperator: true },
  });
  await screen.findByText(/^Ollama writes your drafts\./);
  expect(screen.queryByRole('button', { name: /^Stop|^Use/ })).toBeNull();
});

test('a role that may not change settings reads why', async () => {
  const { sent } = show(offered, undefined, 'editor');
  await screen.findByText(/^Your role \(.*\) does not allow this/);
  expect(sent.some(({ path }) => path === '/api/local-servers')).toBe(false);
});
