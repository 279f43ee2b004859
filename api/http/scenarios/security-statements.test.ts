import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { uploadMedia } from '#shared/contracts/publishing-media.ts';
import { endAllSessions } from '#shared/contracts/sessions.ts';

/** Statements of `docs/security.md` that no other test would miss. */
const app = testApp();
afterEach(() => void vi.useRealTimers());

/** What the server says to bytes that no client of ours would send. */
async function sent(bytes: string): Promise<string> {
  const socket = connect(app.running.port as number, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.end(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const post = (headers: string, body: string) =>
  `POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

describe('framing', () => {
  it('that can be read in two ways is refused before anything is answered', async () => {
    expect(await sent(post('Content-Length: 0', ''))).toMatch(/^HTTP\/1\.1 204 /);
    const doubtful = [
      post('Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
      post('Content-Length: 0\r\nContent-Length: 5', 'hello'),
      post('Transfer-Encoding: chunked, identity', '0\r\n\r\n'),
      post('Content-Length: +0', ''),
      post('X-Folded: a\r\n\tb: c\r\nContent-Length : 0', ''),
      post('Content-Length: 0\r\nX-Broken\0: a', ''),
    ];
    for (const bytes of doubtful) expect(await sent(bytes), bytes).toMatch(/^HTTP\/1\.1 400 /);
  });
});

it('a stream ends for whose session is gone, at the next look, and for nobody else', async () => {
  const [gone, stays] = [await app.signIn('stream_gone'), await app.signIn('stream_stays')];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ending = await gone.fetch('/api/events');
  const staying = await stays.fetch('/api/events');
  const whole = ending.text();
  await gone.call(endAllSessions);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await whole).not.toContain('still here');
  let heard = '';
  const reader = staying.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!heard.includes(': still here')) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    expect(done).toBe(false);
    heard += value;
  }
  await reader?.cancel();
});

it('no name of an uploaded file is kept', async () => {
  const user = await app.signIn('namer');
  const name = 'passport-of-namer.png';
  const data = pngOf(100).dataUrl;
  const body = { data, altText: 'a chart', name, fileName: name, filename: name };
  await user.call(uploadMedia, { body });
  const kept = await app.asOwner('select to_jsonb(m) - $$bytes$$ as row from media m');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).toContain('a chart');
  expect(JSON.stringify(kept)).not.toContain('passport');
});

it('a line of the log stays one line of JSON, whatever is asked for', async () => {
  const from = app.logged.length;
  const forged = '{"level":30,"event":"sign_in","user":"forged"}';
  const paths = [
    `/api/%0a${encodeURIComponent(forged)}`,
    `/api/personas?x=%0d%0a${encodeURIComponent(forged)}`,
    `/api/auth/test-login?username=%0a${encodeURIComponent(forged)}`,
  ];
  for (const path of paths) {
    await app.stranger.fetch(path, { headers: { 'user-agent': forged, referer: forged } });
  }
  const lines = () => app.logged.slice(from);
  await expect.poll(() => lines().length).toBe(paths.length);
  for (const line of lines()) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.stringify(JSON.parse(line))).not.toContain('forged');
  }
});

it('asks X for five scopes', async () => {
  const asked = new URL(await new XAccountFixture(app).go('/api/auth/x')).searchParams.get('scope');
  expect(asked?.split(' ').toSorted()).toEqual([
    'media.write',
    'offline.access',
    'tweet.read',
    'tweet.write',
    'users.read',
  ]);
});
