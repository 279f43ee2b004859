import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type Caller, testApp } from '#api/testing/app.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { createBodyBudget } from './body-budget.ts';

const never = () => () => {};
const budget = (changes: Parameters<typeof createBodyBudget>[0]) =>
  createBodyBudget(changes, never);

describe('the room for bodies', () => {
  it('is shared: one person has a part of it, and that part is theirs again at the end', () => {
    const bodies = budget({ total: 100, share: 40 });
    const [first, second] = [bodies.open('a'), bodies.open('a')];
    first.add(30);
    second.add(11);
    expect(first.signal.aborted).toBe(false);
    expect(second.signal.reason).toMatchObject({ code: 'rate_limited' });
    expect(bodies.bytes).toBe(30);
    first.close();
    expect([bodies.bytes, bodies.count]).toEqual([0, 0]);
    const third = bodies.open('a');
    third.add(40);
    expect(third.signal.aborted).toBe(false);
  });

  it('is made by whoever holds most, however many they are', () => {
    const bodies = budget({ total: 100, share: 40 });
    const greedy = ['a', 'b', 'c'].map((who) => {
      const body = bodies.open(who);
      body.add(33);
      return body;
    });
    const small = bodies.open('d');
    small.add(5);
    expect(small.signal.aborted).toBe(false);
    expect(greedy.filter(({ signal }) => signal.aborted)).toHaveLength(1);
    expect(bodies.bytes).toBeLessThanOrEqual(100);
  });

  it('is not for what stands still: it ends at the second look, what moves goes on', () => {
    const bodies = budget({ floor: 10 });
    const [still, moving] = [bodies.open('a'), bodies.open('b')];
    still.add(1_000);
    moving.add(10);
    bodies.sweep();
    expect(still.signal.aborted).toBe(false);
    moving.add(10);
    bodies.sweep();
    expect(still.signal.reason).toMatchObject({ code: 'bad_request' });
    expect(moving.signal.aborted).toBe(false);
    const late = bodies.open('c');
    bodies.sweep();
    expect([late.signal.aborted, moving.signal.aborted]).toEqual([false, true]);
  });

  it('looks by itself, until it is stopped', () => {
    let look = () => {};
    let isStopped = false;
    const bodies = createBodyBudget({}, (given) => {
      look = given;
      return () => {
        isStopped = true;
      };
    });
    const { signal } = bodies.open('a');
    look();
    look();
    expect(signal.aborted).toBe(true);
    bodies.stop();
    expect(isStopped).toBe(true);
  });
});

describe('uploads that never end', () => {
  const app = testApp();

  /** Sends all of a picture but its last byte, and waits for what the server makes of it. */
  async function stalled(cookie: string) {
    const { port } = app.running;
    const outgoing = request({
      port,
      path: createPersona.path,
      method: 'POST',
      agent: false,
      headers: {
        cookie,
        origin: app.url,
        'content-type': 'application/json',
        'content-length': 7_000_001,
      },
    });
    const answer = new Promise<{ status: number; body: string; connection: string | undefined }>(
      (resolve, reject) => {
        outgoing.on('error', reject);
        outgoing.on('response', async (incoming) => {
          const { statusCode: status = 0, headers } = incoming;
          resolve({ status, body: await text(incoming), connection: headers.connection });
        });
      },
    );
    answer.catch(() => {});
    outgoing.write(Buffer.alloc(7_000_000, 32));
    return answer;
  }

  async function cookieOf(username: string): Promise<string> {
    const response = await fetch(`${app.url}/api/auth/test-login?username=${username}`);
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  const writes = (caller: Caller) => caller.call(createExtensionKey, { body: { name: 'k' } });

  it('of one person keep nobody from writing, and end early', async () => {
    const { bodies } = app.running.ctx;
    const other = await app.signIn('bystander');
    const cookie = await cookieOf('hoarder');
    const uploads = Array.from({ length: 9 }, () => stalled(cookie));
    // Two are a share; the others are told so while they still send.
    await expect.poll(() => bodies.count).toBe(2);
    expect(bodies.bytes).toBeLessThan(16_777_217);
    await writes(other);
    bodies.sweep();
    bodies.sweep();
    const answers = await Promise.allSettled(uploads);
    const told = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    expect(told.map(({ status }) => status)).toContain(400);
    for (const { status, body, connection } of told) {
      expect([400, 429]).toContain(status);
      expect(errorBody.parse(JSON.parse(body)).code).toMatch(/bad_request|rate_limited/);
      expect(connection).toBe('close');
    }
    await expect.poll(() => [bodies.count, bodies.bytes]).toEqual([0, 0]);
    await writes(await app.signIn('hoarder'));
  });
});
