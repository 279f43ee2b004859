import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createXClient } from '#api/providers/x/x-client.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { answerConsent } from './testing/answer-consent.ts';
import { authorization, callback, testXApp } from './testing/sandbox.ts';
import { startXSandbox, type XSandbox } from './x-sandbox.ts';

async function signIn(sandbox: XSandbox) {
  const { url, verifier } = authorization(sandbox.url);
  const back = new URL(await answerConsent(url, { username: 'survivor' }));
  const code = back.searchParams.get('code') ?? '';
  return clientOf(sandbox).exchangeCode({ code, verifier, redirectUri: callback });
}

const clientOf = ({ url }: XSandbox) =>
  createXClient({ apiUrl: url, authorizeUrl: `${url}/i/oauth2/authorize`, ...testXApp });

test('accounts, tokens and posts survive a restart, and no token stands in the file', async () => {
  const folder = temporaryFolder();
  const stateFile = join(folder, 'deeper', 'x-sandbox.json');
  const options = { port: 0, app: testXApp, stateFile };
  const first = await startXSandbox(options);
  const tokens = await signIn(first);
  const who = await clientOf(first).me(tokens.accessToken);
  await fetch(`${first.url}/2/tweets`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ text: 'still here' }),
  });
  const truth = first.control.truth();
  await first.stop();

  const saved = readFileSync(stateFile, 'utf8');
  expect(saved).not.toContain(tokens.accessToken);
  expect(saved).not.toContain(tokens.refreshToken);
  expect(readdirSync(join(folder, 'deeper'))).toEqual(['x-sandbox.json']);

  const second = await startXSandbox(options);
  expect(second.control.truth().posts).toEqual(truth.posts);
  expect(await clientOf(second).me(tokens.accessToken)).toEqual({ ...who, posts: 1 });
  expect((await clientOf(second).refresh(tokens.refreshToken ?? '')).refreshToken).toBeTruthy();
  await second.stop();
  rmSync(folder, { recursive: true });
});

test('a file that cannot be read is a start from nothing', async () => {
  const folder = temporaryFolder();
  const stateFile = join(folder, 'x-sandbox.json');
  writeFileSync(stateFile, '{"version": 0');
  const sandbox = await startXSandbox({ port: 0, app: testXApp, stateFile });
  expect(sandbox.control.truth().posts).toEqual([]);
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

test('a port that is in use is told to whoever starts it', async () => {
  const first = await startXSandbox({ port: 0, app: testXApp });
  const port = Number(new URL(first.url).port);
  await expect(startXSandbox({ port, app: testXApp })).rejects.toThrow('EADDRINUSE');
  await first.stop();
});

test('stopping does not wait for calls that hang', async () => {
  const sandbox = await startXSandbox({ port: 0, app: testXApp });
  sandbox.control.fault({ kind: 'hang_before', endpoint: 'me' });
  const hanging = clientOf(sandbox).me('any');
  const failed = expect(hanging).rejects.toMatchObject({ kind: 'temporary' });
  while (!sandbox.control.truth().calls.me) await new Promise(setImmediate);
  await sandbox.stop();
  await failed;
});

test('every other address is the timeline page, told that a sandbox is behind it', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'x-web-assets'));
  writeFileSync(join(folder, 'index.html'), '<head><title>X</title>');
  writeFileSync(join(folder, 'x-web-assets', 'app.js'), 'export {};');
  const built = await startXSandbox({ port: 0, app: testXApp, webFolder: folder });
  const get = async (path: string) => {
    const response = await fetch(built.url + path);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  for (const path of ['/', '/home', '/kit_ferro/status/1', '/compose/post']) {
    expect(await get(path)).toEqual([
      200,
      expect.stringContaining('text/html'),
      '<head><meta name="troupe-sandbox" /><title>X</title>',
    ]);
  }
  expect((await get('/x-web-assets/app.js'))[1]).toContain('javascript');
  expect((await get('/x-web-assets/gone.js'))[0]).toBe(404);
  await built.stop();
  rmSync(folder, { recursive: true });

  const bare = await startXSandbox({ port: 0, app: testXApp });
  expect(await (await fetch(bare.url)).text()).toContain('nothing leaves this machine');
  await bare.stop();
});
