import './product-server.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The product with a gauge: told `reset` it starts anew, told `read` it answers what it has seen. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (what) => {
  if (what === 'reset') delay.reset();
  else {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ blockedMs: delay.max / 1e6, heap: heapUsed / 1e6, rss: rss / 1e6 });
  }
});
