import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createXClient } from '#api/providers/x/x-client.ts';
import { stageApp } from '../testing/publisher-harness.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();
let door: Server | undefined;
afterEach(() => door?.close());

async function listening(port: number, server = createServer()): Promise<Server> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

it('what was sent to nobody is provably not on X: it waits, and goes out once when X is there', async () => {
  const { stage } = on;
  const actor = await stage.actor('nobody_there');
  const closed = await listening(0);
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const apiUrl = `http://127.0.0.1:${port}`;
  const x = createXClient({ apiUrl, authorizeUrl: stage.sandbox.url, ...stageApp });
  stage.work({}, { x });
  const id = await stage.schedule(actor, 'is anybody there');
  // More often than a post that X refuses is tried.
  const outcomes = async () => (await stage.row(id)).outcomes.filter(Boolean);
  await expect.poll(async () => (await outcomes()).length).toBeGreaterThan(6);
  expect(new Set(await outcomes())).toEqual(new Set(['unsent']));

  const xPort = Number(new URL(stage.sandbox.url).port);
  door = await listening(
    port,
    createServer((socket) => {
      const there = connect(xPort, '127.0.0.1');
      socket.pipe(there).pipe(socket);
      there.on('error', () => socket.destroy());
      socket.on('error', () => there.destroy());
    }),
  );
  expect(await stage.settled([id])).toMatchObject([{ status: 'posted', tries: 0 }]);
  expect(stage.liveTexts('nobody_there')).toEqual(['is anybody there']);
});
