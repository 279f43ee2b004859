import http from 'node:http';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';

export interface RequestBarrier {
  url: string;
  /** Resolves when so many requests wait. */
  waiting(count: number): Promise<void>;
  /** Lets those that wait through, and all that come. */
  open(): void;
  stop(): Promise<void>;
}

/** Stands before another server and holds every request back until it is opened. */
export async function startRequestBarrier(target: string): Promise<RequestBarrier> {
  let isOpen = false;
  const held: (() => void)[] = [];
  const arrived = new EventTarget();
  const server = http.createServer((request, response) => {
    const pass = () => {
      const { method, headers, url } = request;
      const onward = http.request(new URL(url ?? '', target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    };
    if (isOpen) return pass();
    held.push(pass);
    arrived.dispatchEvent(new Event('request'));
  });
  return {
    ...(await listenOnLoopback(server)),
    async waiting(count) {
      while (held.length < count) {
        await new Promise((resolve) =>
          arrived.addEventListener('request', resolve, { once: true }),
        );
      }
    },
    open() {
      isOpen = true;
      for (const pass of held.splice(0)) pass();
    },
  };
}
