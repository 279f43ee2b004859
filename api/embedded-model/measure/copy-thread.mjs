import { parentPort, workerData } from 'node:worker_threads';

// Copies memory for so many milliseconds, in blocks that no cache holds. Tells the bytes that were read and written
// in a second.
const source = Buffer.alloc(workerData.blockBytes, 1);
const target = Buffer.alloc(workerData.blockBytes, 2);
source.copy(target);
const begun = performance.now();
let blocks = 0;
while (performance.now() - begun < workerData.milliseconds) {
  source.copy(target);
  blocks += 1;
}
const seconds = (performance.now() - begun) / 1_000;
parentPort.postMessage((2 * blocks * workerData.blockBytes) / seconds);
