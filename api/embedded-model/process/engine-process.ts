import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FromEngine, ToEngine } from './engine-messages.ts';
import type { LlamaModule } from './llama.ts';
import { loadWriter } from './load-writer.ts';

// The process that runs a model: it loads the file that it is started with and does one order after another.

const MEMORY_MS = 2_000;
const [engineFolder = '', modelPath = ''] = process.argv.slice(2);
const tell = (message: FromEngine) => process.send?.(message);
const tellMemory = () => tell({ memoryBytes: process.memoryUsage.rss() });

const writer = await load().catch(giveUp);

async function load() {
  const entry = pathToFileURL(join(engineFolder, 'node_modules/node-llama-cpp/dist/index.js'));
  return loadWriter((await import(entry.href)) as LlamaModule, modelPath);
}

function giveUp(error: Error): Promise<never> {
  return new Promise(() => process.send?.({ failed: error.message }, () => process.exit(1)));
}

const underWay = new Map<number, AbortController>();
let turn = Promise.resolve();

async function obey(order: Exclude<ToEngine, { cancel: number }>): Promise<void> {
  const { id } = order;
  const controller = new AbortController();
  underWay.set(id, controller);
  const mine = turn.then(async () => {
    const { signal } = controller;
    signal.throwIfAborted();
    if ('ask' in order) {
      const done = await writer.ask(order.ask, signal, (piece) => tell({ id, piece }));
      return tell({ id, done });
    }
    if (order.preload !== null) await writer.preload(order.preload, signal);
    return tell({ id, done: { text: '', isCut: false, inputTokens: 0, outputTokens: 0 } });
  });
  turn = mine.then(
    () => undefined,
    (error: unknown) => void tell({ id, fault: error instanceof Error ? error.message : '' }),
  );
  await turn;
  underWay.delete(id);
  tellMemory();
}

process.on('message', (order: ToEngine) => {
  if ('cancel' in order) underWay.get(order.cancel)?.abort();
  else void obey(order);
});
// Ends with the server, however that ends.
process.on('disconnect', () => process.exit(0));
setInterval(tellMemory, MEMORY_MS).unref();
tellMemory();
