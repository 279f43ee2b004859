import { afterEach, expect, test, vi } from 'vitest';
import { hello, pair } from './extension-link.ts';

type Answer = (message: { type: string; nonce?: string }) => unknown;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The browser's side of the messages, which only an installed extension can show otherwise. */
function installed(answer: Answer) {
  const sent: { id: string; message: unknown }[] = [];
  vi.stubGlobal('chrome', {
    runtime: {
      sendMessage(id: string, message: Parameters<Answer>[0], done: (answer: unknown) => void) {
        sent.push({ id, message });
        done(answer(message));
      },
    },
  });
  return sent;
}

test('without an extension nobody answers', async () => {
  expect(await hello()).toBeNull();
  vi.stubGlobal('chrome', {});
  expect(await hello()).toBeNull();
  await expect(pair('trp_k')).rejects.toThrow('The extension did not answer.');
});

test('hello tells the version', async () => {
  const sent = installed(() => ({ ok: true, version: '0.1.0' }));
  expect(await hello()).toBe('0.1.0');
  expect(sent).toEqual([{ id: 'jeccinojlmdofoklnenbigbhnodcbbkg', message: { type: 'hello' } }]);
});

test('pair hands over our own origin and the key, and takes only its own nonce back', async () => {
  const sent = installed(({ nonce }) => ({ ok: true, nonce }));
  await pair('trp_k');
  expect(sent[0]?.message).toMatchObject({
    type: 'pair',
    apiUrl: window.location.origin,
    key: 'trp_k',
  });
  installed(() => ({ ok: true, nonce: 'another' }));
  await expect(pair('trp_k')).rejects.toThrow('The extension did not answer.');
});

test("a refusal is told in the extension's own words", async () => {
  installed(() => ({ ok: false, message: 'This key does not open that server.' }));
  await expect(pair('trp_k')).rejects.toThrow('This key does not open that server.');
});

test('a refusal that has a place for something says what stands there', async () => {
  const values = { apiUrl: 'http://localhost:3000' };
  installed(() => ({ ok: false, message: 'No answer from {apiUrl}.', values }));
  await expect(pair('trp_k')).rejects.toThrow('No answer from http://localhost:3000.');
});
