import { expect, it } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import { fairQueue, type QueueLimits } from './fair-queue.ts';

const bounds = {
  concurrency: 2,
  backgroundConcurrency: 1,
  maxQueuedPerOwner: 3,
  maxQueued: 5,
  busy: { ofOwner: message('request.own-texts-queued'), ofAll: message('request.texts-queued') },
};

/** Turns that begin are written down by name, and end when they are told to. */
function stage(changes: Partial<QueueLimits> = {}) {
  const queue = fairQueue({ ...bounds, ...changes });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, background = false, signal?: AbortSignal) =>
    queue
      .acquire({ owner: name.charAt(0), background, ...(signal ? { signal } : {}) })
      .then((end) => {
        begun.push(name);
        ends.set(name, end);
      });
  return { begun, ask, end: (name: string) => ends.get(name)?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('gives each owner one turn at a time, and the others theirs in between', async () => {
  const { begun, ask, end } = stage();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void ask(name);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  end('a2');
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  void ask('d1');
  end('c1');
  end('b1');
  await settle();
  expect(begun.slice(4)).toEqual(['a3', 'd1']);
});

it('keeps work in the background from the turns of people, and people from its own', async () => {
  const { begun, ask, end } = stage();
  for (const name of ['a1', 'b1', 'c1']) void ask(name, true);
  for (const name of ['a2', 'd1']) void ask(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'd1']);
  end('a1');
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'd1', 'b1']);
});

it('refuses what is too much of one owner, and too much of all, and says when to come again', async () => {
  const { ask } = stage();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name);
  const refused = { code: 'rate_limited', extra: { retryAfterSeconds: 5 } };
  await expect(ask('a5')).rejects.toMatchObject({
    ...refused,
    message: 'Your other texts are still being read. Try again in a few seconds.',
  });
  for (const name of ['b1', 'b2', 'b3']) void ask(name);
  await expect(ask('c1')).rejects.toMatchObject({
    ...refused,
    message: 'Too many texts are being read right now. Try again in a few seconds.',
  });
});

it('lets go of what nobody waits for any more, before it begins', async () => {
  const { begun, ask, end } = stage({ concurrency: 1 });
  const gone = new AbortController();
  void ask('a1');
  const second = ask('a2', false, gone.signal);
  void ask('a3');
  gone.abort();
  await expect(second).rejects.toMatchObject({ message: 'The request was cancelled.' });
  await expect(ask('b1', false, gone.signal)).rejects.toMatchObject({ code: 'provider_failed' });
  end('a1');
  await settle();
  expect(begun).toEqual(['a1', 'a3']);
});

it('gives an owner several turns, and another the next one that is free', async () => {
  const { begun, ask, end } = stage({ concurrency: 3, concurrencyPerOwner: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void ask(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  await settle();
  expect(begun.slice(3)).toEqual(['a3']);
  end('a2');
  await settle();
  expect(begun.slice(4)).toEqual(['b2']);
});

it('ends the wait of what has waited too long, and gives it no turn any more', async () => {
  const late = new Error('Too late');
  const { begun, ask, end } = stage({ concurrency: 1, maxWait: { ms: 1, error: () => late } });
  void ask('a1');
  await expect(ask('b1')).rejects.toBe(late);
  end('a1');
  await ask('c1');
  expect(begun).toEqual(['a1', 'c1']);
});

it('gives the members of an owner their turns one after the other, and each a queue of their own', async () => {
  const queue = fairQueue({ ...bounds, concurrency: 1, maxQueued: 10 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = async (name: string) => {
    ends.push(await queue.acquire({ owner: 'o', member: name.charAt(0) }));
    begun.push(name);
  };
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name);
  await expect(ask('a5')).rejects.toMatchObject({ code: 'rate_limited' });
  for (const name of ['b1', 'b2']) void ask(name);
  for (let turn = 0; turn < 6; turn += 1) {
    await settle();
    ends.shift()?.();
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

it('keeps a slot of an owner for another member than the one who holds the others', async () => {
  const shares = { concurrency: 4, concurrencyPerOwner: 3, concurrencyPerMember: 2 };
  const queue = fairQueue({ ...bounds, ...shares });
  const begun: string[] = [];
  const ask = async (name: string) => {
    await queue.acquire({ owner: 'o', member: name.charAt(0) });
    begun.push(name);
  };
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void ask(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});
