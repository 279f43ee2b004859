import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AiProviderInfo } from '#shared/contracts/generation.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { LocalServer } from './local-server.tsx';

const ok = (body: unknown) => ({ status: 200, body });
const provider = (id: AiProviderInfo['id'], name: string, isDefault: boolean) =>
  ({ id, name, isDefault, configured: true, model: 'llama3.2:1b', models: [] }) as const;

/** A server with a key, on a machine where Ollama runs or does not. */
function show(isRunning: () => boolean) {
  let kept: Settings = defaultSettings;
  return renderScreen(<LocalServer />, {
    'GET /api/auth/user': () => ok(nextUser()),
    'GET /api/settings': () => ok(kept),
    'PUT /api/settings': ({ body }) => {
      kept = body as Settings;
      return ok(kept);
    },
    'POST /api/ai/providers/find': () => {
      const isChosen = kept.api.preferLocalServer === true;
      const local = isRunning() ? [provider('local-server', 'Ollama', isChosen)] : [];
      return ok([provider('openai', 'OpenAI', !isChosen), ...local]);
    },
  });
}

test('a server that is found writes from one press on, until another press', async () => {
  const { sent } = show(() => true);
  await screen.findByText(/Ollama is ready\. .* Model: llama3\.2:1b\./);
  press('Use Ollama');
  await screen.findByText(/^Ollama writes your drafts\./);
  press('Stop using Ollama');
  await screen.findByRole('button', { name: 'Use Ollama' });
  const saved = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body as Settings);
  expect(saved.map(({ api }) => api.preferLocalServer)).toEqual([true, false]);
});

test('one that is started meanwhile is found by looking again', async () => {
  let isRunning = false;
  show(() => isRunning);
  await screen.findByText(/^No AI server answers/);
  isRunning = true;
  press('Look for local models');
  await screen.findByRole('button', { name: 'Use Ollama' });
});
