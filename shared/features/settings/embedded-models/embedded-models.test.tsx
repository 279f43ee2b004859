import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EmbeddedModel, EmbeddedModels as Models } from '#shared/contracts/embedded-models.ts';
import type { LocalServers } from '#shared/contracts/local-servers.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { EmbeddedModels } from './embedded-models.tsx';

const small: EmbeddedModel = {
  id: 'small',
  name: 'Small 1B',
  licence: 'Apache-2.0',
  languages: 119,
  bytes: 1_300_000_000,
  memoryBytes: 2_000_000_000,
  state: 'absent',
  receivedBytes: 0,
  secondsPerReply: null,
  fault: null,
};
const large: EmbeddedModel = { ...small, id: 'large', name: 'Large 4B', bytes: 2_600_000_000 };
const machine: Models = {
  offer: 'offered',
  isByOperator: false,
  freeDiskBytes: 50e9,
  memoryBytes: 16e9,
  engineBytes: 85e6,
  models: [small, large],
  suggested: 'small',
};
const nobody: LocalServers = { servers: [], chosen: null, isWriter: false };

/** As a server whose downloads stand where a test puts them. */
function show(begun: Models, more: Record<string, (path: string) => Answer> = {}, role = 'owner') {
  let now = begun;
  let servers = nobody;
  const ok = (body: unknown): Answer => ({ status: 200, body });
  const becomes = (change: Partial<EmbeddedModel>) => {
    now = {
      ...now,
      models: now.models.map((one) => (one.id === 'small' ? { ...one, ...change } : one)),
    };
    return ok(now);
  };
  const shown = renderScreen(<EmbeddedModels />, {
    'GET /api/auth/user': () => ok({ ...nextUser(), role }),
    'GET /api/embedded-models': () => ok(now),
    'GET /api/local-servers': () => ok(servers),
    'POST /api/embedded-models/measure': () => {
      now = { ...now, models: now.models.map((one) => ({ ...one, secondsPerReply: 7 })) };
      return ok(now);
    },
    'POST /api/embedded-models/small/download': () =>
      becomes({ state: 'downloading', receivedBytes: 325e6, fault: null }),
    'POST /api/embedded-models/small/pause': () => becomes({ state: 'paused' }),
    'DELETE /api/embedded-models/small': () => becomes({ state: 'absent', receivedBytes: 0 }),
    'PUT /api/local-servers/choice': ({ body }) => {
      const { server, model } = body as { server: string; model: string };
      const name = 'This computer';
      const state = { isThere: true, isRemoved: false, isByOperator: false };
      servers = { servers: [], isWriter: true, chosen: { server, name, model, ...state } };
      return ok(servers);
    },
    ...more,
  });
  return { ...shown, becomes };
}

test('a model is downloaded with its progress, paused, resumed, and writes once it is ready', async () => {
  const { sent, becomes } = show(machine);
  await screen.findByText(/^1\.3 GB on disk · 2 GB of memory · 119 languages · Apache-2\.0$/);
  press('Download Small 1B');
  const bar = await screen.findByRole('progressbar', { name: 'Download of Small 1B' });
  expect(bar.getAttribute('aria-valuenow')).toBe('325000000');
  expect(screen.getByText('25%')).toBeTruthy();
  press('Pause Small 1B');
  await screen.findByRole('button', { name: 'Resume Small 1B' });
  press('Resume Small 1B');
  await screen.findByRole('button', { name: 'Pause Small 1B' });
  becomes({ state: 'checking', receivedBytes: small.bytes });
  await screen.findByText('Checking...');
  becomes({ state: 'ready' });
  await screen.findByRole('button', { name: 'Use Small 1B' });
  press('Use Small 1B');
  await screen.findByText('In use');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    server: 'embedded',
    model: 'small',
  });
});

test('the speed is measured before any download', async () => {
  show(machine);
  await screen.findByRole('button', { name: 'Measure the speed here' });
  press('Measure the speed here');
  expect(await screen.findAllByText(/about 7 s a reply here$/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Measure again' })).toBeTruthy();
});

test('a model is removed after a question', async () => {
  const { sent } = show({ ...machine, models: [{ ...small, state: 'ready' }] });
  await screen.findByRole('button', { name: 'Remove Small 1B' });
  press('Remove Small 1B');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Small 1B?' });
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  within(dialog).getByRole('button', { name: 'Remove' }).click();
  await screen.findByRole('button', { name: 'Download Small 1B' });
});

test.each([
  ['interrupted', /interrupted/],
  ['refused', /refused/],
  ['disk_full', /disk is full/],
  ['wrong_checksum', /damaged/],
  ['engine', /program that runs models could not/],
  ['no_npm', /npm is missing/],
] as const)('a download that ends with %s says so', async (fault, says) => {
  show({ ...machine, models: [{ ...small, state: 'paused', receivedBytes: 1, fault }] });
  expect((await screen.findByText(says)).getAttribute('role')).toBe('alert');
});

test('what this computer cannot take is not downloaded, and says why', async () => {
  const { sent } = show({
    ...machine,
    freeDiskBytes: 2e9,
    memoryBytes: 4e9,
    models: [{ ...small, memoryBytes: 6e9 }, large],
  });
  await screen.findByText('This computer has too little memory for it.');
  expect(screen.getByText('Not enough disk space: 2 GB are free.')).toBeTruthy();
  press('Download Small 1B');
  press('Download Large 4B');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['shared', /Several people/],
  ['off', /turned this off/],
  ['unsupported', /system of this server/],
] as const)('where models are %s, the section says why and offers none', async (offer, says) => {
  show({ ...machine, offer });
  await screen.findByText(says);
  expect(screen.queryByRole('list')).toBeNull();
});

test('where the operator keeps the models, one that is ready can be used and nothing else be pressed', async () => {
  show({ ...machine, isByOperator: true, models: [{ ...small, state: 'ready' }, large] });
  await screen.findByText(/^Several people use this server/);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Measure the speed here', 'Use Small 1B']);
});

test('a role that may not change settings is told so', async () => {
  show(machine, {}, 'viewer');
  await screen.findByText(/^Your role \(Viewer\) does not allow this\./);
});

test('a list that cannot be read says so, and is read again', async () => {
  let fails = true;
  show(machine, {
    'GET /api/embedded-models': () =>
      fails ? { status: 500, body: refusal('internal', 'No.') } : { status: 200, body: machine },
  });
  const again = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  again.click();
  const list = within(await screen.findByRole('list'));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Small 1BSuggested',
    'Large 4B',
  ]);
});
