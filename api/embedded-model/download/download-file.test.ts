import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { hangsAfter, startFileServer } from '#api/testing/file-server.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { type Download, downloadFile, partOf } from './download-file.ts';

const file = randomBytes(300_000);
const server = await startFileServer(file);
afterAll(() => server.stop());

let path: string;
beforeEach(() => {
  path = join(temporaryFolder(), 'model.gguf');
  server.asked.length = 0;
  server.answers.length = 0;
});

const begin = (changes: Partial<Download> = {}) =>
  downloadFile({
    url: `${server.url}/model.gguf`,
    path,
    bytes: file.length,
    sha256: server.sha256,
    signal: new AbortController().signal,
    freeBytes: async () => null,
    onProgress: () => undefined,
    onChecking: () => undefined,
    ...changes,
  });

it('brings the whole file, tells how far it is, and leaves no part', async () => {
  const told: number[] = [];
  await begin({ onProgress: (received) => told.push(received), onChecking: () => told.push(-1) });
  expect(readFileSync(path).equals(file)).toBe(true);
  expect(existsSync(partOf(path))).toBe(false);
  expect(told[0]).toBe(0);
  expect(told.slice(-2)).toEqual([file.length, -1]);
});

it('goes on where a broken connection has ended', async () => {
  server.answers.push(hangsAfter(file, 100_000));
  const onProgress = (received: number) => {
    if (received === 100_000) server.breakConnections();
  };
  await expect(begin({ onProgress })).rejects.toMatchObject({ fault: 'interrupted' });
  expect(statSync(partOf(path)).size).toBe(100_000);
  await begin();
  expect(server.asked).toEqual([undefined, 'bytes=100000-']);
  expect(readFileSync(path).equals(file)).toBe(true);
});

it('a pause keeps what has arrived', async () => {
  server.answers.push(hangsAfter(file, 50_000));
  const pause = new AbortController();
  const onProgress = (received: number) => {
    if (received === 50_000) pause.abort(new Error('paused'));
  };
  await expect(begin({ signal: pause.signal, onProgress })).rejects.toThrow('paused');
  expect(statSync(partOf(path)).size).toBe(50_000);
  await begin();
  expect(readFileSync(path).equals(file)).toBe(true);
});

it('begins anew where the server knows no ranges', async () => {
  writeFileSync(partOf(path), randomBytes(70_000));
  server.answers.push((_, response) => void response.end(file));
  await begin();
  expect(server.asked).toEqual(['bytes=70000-']);
  expect(readFileSync(path).equals(file)).toBe(true);
});

it.each([
  ['other bytes', randomBytes(300_000)],
  ['more bytes', Buffer.concat([file, file])],
])('a file of %s is deleted, and said to be wrong', async (_, wrong) => {
  server.answers.push((__, response) => void response.end(wrong));
  await expect(begin()).rejects.toMatchObject({ fault: 'wrong_checksum' });
  expect(existsSync(path) || existsSync(partOf(path))).toBe(false);
});

it('does not begin where the disk has no room for it', async () => {
  const freeBytes = async () => 200_100_000;
  await expect(begin({ freeBytes })).rejects.toMatchObject({
    fault: 'disk_full',
    message: 'The disk has 0.2 GB free, and 0.2 GB are needed.',
  });
  expect(server.asked).toEqual([]);
});

it('a disk that is full in the middle is said so', async () => {
  symlinkSync('/dev/full', partOf(path));
  await expect(begin()).rejects.toMatchObject({ fault: 'disk_full' });
});

it('says how a server refused', async () => {
  server.answers.push((_, response) => void response.writeHead(403).end());
  await expect(begin()).rejects.toMatchObject({
    fault: 'refused',
    message: `${new URL(server.url).host} answered with status 403.`,
  });
});
