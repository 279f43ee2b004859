import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { closable } from './close-server.ts';

it('does not wait for a connection on which nothing was ever asked', async () => {
  const server = createServer((_, response) => response.end());
  const close = closable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const unused = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([once(unused, 'connect'), once(server, 'connection')]);
  const ended = once(unused, 'close');
  await close();
  await ended;
  expect(unused.destroyed).toBe(true);
});
