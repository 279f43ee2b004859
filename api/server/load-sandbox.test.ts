import { expect, it } from 'vitest';
import { ConfigFault } from '#api/config/config-error.ts';
import { loadSandbox } from './load-sandbox.ts';

const missing = './no-such-sandbox.js';

it('says what to set where the sandbox is missing', async () => {
  const failure = await loadSandbox(() => import(/* @vite-ignore */ missing)).catch((e) => e);
  expect(failure).toBeInstanceOf(ConfigFault);
  expect(failure.message).toContain('X_CLIENT_ID');
});

it('passes on every other failure', async () => {
  const broken = new TypeError('broken');
  await expect(loadSandbox(() => Promise.reject(broken))).rejects.toBe(broken);
});
