import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a machine can do, as far as it decides how fast a model writes. */
export interface MachineSpeed {
  /** Of memory, by as many threads as the engine has. */
  bytesPerSecond: number;
  threads: number;
}

const MILLISECONDS = 500;
const BLOCK_BYTES = 64 << 20;

/** Measures how fast this machine moves memory: half a second, in threads of their own. */
export async function measureSpeed(): Promise<MachineSpeed> {
  const threads = Math.max(1, Math.min(8, availableParallelism() - 1));
  const rates = await Promise.all(Array.from({ length: threads }, copyInThread));
  return { bytesPerSecond: rates.reduce((sum, rate) => sum + rate, 0), threads };
}

function copyInThread(): Promise<number> {
  const workerData = { milliseconds: MILLISECONDS, blockBytes: BLOCK_BYTES };
  const worker = new Worker(new URL('./copy-thread.mjs', import.meta.url), { workerData, env: {} });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Of a reply: what is new in its prompt, and what is written. */
const READ_TOKENS = 250;
const WRITTEN_TOKENS = 45;
/** Of what memory can move, what the engine gets. */
const USED_SHARE = 0.7;
/** Tokens of a prompt are evaluated together: so many in the time of one that is written. */
const READS_PER_WRITE = 5.5;
/** Bytes of weights that one core works through in a second of reading. */
const READ_BYTES_PER_CORE = 27e9;

/**
 * Seconds for a reply of usual length, estimated. To write a token all weights are read once: the bandwidth of memory decides.
 * To read a prompt the cores decide. Both factors are from public benchmarks of 4 billion parameters at 4 bits (2.7 GB) on
 * laptops of eight cores: 11 to 19 tokens written and 70 to 100 read in a second. Half as much again either way is usual.
 */
export function secondsPerReply(bytes: number, { bytesPerSecond, threads }: MachineSpeed): number {
  const written = (USED_SHARE * bytesPerSecond) / bytes;
  const read = Math.min(READS_PER_WRITE * written, (threads * READ_BYTES_PER_CORE) / bytes);
  const seconds = READ_TOKENS / read + WRITTEN_TOKENS / written;
  return seconds < 10 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5;
}
