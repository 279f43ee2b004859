import { AsyncLocalStorage } from 'node:async_hooks';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects answers would hold the events back.
  'x-accel-buffering': 'no',
};
/** Whoever may no longer listen hears nothing 20 s later, with what the look itself takes. */
const HEARTBEAT_MS = 15_000;

/**
 * Sends each value as one server-sent event of JSON. A comment keeps proxies from closing a quiet
 * stream; at each, who listens is checked again, so that a revoked key hears no more.
 */
export function eventStream(
  events: AsyncIterable<unknown>,
  stillWelcome: () => Promise<boolean>,
  broke: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  // Who pulls later is the socket: the events go on in the context that asked for them.
  const inContext = AsyncLocalStorage.snapshot();
  let heartbeat: NodeJS.Timeout;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'));
      heartbeat = setInterval(async () => {
        try {
          if (await stillWelcome()) controller.enqueue(encoder.encode(': still here\n\n'));
          else await end(() => controller.close());
        } catch (error) {
          broke(error);
          await end(() => controller.error(error));
        }
      }, HEARTBEAT_MS);
    },
    async pull(controller) {
      try {
        const { done, value } = await inContext(() => iterator.next());
        if (done) return await end(() => controller.close());
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
      } catch (error) {
        broke(error);
        await end(() => controller.error(error));
      }
    },
    cancel: () => end(() => {}),
  });
  let ended = false;
  async function end(close: () => void): Promise<void> {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    close();
    await iterator.return?.();
  }
  return new Response(body, { headers: HEADERS });
}
