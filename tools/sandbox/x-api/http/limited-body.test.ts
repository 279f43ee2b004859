import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const sandbox = testSandbox();
const TOO_MANY = 17 * 1024 * 1024;

async function statusOf(headers: Record<string, string | number>, bytes: number): Promise<number> {
  const outgoing = request(`${sandbox.url}/2/tweets`, { method: 'POST', headers });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  // The server may hang up on what it no longer reads.
  outgoing.on('error', () => {});
  outgoing.write(Buffer.alloc(bytes, ' '));
  const [{ statusCode = 0 }] = await answered;
  outgoing.destroy();
  return statusCode;
}

test('a body that is too large is refused, whether it tells its size or not', async () => {
  expect(await statusOf({ 'content-length': TOO_MANY }, 10)).toBe(413);
  expect(await statusOf({ 'transfer-encoding': 'chunked' }, TOO_MANY)).toBe(413);
});

test('one that is small goes to the call', async () => {
  expect(await statusOf({ 'content-length': 10 }, 10)).toBe(401);
});
