import { expect, test, vi } from 'vitest';
import { hello, pair } from './extension-link.ts';

type Answer = (message: { type: string; nonce?: string }) => unknown;

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
  await expect(pair('trp_k', 'dana')).rejects.toThrow('The extension did not answer.');
});

test('hello tells the version to the server that is connected, to others only that it is there', async () => {
  const sent = installed(() => ({ ok: true, version: '0.1.0' }));
  expect(await hello()).toEqual({ version: '0.1.0' });
  expect(sent).toEqual([{ id: 'jeccinojlmdofoklnenbigbhnodcbbkg', message: { type: 'hello' } }]);
  installed(() => ({ ok: false, message: 'Troupe does not pair with this page.' }));
  expect(await hello()).toEqual({ version: null });
});

test('pair hands over our own origin and the key, and takes only its own nonce back', async () => {
  const sent = installed(({ nonce }) => ({ ok: true, nonce }));
  await pair('trp_k', 'dana');
  expect(sent[0]?.message).toMatchObject({
    type: 'pair',
    apiUrl: window.location.origin,
    key: 'trp_k',
    username: 'dana',
  });
  installed(() => ({ ok: true, nonce: 'another' }));
  await expect(pair('trp_k', 'dana')).rejects.toThrow('The extension did not answer.');
});

test("a refusal is told in the extension's own words", async () => {
  installed(() => ({ ok: false, message: 'This key does not open that server.' }));
  await expect(pair('trp_k', 'dana')).rejects.toThrow('This key does not open that server.');
});

test('a refusal that has a place for something says what stands there', async () => {
  const values = { apiUrl: 'http://localhost:3000' };
  installed(() => ({ ok: false, message: 'No answer from {apiUrl}.', values }));
  await expect(pair('trp_k', 'dana')).rejects.toThrow('No answer from http://localhost:3000.');
});

/** An extension that keeps the request, and answers these outcomes one after the other. */
function keeping(...outcomes: object[]) {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
  return installed(({ type, nonce }) =>
    type === 'pair' ? { ok: true, nonce, state: 'pending' } : outcomes.shift(),
  );
}

test('pair waits until the person has confirmed it, and asks by its own nonce', async () => {
  const sent = keeping(
    { ok: true, state: 'pending' },
    { ok: true, state: 'connecting' },
    { ok: true, state: 'connected' },
  );
  await pair('trp_k', 'dana');
  const [first, ...asked] = sent.map(({ message }) => message as { nonce: string });
  expect(asked).toEqual([1, 2, 3].map(() => ({ type: 'outcome', nonce: first?.nonce })));
});

test.each([
  [{ ok: true, state: 'declined' }, 'You cancelled the request in the extension.'],
  [{ ok: true, state: 'expired' }, 'The request expired before it was confirmed. Connect again.'],
  [
    {
      ok: true,
      state: 'failed',
      message: 'No answer from {apiUrl}.',
      values: { apiUrl: 'http://a' },
    },
    'No answer from http://a.',
  ],
  [{ ok: true, state: 'lost' }, 'The extension did not answer.'],
])('%j ends it with the reason', async (outcome, sentence) => {
  keeping({ ok: true, state: 'pending' }, outcome);
  await expect(pair('trp_k', 'dana')).rejects.toThrow(sentence);
});
